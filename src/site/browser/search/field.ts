import { updateListButtons } from "#site/browser/request-list.ts";
import {
  type SearchActions,
  loadSuggestionsInTime,
  loadSuggestions,
  suggestionsAddress,
} from "#site/browser/search/suggestions.ts";
import {
  addOwnLine,
  findSameButton,
  listButtons,
  offerMore,
  addToList,
} from "#site/browser/search/more.ts";
import { createOptions } from "#site/browser/search/options.ts";
import {
  clearRecentSearches,
  saveSearch,
  showRecentSearches,
} from "#site/browser/search/recent.ts";

/** Finds the parts of the header search. */
function findParts(form: HTMLFormElement) {
  const place = form.closest<HTMLElement>(".nav-search");
  const input = form.querySelector("input");
  const panel = place?.querySelector<HTMLElement>(".search-panel");
  const status = place?.querySelector("[role=status]");
  if (!place || !input || !panel || !status) {
    throw new Error("The page has no search");
  }
  return { place, input, panel, status };
}

/** Milliseconds between the last keystroke and a request, on a fast device. */
const minPause = 120;
/** The same on the slowest device. */
const maxPause = 400;

let pause = minPause;

/** Shows suggestions and adapts the pause to the time that takes. */
function showAndMeasure(show: () => void): void {
  const start = performance.now();
  show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      pause = Math.min(maxPause, Math.max(minPause, 2 * (performance.now() - start)));
    }),
  );
}

/** Milliseconds in which a busy browser still fires the click after a touch. */
const clickDelay = 1000;

/**
 * Returns a function that waits for the current press to end: suggestions must not move under it.
 */
function trackPresses(panel: HTMLElement): () => Promise<void> {
  let pressEnd = Promise.resolve();
  panel.addEventListener("pointerdown", () => {
    const controller = new AbortController();
    const { signal } = controller;
    pressEnd = new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve());
    });
    const waits = { pointercancel: 0, pointerup: clickDelay, click: 0 };
    for (const [type, wait] of Object.entries(waits)) {
      addEventListener(type, () => setTimeout(() => controller.abort(), wait), { signal });
    }
  });
  return () => pressEnd;
}

/** The open panel and the element that contains it. */
let open: { readonly place: HTMLElement; readonly close: () => void } | undefined;

function closeOnLeave({ target }: Event): void {
  if (open && target instanceof Node && !open.place.contains(target)) {
    open.close();
  }
}

for (const type of ["focusin", "pointerdown"]) {
  addEventListener(type, closeOnLeave, { passive: true });
}

/** Turns a search field into a combobox that suggests products. */
function createField(form: HTMLFormElement, actions: SearchActions) {
  const { place, input, panel, status } = findParts(form);
  const waitForPressEnd = trackPresses(panel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  /** The address of the suggestions shown, unless the text has changed since. */
  let shownAddress: string | undefined;
  const currentAddress = () => suggestionsAddress(form.dataset["search"], input.value.trim());
  const options = createOptions(input, panel);

  function close(): void {
    clearTimeout(timer);
    open = undefined;
    shownAddress = undefined;
    panel.hidden = true;
    input.setAttribute("aria-expanded", "false");
    options.select(-1);
  }

  function showNothing(): void {
    close();
    status.textContent = "";
  }

  function show(answer: Element | null): void {
    if (answer === null) {
      showNothing();
      return;
    }
    const copy = document.importNode(answer, true) as HTMLElement;
    showRecentSearches(copy, form.action);
    // Resetting the scroll before the update avoids a layout of the new content.
    panel.scrollTop = 0;
    panel.replaceChildren(copy);
    panel.hidden = false;
    open = { place, close };
    shownAddress = currentAddress();
    input.setAttribute("aria-expanded", String(options.count() > 0));
    options.select(-1);
    status.textContent = copy.dataset["told"] ?? "";
    updateListButtons();
    offerMore(copy);
  }

  /** Requests suggestions one at a time; text typed meanwhile is requested next. */
  async function requestSuggestions(): Promise<void> {
    const address = currentAddress();
    if (isWaiting || address === undefined) {
      return;
    }
    isWaiting = true;
    try {
      const answer = await loadSuggestions(address, actions);
      await waitForPressEnd();
      if (
        address === currentAddress() &&
        address !== shownAddress &&
        place.contains(document.activeElement)
      ) {
        showAndMeasure(() => show(answer));
      }
    } catch {
      // The form works without suggestions.
    } finally {
      isWaiting = false;
    }
    if (address !== currentAddress()) {
      void requestSuggestions();
    }
  }

  function scheduleRequest(): void {
    clearTimeout(timer);
    const address = currentAddress();
    if (address === undefined) {
      showNothing();
    } else if (address !== shownAddress) {
      shownAddress = undefined;
      timer = setTimeout(() => void requestSuggestions(), pause);
    }
  }

  /** Opens suggestions unless the page already shows the results of this text. */
  function openSuggestions(): void {
    if (panel.hidden && (input.value === "" || input.value !== input.defaultValue)) {
      scheduleRequest();
    }
  }

  /** Adds the pressed product with the typed amounts, after loading them if necessary. */
  async function addAsTyped(pressed: HTMLElement, isPointer: boolean): Promise<void> {
    const address = currentAddress();
    let button = pressed;
    if (address !== undefined && address !== shownAddress) {
      clearTimeout(timer);
      shownAddress = address;
      pressed.setAttribute("aria-busy", "true");
      const answer = await loadSuggestionsInTime(address, actions);
      pressed.removeAttribute("aria-busy");
      if (answer && address === currentAddress()) {
        show(answer);
        button = findSameButton(panel, pressed);
        // The previously focused button was replaced.
        button.focus();
      }
    }
    addToList(button, actions, true);
    if (isPointer && address === currentAddress()) {
      prepareNextSearch(button);
    }
  }

  /** Adds the active product, or else the first match. */
  async function addChosen(): Promise<void> {
    const address = currentAddress();
    const index = Math.max(options.index(), 0);
    if (address === undefined) {
      return;
    }
    clearTimeout(timer);
    const answer = await loadSuggestions(address, actions);
    if (address !== currentAddress()) {
      return;
    }
    if (panel.hidden || options.index() < 0) {
      show(answer);
    }
    const button = panel.querySelectorAll<HTMLElement>(listButtons)[index];
    if (button) {
      addToList(button, actions, false);
      prepareNextSearch(button);
    }
    const ownLine = panel.querySelector<HTMLElement>("[data-own-line]");
    if (!button && ownLine && addOwnLine(ownLine)) {
      prepareNextSearch(ownLine);
    }
  }

  /** Selects the text, so that the next search replaces it. */
  function prepareNextSearch(button: HTMLElement): void {
    const message = panel.querySelector(".suggestions-added")?.textContent ?? "";
    status.textContent = message === "" ? button.textContent : message;
    saveSearch(input.value);
    input.focus();
    input.select();
  }

  function move(step: number): void {
    if (panel.hidden) {
      scheduleRequest();
    } else {
      options.move(step);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (isComposing) {
      return;
    }
    const isPopover = "popover" in place && place.matches(":popover-open");
    const chosen = options.active();
    if (key === "Enter" && (ctrlKey || metaKey)) {
      event.preventDefault();
      addChosen().catch(() => undefined);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && chosen && !panel.hidden) {
      event.preventDefault();
      chosen.click();
    } else if (key === "Escape" && !panel.hidden && !isPopover) {
      event.preventDefault();
      close();
    }
  }

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", "search-options search-again");
  input.setAttribute("aria-expanded", "false");
  input.addEventListener("input", scheduleRequest);
  input.addEventListener("focus", openSuggestions);
  input.addEventListener("keydown", handleKey);
  form.addEventListener("submit", () => {
    saveSearch(input.value);
    close();
  });
  panel.addEventListener("click", (event) => {
    const { target, detail } = event;
    const pressed =
      target instanceof Element ? target.closest(`a, [data-forget], ${listButtons}`) : null;
    if (pressed?.matches("[data-forget]")) {
      clearRecentSearches(pressed);
      input.focus();
      scheduleRequest();
      return;
    }
    if (pressed instanceof HTMLAnchorElement) {
      if (pressed.dataset["ownLine"] !== undefined && addOwnLine(pressed)) {
        event.preventDefault();
        prepareNextSearch(pressed);
      } else {
        saveSearch(input.value);
        close();
      }
      return;
    }
    if (pressed instanceof HTMLElement && pressed.getAttribute("aria-pressed") !== "true") {
      event.preventDefault();
      if (pressed.getAttribute("aria-busy") !== "true") {
        void addAsTyped(pressed, detail > 0);
      }
    }
  });
  if (document.activeElement === input) {
    openSuggestions();
  }
}

const initialized = new WeakSet<HTMLFormElement>();
/** Initializes a search field on first use. */
export function initField(form: HTMLFormElement, actions: SearchActions): void {
  if (!initialized.has(form)) {
    initialized.add(form);
    createField(form, actions);
  }
}
