import { directionOf, languageIn, usualLanguage } from "#domain/language.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";
import { languageOffers } from "#words/language-offers.ts";

function findLink(language: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`.site-header a[hreflang="${language}"]`);
}

/** Shows one line over the bottom of the window, so that the page does not shift. */
function show(language: keyof typeof languageOffers, href: string): void {
  const { label, read, dismiss } = languageOffers[language];
  const offer = document.createElement("aside");
  offer.className = "toast-viewport";
  offer.lang = language;
  offer.dir = directionOf(language);
  offer.setAttribute("aria-label", label);
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
    writeStored(storageKeys.language, document.documentElement.lang);
    offer.remove();
  });
  line.append(link, button);
  offer.append(line);
  document.body.append(offer);
}

/**
 * Offers the page in the visitor's preferred language, once. Never redirects; the choice stays on
 * the device.
 */
export function offerLanguage(): void {
  const preferred = languageIn(navigator.language);
  if (preferred === undefined || preferred === usualLanguage) {
    return;
  }
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link) {
      writeStored(storageKeys.language, link.hreflang);
    }
  });
  const link = findLink(preferred);
  if (link && readStored(storageKeys.language) === null) {
    show(preferred, link.href);
  }
}
