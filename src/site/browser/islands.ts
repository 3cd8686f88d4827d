import { readStored } from "#site/islands/device-storage.ts";
import { isPlainClick, runDefaultAction } from "#site/browser/default-action.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

const pendingIslands = new Map<HTMLElement, Promise<void> | undefined>();

/** Hydrates an island once; all callers share the same hydration. */
async function hydrateOnce(element: HTMLElement): Promise<void> {
  const hydration = pendingIslands.get(element);
  if (hydration || !pendingIslands.has(element)) {
    return hydration;
  }
  const newHydration = import("#site/browser/load-island.ts")
    .then(({ loadIsland }) => loadIsland(element))
    .then(
      () => void pendingIslands.delete(element),
      (error: unknown) => {
        pendingIslands.set(element, undefined);
        throw error;
      },
    );
  pendingIslands.set(element, newHydration);
  return newHydration;
}

/** Hydrates an island; if its files cannot be loaded, the next intent retries. */
function tryToHydrate(element: HTMLElement): void {
  hydrateOnce(element).catch(() => undefined);
}

function findPendingIsland(event: Event): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>("[data-island]");
  return island && pendingIslands.has(island) ? island : undefined;
}

/** Holds back a click or submit on an unhydrated island and replays it after hydration. */
function replayEarlyEvent(event: Event): void {
  const island = findPendingIsland(event);
  if (!island || (event instanceof MouseEvent && !isPlainClick(event))) {
    return;
  }
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(event.type === "submit" ? "form" : "a,button");
  if (!control?.closest("[data-live]") || !island.contains(control)) {
    tryToHydrate(island);
    return;
  }
  if (event.type === "click" && control.matches("[type=submit]")) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute("aria-busy", "true");
  // A button with its own `formaction` is clicked after hydration instead of submitting the form.
  const { submitter } = event as SubmitEvent;
  const action = submitter?.getAttribute("formaction");
  withTimeout(sendTimeout, hydrateOnce(island))
    .finally(() => control.removeAttribute("aria-busy"))
    .then(
      () => {
        if (action || !(control instanceof HTMLFormElement)) {
          (submitter ?? control).click();
        } else {
          // An island that failed during hydration has a new form.
          (control.isConnected ? control : island.querySelector("form"))?.requestSubmit();
        }
      },
      () => {
        if (action && control instanceof HTMLFormElement) {
          control.action = action;
        }
        runDefaultAction(control);
      },
    );
}

function hydrateOnIntent(event: Event): void {
  const island = findPendingIsland(event);
  if (island) {
    tryToHydrate(island);
  }
}

/**
 * Registers the islands of an element for hydration on intent; those with stored content hydrate
 * when idle.
 */
export function registerIslands(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-island]")) {
    pendingIslands.set(element, undefined);
    const names = element.dataset["wakeFor"]?.split(" ") ?? [];
    if (names.some((name) => name === "always" || readStored(name) !== null)) {
      whenIdle(() => tryToHydrate(element));
    }
  }
}

/** Hydrates each island of the page at the first sign of intent. */
export function initIslands(): void {
  registerIslands(document.body);
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    addEventListener(type, hydrateOnIntent, { capture: true, passive: true });
  }
  addEventListener("click", replayEarlyEvent, { capture: true });
  addEventListener("submit", replayEarlyEvent, { capture: true });
}
