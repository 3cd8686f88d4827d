import type { ComponentType } from "react";
import { isLanguage, usualLanguage, type Language } from "#domain/language.ts";
import type { IslandName, IslandProps } from "#site/islands/island.tsx";
import type { ContactWords } from "#words/en.ts";

interface IslandModule {
  readonly default: ComponentType<never>;
  /** Renders the stored content if the island fails. */
  readonly Fallback?: ComponentType<IslandProps>;
}

const modules: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  contact: () => import("#site/islands/contact.tsx"),
  gallery: () => import("#site/islands/gallery.tsx"),
  request: () => import("#site/islands/request/request.tsx"),
};

const words: Readonly<Record<Language, () => Promise<{ readonly contact: ContactWords }>>> = {
  en: () => import("#words/en-contact.ts"),
  ar: () => import("#words/ar-contact.ts"),
};

/** Loads the code and words of an island without hydrating it. */
export function fetchIsland(element: HTMLElement) {
  const name = element.dataset["island"] as IslandName;
  const { lang } = document.documentElement;
  return Promise.all([
    import("#site/islands/hydrate.tsx"),
    modules[name](),
    words[isLanguage(lang) ? lang : usualLanguage](),
  ]);
}

export async function loadIsland(element: HTMLElement): Promise<void> {
  const [{ hydrateIsland }, { default: Component, Fallback }, { contact }] =
    await fetchIsland(element);
  await hydrateIsland(element, Component as ComponentType<IslandProps>, contact, Fallback);
}
