import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageReads, ReadRecorder } from "#domain/site.ts";
import { releaseFiles } from "#domain/release.ts";
import { shortSha256 } from "#publishing/hashes.ts";
import type { Release } from "#publishing/releases.ts";

/** Reads of the pages of a release, in `reads.json`. */
export interface StoredReads {
  /** Version of the code that rendered the pages. */
  readonly code: string;
  /** Object, names of its read values, and the hash of these values. */
  readonly reads: readonly (readonly [object: string, names: readonly string[], hash: string])[];
  /** Places in `reads`, by the address of the page. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** Reads the file of a release, which this code wrote; undefined where it is missing or damaged. */
export async function readPageReads(release: Release): Promise<StoredReads | undefined> {
  try {
    const text = await readFile(path.join(release.folder, releaseFiles.reads), "utf8");
    return JSON.parse(text) as StoredReads;
  } catch {
    return undefined;
  }
}

function keyOf(object: string, names: readonly string[]): string {
  return [object, ...names].join("\n");
}

/** Compares what pages of the previous release read with the data of this one. */
export function comparePageReads(
  recorder: Pick<ReadRecorder, "serialize">,
  code: string,
  previous: StoredReads | undefined,
) {
  const hashes = new Map<string, string>();

  function hashOf(object: string, names: readonly string[]): string {
    const key = keyOf(object, names);
    const hash = hashes.get(key) ?? shortSha256(recorder.serialize(object, names));
    hashes.set(key, hash);
    return hash;
  }

  const comparable = previous?.code === code ? previous : undefined;
  const oldReads = comparable?.reads ?? [];
  const isSame = oldReads.map(([object, names, hash]) => hashOf(object, names) === hash);
  const reads: StoredReads["reads"][number][] = [];
  const places = new Map<string, number>();
  const pages: Record<string, readonly number[]> = {};

  /** Places in `reads` of the reads of the previous release. */
  const movedPlaces = new Map<number, number>();

  function movedPlaceOf(oldPlace: number): number | undefined {
    const read = oldReads[oldPlace];
    const place = movedPlaces.get(oldPlace) ?? (read && placeOf(...read));
    if (place !== undefined) {
      movedPlaces.set(oldPlace, place);
    }
    return place;
  }

  function placeOf(object: string, names: readonly string[], hash?: string): number {
    const key = keyOf(object, names);
    const place = places.get(key);
    if (place !== undefined) {
      return place;
    }
    places.set(key, reads.length);
    return reads.push([object, names, hash ?? hashOf(object, names)]) - 1;
  }

  return {
    /** Tells if a page of the previous release would be rendered the same. */
    isCurrent(address: string): boolean {
      const old = comparable?.pages[address];
      return old !== undefined && old.every((place) => isSame[place] === true);
    },
    /** Notes a page that is taken over from the previous release. */
    keep(address: string): void {
      pages[address] = (comparable?.pages[address] ?? []).flatMap(
        (place) => movedPlaceOf(place) ?? [],
      );
    },
    /** Notes a page that was rendered. */
    add(address: string, pageReads: PageReads): void {
      pages[address] = pageReads.map(([object, names]) => placeOf(object, names));
    },
    stored: (): StoredReads => ({ code, reads, pages }),
  };
}
