import path from "node:path";
import type { MediaFile } from "#content/content.ts";
import { plainName } from "#publishing/pictures/picture-source.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

/** A product's file that buyers may download. */
export interface DocumentSource extends MediaFile {
  /** Path in the content folder. */
  readonly file: string;
  readonly address: string;
}

const publishedKinds = /\.(pdf|jpe?g|png|webp)$/i;

/** Returns the address of a document; an unusual file name becomes a plain name with a hash. */
export function documentName(file: string, hash: string): string {
  const [, slug = "", name = ""] = file.split("/");
  if (/^[\w-]+(\.[\w-]+)*$/.test(name)) {
    return `/documents/${slug}/${name}`;
  }
  const ending = path.extname(name).toLowerCase();
  const stem = plainName(name.slice(0, -ending.length));
  return `/documents/${slug}/${stem}-${hash.slice(0, 8)}${ending}`;
}

/** Refuses documents of kinds that browsers would run or cannot show. */
export function documentProblems(documents: readonly DocumentSource[]): readonly FileProblem[] {
  return documents
    .filter(({ file }) => !publishedKinds.test(file))
    .map(({ file }) =>
      atStart(file, "cannot be published: a public document is a PDF, JPEG, PNG or WebP file"),
    );
}
