/** Tasks of the browser: it draws and listens between two of them, and never while one goes on. */

/** Resolves in a task of its own, as soon as there is one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves once everything that there is to draw has been drawn; where nothing is seen, at once. */
export async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await nextTask();
}
