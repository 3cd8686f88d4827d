import type * as inPlaceModule from "#site/browser/in-place.ts";
import { goPlainly } from "#site/browser/go-plainly.ts";
import { shown } from "#site/browser/pages/current-page.ts";
import { patience } from "#site/islands/time-limits.ts";
import { isPlainClick } from "#site/browser/plain-click.ts";
import { savesData } from "#site/browser/saves-data.ts";
import { whenIdle } from "#site/browser/when-idle.ts";

const own =
  "[data-listing-link], [data-product], [data-picture], [data-turn], [data-list-toggle], [data-search], [data-print]";

type InPlace = typeof inPlaceModule;

let inPlace: InPlace | undefined;
let waiting: AbortController | undefined;

const load = async () => (inPlace = await import("#site/browser/in-place.ts"));

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Fetches what the controls will need, and has that of the nearest made ready. */
function approach(event: Event): void {
  const control = closest(event, `a[href], input, ${own}`);
  // A search that offers already is ready: no letter waits for this.
  const isReady = control?.getAttribute("role") === "combobox";
  if (control && !isReady && (control instanceof HTMLInputElement || !savesData())) {
    load().then(
      ({ approach: prepare }) => prepare(control),
      () => undefined,
    );
  }
}

/** The control that a press is for, where it is answered in place: other links wait for no script. */
function pressed(event: Event): HTMLElement | undefined {
  const control = closest(event, `a[href], ${own}`);
  const fits =
    control &&
    !event.defaultPrevented &&
    control instanceof HTMLFormElement === (event.type === "submit") &&
    !(event instanceof MouseEvent && !isPlainClick(event)) &&
    (inPlace ? inPlace.answers(control) : control.matches(own));
  return fits ? control : undefined;
}

function press(event: Event): void {
  const control = pressed(event);
  if (!control) {
    return;
  }
  event.preventDefault();
  waiting?.abort();
  const mine = new AbortController();
  waiting = mine;
  const giveUp = () => {
    if (!mine.signal.aborted) {
      mine.abort();
      goPlainly(control);
    }
  };
  const late = setTimeout(giveUp, patience);
  control.setAttribute("aria-busy", "true");
  // Even a module that is there already would be waited for: a frame, on a phone.
  (inPlace?.press(control, mine.signal) ?? load().then((it) => it.press(control, mine.signal)))
    .catch(giveUp)
    .finally(() => {
      clearTimeout(late);
      control.removeAttribute("aria-busy");
    });
}

/** Shows what belongs to the entry that the visitor went back or forward to. */
function follow(): void {
  waiting?.abort();
  if (history.state === null) {
    // A named place of the page that is shown: the browser itself goes there.
    history.replaceState({ page: shown.page }, "");
    return;
  }
  load()
    .then((loaded) => loaded.follow())
    .catch(() => location.reload());
}

/**
 * Lets links, products and their pictures answer on the page. The script for it is fetched when the
 * page is idle or a hand comes near, and a press of a control that is earlier is kept for it.
 */
export function attendControls(): void {
  history.replaceState({ page: shown.page }, "");
  for (const type of ["pointerover", "focusin", "touchstart", "input"]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  addEventListener("click", press);
  addEventListener("submit", press);
  addEventListener("popstate", follow);
  if (!savesData()) {
    whenIdle(() => void load().catch(() => undefined));
  }
  // What was typed before this script came is answered as well.
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) {
    activeElement.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
