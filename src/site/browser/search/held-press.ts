/** Milliseconds after a finger has left within which the browser tells of its press. */
const untilClick = 80;

/** Answers what to wait for before what is offered may change: a press means what it began on. */
export function attendPresses(panel: HTMLElement): () => Promise<void> {
  let press = Promise.resolve();
  panel.addEventListener("pointerdown", () => {
    press = new Promise((resolve) => {
      const end = () => setTimeout(resolve, untilClick);
      for (const type of ["pointerup", "pointercancel"]) {
        addEventListener(type, end, { once: true });
      }
    });
  });
  return () => press;
}
