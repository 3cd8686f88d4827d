import { readStored } from "#site/islands/device-storage.ts";
import { goPlainly } from "#site/browser/go-plainly.ts";
import { sendPatience, within } from "#site/islands/time-limits.ts";
import { isPlainClick } from "#site/browser/plain-click.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

const asleep = new Map<HTMLElement, Promise<void> | undefined>();

/** Hydrates an island once; every caller waits for the same hydration, and none for one that is awake. */
async function awaken(element: HTMLElement): Promise<void> {
  const begun = asleep.get(element);
  if (begun || !asleep.has(element)) {
    return begun;
  }
  const waking = import("#site/browser/load-island.ts")
    .then(({ loadIsland }) => loadIsland(element))
    .then(
      () => void asleep.delete(element),
      (error: unknown) => {
        asleep.set(element, undefined);
        throw error;
      },
    );
  asleep.set(element, waking);
  return waking;
}

/** Wakes an island if its files can be fetched; the next sign of intent tries again. */
function tryToWake(element: HTMLElement): void {
  awaken(element).catch(() => undefined);
}

function islandOf(event: Event): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>("[data-island]");
  return island && asleep.has(island) ? island : undefined;
}

/** Keeps a click or submit that came too early, and repeats it when the island is awake. */
function keepEarly(event: Event): void {
  const island = islandOf(event);
  if (!island || (event instanceof MouseEvent && !isPlainClick(event))) {
    return;
  }
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(event.type === "submit" ? "form" : "a,button");
  if (!control?.closest("[data-live]") || !island.contains(control)) {
    tryToWake(island);
    return;
  }
  if (event.type === "click" && control.matches("[type=submit]")) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute("aria-busy", "true");
  // A button with an address of its own does not send; once it is awake, a click does its work.
  const { submitter } = event as SubmitEvent;
  const action = submitter?.getAttribute("formaction");
  within(sendPatience, awaken(island))
    .finally(() => control.removeAttribute("aria-busy"))
    .then(
      () => {
        if (action || !(control instanceof HTMLFormElement)) {
          (submitter ?? control).click();
        } else {
          // An island that broke while it woke has another form.
          (control.isConnected ? control : island.querySelector("form"))?.requestSubmit();
        }
      },
      () => {
        if (action && control instanceof HTMLFormElement) {
          control.action = action;
        }
        goPlainly(control);
      },
    );
}

function onIntent(event: Event): void {
  const island = islandOf(event);
  if (island) {
    tryToWake(island);
  }
}

/**
 * Leaves the islands inside a part of the page asleep until the first sign of intent. One that shows
 * what the visitor has begun wakes when the page is idle.
 */
export function sleepUntilWanted(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-island]")) {
    asleep.set(element, undefined);
    const names = element.dataset["wakeFor"]?.split(" ") ?? [];
    if (names.some((name) => name === "always" || readStored(name) !== null)) {
      whenIdle(() => tryToWake(element));
    }
  }
}

/** Wakes the islands of the page, each at the first sign of intent. */
export function attendIslands(): void {
  sleepUntilWanted(document.body);
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }
  addEventListener("click", keepEarly, { capture: true });
  addEventListener("submit", keepEarly, { capture: true });
}
