/** Milliseconds without another letter after which the server is asked, where the device is quick. */
const shortest = 120;
/** Milliseconds after which even the slowest device asks. */
const longest = 400;

let pause = shortest;

/** Milliseconds without another letter after which the server is asked. */
export function pauseNow(): number {
  return pause;
}

/** Shows an answer, and lets a device that is slow at it ask less often: keys wait while it shows. */
export function showAtPace(show: () => void): void {
  const begun = performance.now();
  show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      pause = Math.min(longest, Math.max(shortest, 2 * (performance.now() - begun)));
    }),
  );
}
