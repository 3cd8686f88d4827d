import type * as inPlaceModule from "#site/browser/in-place.ts";
import { isPlainClick, runDefaultAction } from "#site/browser/default-action.ts";
import { currentPage } from "#site/browser/pages/current-page.ts";
import { pressTimeout } from "#site/islands/time-limits.ts";
import { prefersLessData } from "#site/browser/saves-data.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

const controlSelector =
  "[data-listing-link], [data-product], [data-picture], [data-turn], [data-enlarge], [data-list-toggle], [data-search], [data-print]";

type InPlace = typeof inPlaceModule;

let inPlace: InPlace | undefined;
let pendingPress: AbortController | undefined;

const load = async () => (inPlace = await import("#site/browser/in-place.ts"));

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Loads the script of the controls, and prefetches the content of the nearest one. */
function approach(event: Event): void {
  const control = closest(event, `a[href], input, ${controlSelector}`);
  // An open search is ready; typing must not wait for this.
  const isReady = control?.getAttribute("role") === "combobox";
  if (control && !isReady && (control instanceof HTMLInputElement || !prefersLessData())) {
    load().then(
      ({ approach: prepare }) => prepare(control),
      () => undefined,
    );
  }
}

/** Finds the control of an event that scripts handle; other links stay with the browser. */
function findPressedControl(event: Event): HTMLElement | undefined {
  const control = closest(event, `a[href], ${controlSelector}`);
  const isPressed =
    control &&
    !event.defaultPrevented &&
    control instanceof HTMLFormElement === (event.type === "submit") &&
    !(event instanceof MouseEvent && !isPlainClick(event)) &&
    (inPlace ? inPlace.isHandledInPlace(control) : control.matches(controlSelector));
  return isPressed ? control : undefined;
}

function press(event: Event): void {
  const control = findPressedControl(event);
  if (!control) {
    return;
  }
  event.preventDefault();
  pendingPress?.abort();
  const controller = new AbortController();
  pendingPress = controller;
  const fallBack = () => {
    if (!controller.signal.aborted) {
      controller.abort();
      runDefaultAction(control);
    }
  };
  const timer = setTimeout(fallBack, pressTimeout);
  control.setAttribute("aria-busy", "true");
  // A loaded module is called directly: awaiting it would cost a frame on a phone.
  (
    inPlace?.press(control, controller.signal) ??
    load().then((module) => module.press(control, controller.signal))
  )
    .catch(fallBack)
    .finally(() => {
      clearTimeout(timer);
      control.removeAttribute("aria-busy");
    });
}

/** Shows the page, listing or dialog of the history entry. */
function followHistory(): void {
  pendingPress?.abort();
  if (history.state === null) {
    // A fragment of the current page; the browser scrolls to it.
    history.replaceState({ page: currentPage.id }, "");
    return;
  }
  load()
    .then((loaded) => loaded.followHistory())
    .catch(() => location.reload());
}

/**
 * Handles links, products and pictures without page loads. Loads the script when idle or on
 * approach.
 */
export function initControls(): void {
  history.replaceState({ page: currentPage.id }, "");
  for (const type of ["pointerover", "focusin", "touchstart", "input"]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  addEventListener("click", press);
  addEventListener("submit", press);
  addEventListener("popstate", followHistory);
  if (!prefersLessData()) {
    whenIdle(() => void load().catch(() => undefined));
  }
  // Text typed before this script loaded is handled as well.
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) {
    activeElement.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
