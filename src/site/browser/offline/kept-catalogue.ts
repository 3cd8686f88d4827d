import { addressesIn, keptPagesFolder } from "#addresses";
import { keptCacheName, type KeptFiles } from "#domain/catalogue/kept-catalogue.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { prefersLessData } from "#site/browser/saves-data.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";

/** The catalogue of a language on this device. */
export interface KeptState {
  readonly version: string;
  /** The day on which it was published, as 2026-11-22. */
  readonly published: string;
}

type KeptStates = Partial<Readonly<Record<Language, KeptState>>>;

function readStates(): KeptStates {
  try {
    return Object(JSON.parse(readStored(storageKeys.catalogue) ?? "{}")) as KeptStates;
  } catch {
    return {};
  }
}

function writeState(language: Language, state: KeptState | undefined): void {
  const { [language]: _, ...others } = readStates();
  const states: KeptStates = state ? { ...others, [language]: state } : others;
  const text = Object.keys(states).length === 0 ? null : JSON.stringify(states);
  writeStored(storageKeys.catalogue, text);
}

/** Reads which catalogue this device keeps; undefined without one. */
export function readKeptState(language: Language): KeptState | undefined {
  return readStates()[language];
}

/** Fetches the list of files of the current release; rejects without a connection. */
export async function fetchKeptFiles(language: Language): Promise<KeptFiles> {
  const answer = await fetch(addressesIn(language).keptFiles);
  if (!answer.ok) {
    throw new Error(`The list of kept files was answered with ${answer.status}`);
  }
  return (await answer.json()) as KeptFiles;
}

/** Files that are fetched at the same time. */
const fetchesAtOnce = 4;

async function keepFile(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const isKept = await cache.match(address);
  if (!isKept) {
    const answer = await fetch(address, { signal });
    if (!answer.ok && address.startsWith(keptPagesFolder)) {
      throw new Error(`${address} was answered with ${answer.status}`);
    }
    if (answer.ok && !(answer.headers.get("cache-control") ?? "").includes("no-store")) {
      await cache.put(address, answer);
    }
  }
}

/** Deletes the files of an earlier release. */
async function deleteOthers(cache: Cache, files: readonly string[]): Promise<void> {
  const addresses = new Set(files);
  for (const request of await cache.keys()) {
    if (!addresses.has(new URL(request.url).pathname)) {
      await cache.delete(request);
    }
  }
}

/**
 * Keeps the catalogue and the files of its pages; rejects where the network or the device fails. The
 * earlier catalogue stays until the new one is whole.
 */
export async function keepCatalogue(
  language: Language,
  list: KeptFiles,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<KeptState> {
  const { version, published, files } = list;
  const { keptProducts, list: choices } = addressesIn(language);
  const cache = await caches.open(keptCacheName(language));
  const total = files.length + 1;
  let done = 0;
  const pending = files.filter((file) => file !== choices).values();
  const work = async () => {
    for (let entry = pending.next(); entry.done !== true; entry = pending.next()) {
      await keepFile(cache, entry.value, signal);
      done += 1;
      onProgress(done, total);
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, work));
  for (const address of [choices, keptProducts]) {
    const answer = await fetch(address, { signal });
    if (!answer.ok) {
      throw new Error(`${address} was answered with ${answer.status}`);
    }
    await cache.put(address, answer);
  }
  onProgress(total, total);
  await deleteOthers(cache, [keptProducts, ...files]);
  const state = { version, published };
  writeState(language, state);
  return state;
}

/** Deletes the kept catalogue of a language. */
export async function removeCatalogue(language: Language): Promise<void> {
  await caches.delete(keptCacheName(language));
  writeState(language, undefined);
}

/** Renews kept catalogues after a release, unless the connection is slow. */
export async function refreshKeptCatalogue(): Promise<void> {
  if (prefersLessData()) {
    return;
  }
  for (const [language, state] of Object.entries(readStates())) {
    if (isLanguage(language)) {
      const list = await fetchKeptFiles(language);
      if (list.version !== state.version) {
        await keepCatalogue(language, list, new AbortController().signal, () => undefined);
      }
    }
  }
}
