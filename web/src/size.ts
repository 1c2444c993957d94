/** The size of elements, told without making the browser lay the page out only to know it. */

/** Tells that an element has a size, and whenever it has changed. */
export function watchSize(element: HTMLElement, tell: (element: HTMLElement) => void) {
  const observer = new ResizeObserver(() => tell(element));
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
