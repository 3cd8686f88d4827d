/** The element in the middle of the window, and its distance from the top in pixels. */
export interface Seen {
  readonly element: Element;
  readonly top: number;
}

export function findSeen(): Seen | undefined {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return element?.closest("main")
    ? { element, top: element.getBoundingClientRect().top }
    : undefined;
}

/** The frames in which cards near the window replace their estimated heights. */
const settlingFrames = 3;

/** Returns an element to its place; estimated heights of cards above it have moved it. */
export function keepSeen({ element, top }: Seen, frames = settlingFrames): void {
  if (element.isConnected) {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    if (frames > 0) {
      requestAnimationFrame(() => keepSeen({ element, top }, frames - 1));
    }
  }
}
