import type { ComponentType } from "react";
import { isLanguage, usualLanguage, type Language } from "#domain/language.ts";
import type { IslandName, IslandProps } from "#site/islands/island.tsx";
import type { ContactWords } from "#words/shape.ts";

interface IslandModule {
  readonly default: ComponentType<never>;
  /** Shows what this device keeps for the island, where the island breaks. */
  readonly Given?: ComponentType<IslandProps>;
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

/** Fetches what an island is made of, in the page's language, and leaves the island asleep. */
export function fetchIsland(element: HTMLElement) {
  const name = element.dataset["island"] as IslandName;
  const { lang } = document.documentElement;
  return Promise.all([
    import("#site/islands/hydrate.tsx"),
    modules[name](),
    words[isLanguage(lang) ? lang : usualLanguage](),
  ]);
}

/** Hydrates an island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const [{ wake }, { default: Component, Given }, { contact }] = await fetchIsland(element);
  await wake(element, Component as ComponentType<IslandProps>, contact, Given);
}
