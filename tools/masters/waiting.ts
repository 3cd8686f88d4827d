import { parseDocument } from "yaml";
import { z } from "zod";
import { kinds, type Defect } from "#tools/masters/judge.ts";

/** The list of pictures that are known to be wrong, as its file holds it. */
const waitingFile = z.array(
  z.strictObject({
    defect: z.enum(kinds),
    /** Why they are still shown. */
    reason: z.string().min(1),
    pictures: z.array(z.string()).min(1),
  }),
);

export type Waiting = z.infer<typeof waitingFile>;

/** What differs between the defects that are found and those that are known. */
export interface Difference {
  /** Found, and not on the list. */
  readonly found: readonly Defect[];
  /** On the list, and not found any more, or no picture any more. */
  readonly mended: readonly Pick<Defect, "picture" | "kind">[];
}

/** Reads the list. Throws where it is none. */
export function parseWaiting(text: string): Waiting {
  return waitingFile.parse(parseDocument(text).toJS());
}

/** Compares what is found with what waits to be mended. */
export function compare(defects: readonly Defect[], waiting: Waiting): Difference {
  const known = waiting.flatMap(({ defect, pictures }) =>
    pictures.map((picture) => ({ picture, kind: defect })),
  );
  const id = ({ picture, kind }: Pick<Defect, "picture" | "kind">) => `${kind} ${picture}`;
  const knownIds = new Set(known.map(id));
  const foundIds = new Set(defects.map(id));
  return {
    found: defects.filter((defect) => !knownIds.has(id(defect))),
    mended: known.filter((row) => !foundIds.has(id(row))),
  };
}

/** The text of the list without the rows of what is mended; all else stays as it was written. */
export function withoutMended(text: string, mended: Difference["mended"]): string {
  const rows = parseDocument(text);
  const waiting = parseWaiting(text);
  const stays = ({ defect }: Waiting[number], picture: string) =>
    !mended.some((row) => row.kind === defect && row.picture === picture);
  // From the end, so that places before it stay what they are.
  for (const [at, group] of [...waiting.entries()].toReversed()) {
    const left = group.pictures.filter((picture) => stays(group, picture));
    if (left.length === 0) {
      rows.deleteIn([at]);
    } else {
      [...group.pictures.entries()]
        .toReversed()
        .filter(([, picture]) => !stays(group, picture))
        .forEach(([place]) => rows.deleteIn([at, "pictures", place]));
    }
  }
  return rows.toString({ lineWidth: 100 });
}
