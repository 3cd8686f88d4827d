/** Milliseconds after a finger has left within which even a busy browser tells of its press. */
const untilClick = 1000;

/** Answers what to wait for before what is offered may change: a press means what it began on. */
export function attendPresses(panel: HTMLElement): () => Promise<void> {
  let press = Promise.resolve();
  panel.addEventListener("pointerdown", () => {
    const ended = new AbortController();
    const { signal } = ended;
    press = new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve());
    });
    const waits = { pointercancel: 0, pointerup: untilClick, click: 0 };
    for (const [type, wait] of Object.entries(waits)) {
      addEventListener(type, () => setTimeout(() => ended.abort(), wait), { signal });
    }
  });
  return () => press;
}
