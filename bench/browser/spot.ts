/** A CSS selector, and text that the element has somewhere in it. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: scrolls the first visible target into view where it is not and answers its middle,
 * in the pixels that touches are told in; nothing where there is none.
 */
export function findSpot({ selector, text = "" }: Target): Spot | undefined {
  const view = globalThis.visualViewport;
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere =
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    return isThere && element.textContent.includes(text);
  });
  if (!found || !view) {
    return undefined;
  }
  const place = found.getBoundingClientRect();
  const top = place.top - view.offsetTop;
  if (top < 90 || top + place.height > view.height - 60) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const now = found.getBoundingClientRect();
  const within = (at: number, size: number) =>
    Math.min(Math.max(at * view.scale, 1), size * view.scale - 1);
  return {
    x: within(now.left - view.offsetLeft + now.width / 2, view.width),
    y: within(now.top - view.offsetTop + Math.min(now.height / 2, 200), view.height),
  };
}
