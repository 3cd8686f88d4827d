import { directionOf, languageIn, usualLanguage } from "#domain/language.ts";
import { readStored, storedNames, writeStored } from "#site/islands/device-storage.ts";
import { languageOffers } from "#words/language-offers.ts";

function linkTo(language: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`.site-header a[hreflang="${language}"]`);
}

/** One line at the foot of the window: it lies over the page, so that nothing that is read moves. */
function show(language: keyof typeof languageOffers, href: string): void {
  const { label, read, dismiss } = languageOffers[language];
  const place = document.createElement("aside");
  place.className = "toast-viewport";
  place.lang = language;
  place.dir = directionOf(language);
  place.setAttribute("aria-label", label);
  const line = document.createElement("p");
  line.className = "toast";
  const link = document.createElement("a");
  link.href = href;
  link.hreflang = language;
  link.textContent = read;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = dismiss;
  button.addEventListener("click", () => {
    writeStored(storedNames.language, document.documentElement.lang);
    place.remove();
  });
  line.append(link, button);
  place.append(line);
  document.body.append(place);
}

/**
 * Offers the page in the visitor's first language, once: whoever chose one, or closed the line, is asked no
 * more. Nobody is led anywhere, and nothing is sent: the choice stays on the device.
 */
export function offerLanguage(): void {
  const first = languageIn(navigator.language);
  if (first === undefined || first === usualLanguage) {
    return;
  }
  document.addEventListener("click", ({ target }) => {
    const chosen = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (chosen) {
      writeStored(storedNames.language, chosen.hreflang);
    }
  });
  const link = linkTo(first);
  if (link && readStored(storedNames.language) === null) {
    show(first, link.href);
  }
}
