/** The element that must be painted for a press to count as answered. */
export interface Expectation {
  readonly selector: string;
  /** Text that the element has in it. */
  readonly text?: string;
  /** The beginning of the address, path and query. */
  readonly address?: string;
  /** How many such elements are visible: at least one, and no more than this. */
  readonly most?: number;
}

/** A press that is waited for. */
export interface Errand {
  readonly id: number;
  readonly expectation: Expectation;
  /** How many keys are typed; the last is the press. None: a finger's. */
  readonly keys: number;
}

/** How a press was answered. */
export interface Outcome {
  readonly id: number;
  /** Milliseconds from the finger's or the last key's release until the expected was painted. */
  readonly painted: number;
  /** The same from the beginning of the navigation to the document in which it was asked for. */
  readonly sinceNavigation: number;
  /** The document that answered. */
  readonly by: "the same document" | "a prerendered document" | "another document";
}

interface Progress extends Errand {
  readonly origin: number;
  readonly typed: number;
  /** When the finger or the last key went down, and when the finger was lifted. */
  readonly pressed?: number;
  readonly released?: number;
}

/** How Node hears of outcomes. */
export const outcomeBinding = "benchOutcome";
/** The function of the page that arms the probe; false where what is expected is there already. */
export const armName = "benchArm";

/**
 * Runs first in every document: follows an errand across documents and tells when a frame with the
 * expected was painted. Times are compared in milliseconds of the clock, for every document has its own zero.
 */
export function probe(binding: string, arm: string): void {
  const key = "bench-errand";
  const zero = performance.timeOrigin;
  const read = (): Progress | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "") as Progress;
    } catch {
      return undefined;
    }
  };
  const write = (errand: Progress) => sessionStorage.setItem(key, JSON.stringify(errand));
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const seen = { opacityProperty: true, visibilityProperty: true };
    return width > 0 && height > 0 && element.checkVisibility(seen);
  };
  /** The words of an element without the signs that keep a line from ending. */
  const written = ({ textContent }: Element) =>
    textContent.replaceAll("\u2060", "").replaceAll("\u00A0", " ");
  const isMet = ({ selector, text = "", address = "", most }: Expectation) => {
    if (!(location.pathname + location.search).startsWith(address)) {
      return false;
    }
    const visible = [...document.querySelectorAll(selector)].filter(
      (element) => written(element).includes(text) && isShown(element),
    );
    return visible.length > 0 && (most === undefined || visible.length <= most);
  };
  const tell = (errand: Progress, painted: number) => {
    // A site that acts on the way down may be done before the finger is lifted.
    const { id, origin, pressed = 0, released = pressed + 50 } = errand;
    const [navigation] = performance.getEntriesByType("navigation");
    const activated = Number(navigation && Reflect.get(navigation, "activationStart"));
    const isSame = zero + activated < pressed;
    const outcome: Outcome = {
      id,
      painted: Math.max(0, painted - released),
      sinceNavigation: painted - origin,
      by: isSame
        ? "the same document"
        : activated > 0
          ? "a prerendered document"
          : "another document",
    };
    (Reflect.get(globalThis, binding) as (text: string) => void)(JSON.stringify(outcome));
  };
  const look = () => {
    const errand = read();
    if (!errand) {
      return;
    }
    if (errand.pressed === undefined || !isMet(errand.expectation)) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem(key);
    // The frame is painted right after this callback; a message is the first thing to run then.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => tell(errand, zero + performance.now()));
    port1.start();
    port2.postMessage("");
  };
  const note = (change: (errand: Progress, at: number) => Progress) => (event: Event) => {
    const errand = read();
    if (errand) {
      write(change(errand, zero + event.timeStamp));
    }
  };
  const early = { capture: true, passive: true };
  const down = note((errand, pressed) => (errand.keys > 0 ? errand : { pressed, ...errand }));
  const up = note((errand, released) =>
    errand.pressed === undefined ? errand : { released, ...errand },
  );
  const type = note((errand, time) => {
    const typed = errand.typed + 1;
    return typed === errand.keys
      ? { ...errand, typed, pressed: time, released: time }
      : { ...errand, typed };
  });
  addEventListener("pointerdown", down, early);
  addEventListener("pointerup", up, early);
  addEventListener("keydown", type, early);
  Reflect.set(globalThis, arm, (errand: Errand) => {
    if (isMet(errand.expectation)) {
      return false;
    }
    write({ ...errand, origin: zero, typed: 0 });
    requestAnimationFrame(look);
    return true;
  });
  const begin = () => requestAnimationFrame(look);
  if (Reflect.get(document, "prerendering") === true) {
    document.addEventListener("prerenderingchange", begin, { once: true });
  } else {
    begin();
  }
}
