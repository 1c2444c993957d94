/** Answers pass only once what is on the screen has been there for a moment: nobody can have read it before. */

/** Milliseconds: longer than what lies between the two taps of a double tap. */
const MOMENT = 300;

export class Gate {
  open = $state(false);
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shuts until what is drawn next has been on the screen for a moment. */
  shut(): void {
    this.open = false;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    // The frame that comes first is drawn; when the second begins, it is on the screen.
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => {
        this.timer = setTimeout(() => (this.open = true), MOMENT);
      });
    });
  }
}
