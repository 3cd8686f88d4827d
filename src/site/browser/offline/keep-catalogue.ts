import type { KeptFiles } from "#domain/catalogue/kept-catalogue.ts";
import type { Language } from "#domain/language.ts";
import {
  fetchKeptFiles,
  keepCatalogue,
  readKeptState,
  removeCatalogue,
  type KeptState,
} from "#site/browser/offline/kept-catalogue.ts";
import { pageLanguage } from "#site/browser/offline/page-language.ts";
import { groupedNumber } from "#words/plurals.ts";
import { dayIn } from "#words/times.ts";

const wordsOf = {
  en: () => import("#words/en-offline.ts"),
  ar: () => import("#words/ar-offline.ts"),
};

type KeepWords = Awaited<ReturnType<(typeof wordsOf)["en"]>>["offline"]["keep"];

interface Parts {
  readonly place: HTMLElement;
  readonly language: Language;
  readonly words: KeepWords;
  /** Says what happened; screen readers announce it. */
  readonly status: HTMLElement;
}

function createButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, {
    type: "button",
    className: "button button-outline button-size-default",
    textContent: text,
  });
  button.addEventListener("click", onPress);
  return button;
}

/** Shows a status and one button, which gets the focus that its predecessor had. */
function show({ place, status }: Parts, text: string, button: HTMLElement | undefined): void {
  const hadFocus = place.contains(document.activeElement);
  status.textContent = text;
  place.querySelector("button")?.remove();
  place.querySelector("progress")?.remove();
  if (button) {
    place.append(button);
    if (hadFocus) {
      button.focus();
    }
  }
}

/** Formats bytes in megabytes with one decimal. */
function megabytes(bytes: number): string {
  return groupedNumber(Math.max(1, Math.round(bytes / 100_000)) / 10);
}

async function offer(parts: Parts, text: string): Promise<void> {
  const list = await fetchKeptFiles(parts.language);
  const label = parts.words.keep(megabytes(list.bytes));
  show(
    parts,
    text,
    createButton(label, () => void download(parts, list)),
  );
}

function showKept(parts: Parts, { published }: KeptState): void {
  const { language, words } = parts;
  const remove = async () => {
    await removeCatalogue(language);
    await offer(parts, words.removed).catch(() => show(parts, words.removed, undefined));
  };
  show(
    parts,
    words.kept(dayIn(language, published)),
    createButton(words.remove, () => void remove()),
  );
}

async function download(parts: Parts, list: KeptFiles): Promise<void> {
  const { place, language, words, status } = parts;
  const controller = new AbortController();
  show(
    parts,
    words.keeping(0, list.files.length + 1),
    createButton(words.cancel, () => controller.abort()),
  );
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", words.heading);
  place.append(bar);
  // Announcing each file would silence the rest of the page.
  status.setAttribute("aria-live", "off");
  try {
    const state = await keepCatalogue(language, list, controller.signal, (done, total) => {
      Object.assign(bar, { value: done, max: total });
      status.textContent = words.keeping(done, total);
    });
    status.removeAttribute("aria-live");
    showKept(parts, state);
  } catch {
    status.removeAttribute("aria-live");
    await removeCatalogue(language).catch(() => undefined);
    await offer(parts, controller.signal.aborted ? "" : words.failed).catch(() =>
      show(parts, words.failed, undefined),
    );
  }
}

/** Fills the place where a visitor may keep the catalogue on the device. */
export async function initKeepCatalogue(place: HTMLElement): Promise<void> {
  const language = pageLanguage();
  const { offline } = await wordsOf[language]();
  const intro = document.createElement("p");
  intro.textContent = offline.keep.intro;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  place.append(intro, status);
  const parts: Parts = { place, language, words: offline.keep, status };
  const state = readKeptState(language);
  if (state) {
    showKept(parts, state);
  } else {
    await offer(parts, "");
  }
}
