import { showRequestList } from "#site/browser/request-list.ts";
import { answerInTime, answerTo, questionOf } from "#site/browser/search/suggestions.ts";
import { addOwn, buttonOfSame, listButtons, offerMore, putOn } from "#site/browser/search/more.ts";
import { createOptions } from "#site/browser/search/options.ts";
import { forgetSearched, rememberSearch, showSearched } from "#site/browser/search/recent.ts";

/** The parts of the header's search. */
function partsOf(form: HTMLFormElement) {
  const place = form.closest<HTMLElement>(".nav-search");
  const input = form.querySelector("input");
  const panel = place?.querySelector<HTMLElement>(".search-panel");
  const status = place?.querySelector("[role=status]");
  if (!place || !input || !panel || !status) {
    throw new Error("The page has no search");
  }
  return { place, input, panel, status };
}

/** Milliseconds without another letter after which the server is asked, where the device is quick. */
const shortest = 120;
/** Milliseconds after which even the slowest device asks. */
const longest = 400;

let pause = shortest;

/** Shows an answer, and lets a device that is slow at it ask less often: keys wait while it shows. */
function showAtPace(show: () => void): void {
  const begun = performance.now();
  show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      pause = Math.min(longest, Math.max(shortest, 2 * (performance.now() - begun)));
    }),
  );
}

/** Milliseconds after a finger has left within which even a busy browser tells of its press. */
const untilClick = 1000;

/** Answers what to wait for before what is offered may change: a press means what it began on. */
function attendPresses(panel: HTMLElement): () => Promise<void> {
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

/** The panel that is open, with the place that it belongs to. */
let open: { readonly place: HTMLElement; readonly close: () => void } | undefined;

function leave({ target }: Event): void {
  if (open && target instanceof Node && !open.place.contains(target)) {
    open.close();
  }
}

for (const type of ["focusin", "pointerdown"]) {
  addEventListener(type, leave, { passive: true });
}

/** Makes a search offer products while one types: a combobox with a list that the arrow keys choose from. */
function createField(form: HTMLFormElement) {
  const { place, input, panel, status } = partsOf(form);
  const handsOff = attendPresses(panel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  /** The question that what is offered answers, while nothing else was typed. */
  let answered: string | undefined;
  const question = () => questionOf(form.dataset["search"], input.value.trim());
  const options = createOptions(input, panel);

  function close(): void {
    clearTimeout(timer);
    open = undefined;
    answered = undefined;
    panel.hidden = true;
    input.setAttribute("aria-expanded", "false");
    options.choose(-1);
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
    showSearched(copy, form.action);
    // Before the new content, which would have to be laid out for it.
    panel.scrollTop = 0;
    panel.replaceChildren(copy);
    panel.hidden = false;
    open = { place, close };
    answered = question();
    input.setAttribute("aria-expanded", String(options.count() > 0));
    options.choose(-1);
    status.textContent = copy.dataset["told"] ?? "";
    showRequestList();
    offerMore(copy);
  }

  /** Asks one question at a time: what was typed meanwhile is asked for next. */
  async function ask(): Promise<void> {
    const asked = question();
    if (waiting || asked === undefined) {
      return;
    }
    waiting = true;
    try {
      const answer = await answerTo(asked);
      await handsOff();
      if (asked === question() && asked !== answered && place.contains(document.activeElement)) {
        showAtPace(() => show(answer));
      }
    } catch {
      // Without an answer the form can still be sent.
    } finally {
      waiting = false;
    }
    if (asked !== question()) {
      void ask();
    }
  }

  function askSoon(): void {
    clearTimeout(timer);
    const asked = question();
    if (asked === undefined) {
      showNothing();
    } else if (asked !== answered) {
      answered = undefined;
      timer = setTimeout(() => void ask(), pause);
    }
  }

  /** Offers nothing for what the page shows already, and leaves what is offered as it stands. */
  function begin(): void {
    if (panel.hidden && (input.value === "" || input.value !== input.defaultValue)) {
      askSoon();
    }
  }

  /** Puts what was pressed on the list, with the amounts that were typed, also where those are not answered yet. */
  async function putOnAsTyped(pressed: HTMLElement, byHand: boolean): Promise<void> {
    const asked = question();
    let button = pressed;
    if (asked !== undefined && asked !== answered) {
      clearTimeout(timer);
      answered = asked;
      pressed.setAttribute("aria-busy", "true");
      const answer = await answerInTime(asked);
      pressed.removeAttribute("aria-busy");
      if (answer && asked === question()) {
        show(answer);
        button = buttonOfSame(panel, pressed);
        // What had the focus has gone with the answer before.
        button.focus();
      }
    }
    putOn(button, true);
    if (byHand && asked === question()) {
      awaitNext(button);
    }
  }

  /** Puts the chosen product on the list, or the first that answers what stands in the field. */
  async function add(): Promise<void> {
    const asked = question();
    const at = Math.max(options.at(), 0);
    if (asked === undefined) {
      return;
    }
    clearTimeout(timer);
    const answer = await answerTo(asked);
    if (asked !== question()) {
      return;
    }
    if (panel.hidden || options.at() < 0) {
      show(answer);
    }
    const button = panel.querySelectorAll<HTMLElement>(listButtons)[at];
    if (button) {
      putOn(button, false);
      awaitNext(button);
    }
    const own = panel.querySelector<HTMLElement>("[data-own-line]");
    if (!button && own && addOwn(own)) {
      awaitNext(own);
    }
  }

  /** After a product was put on the list the next words take the place of these. */
  function awaitNext(button: HTMLElement): void {
    const told = panel.querySelector(".suggestions-added")?.textContent ?? "";
    status.textContent = told === "" ? button.textContent : told;
    rememberSearch(input.value);
    input.focus();
    input.select();
  }

  function move(step: number): void {
    if (panel.hidden) {
      askSoon();
    } else {
      options.move(step);
    }
  }

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (isComposing) {
      return;
    }
    const isOver = "popover" in place && place.matches(":popover-open");
    const chosen = options.chosen();
    if (key === "Enter" && (ctrlKey || metaKey)) {
      event.preventDefault();
      add().catch(() => undefined);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && chosen && !panel.hidden) {
      event.preventDefault();
      chosen.click();
    } else if (key === "Escape" && !panel.hidden && !isOver) {
      event.preventDefault();
      close();
    }
  }

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", "search-options search-again");
  input.setAttribute("aria-expanded", "false");
  input.addEventListener("input", askSoon);
  input.addEventListener("focus", begin);
  input.addEventListener("keydown", press);
  form.addEventListener("submit", () => {
    rememberSearch(input.value);
    close();
  });
  panel.addEventListener("click", (event) => {
    const { target, detail } = event;
    const pressed =
      target instanceof Element ? target.closest(`a, [data-forget], ${listButtons}`) : null;
    if (pressed?.matches("[data-forget]")) {
      forgetSearched(pressed);
      input.focus();
      askSoon();
      return;
    }
    if (pressed instanceof HTMLAnchorElement) {
      if (pressed.dataset["ownLine"] !== undefined && addOwn(pressed)) {
        event.preventDefault();
        awaitNext(pressed);
      } else {
        rememberSearch(input.value);
        close();
      }
      return;
    }
    if (pressed instanceof HTMLElement && pressed.getAttribute("aria-pressed") !== "true") {
      event.preventDefault();
      if (pressed.getAttribute("aria-busy") !== "true") {
        void putOnAsTyped(pressed, detail > 0);
      }
    }
  });
  if (document.activeElement === input) {
    begin();
  }
}

const attended = new WeakSet<HTMLFormElement>();
/** Attends to a search that is touched for the first time. */
export function attendField(form: HTMLFormElement): void {
  if (!attended.has(form)) {
    attended.add(form);
    createField(form);
  }
}
