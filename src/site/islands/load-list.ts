import { addressesIn } from "#addresses";
import { parseSlimList, type SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";

const loading = new Map<Language, Promise<ReadonlyMap<string, SlimProduct>>>();

async function fetchList(language: Language): Promise<ReadonlyMap<string, SlimProduct>> {
  const answer = await fetch(addressesIn(language).list);
  if (!answer.ok) {
    throw new Error(`The list of products was answered with ${answer.status}`);
  }
  return parseSlimList(await answer.json());
}

/** Loads all products by slug, once per page; failures are not cached. */
export function loadList(language: Language): Promise<ReadonlyMap<string, SlimProduct>> {
  const cached = loading.get(language);
  if (cached) {
    return cached;
  }
  const list = fetchList(language);
  loading.set(language, list);
  list.catch(() => loading.delete(language));
  return list;
}
