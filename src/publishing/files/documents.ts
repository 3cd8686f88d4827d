import path from "node:path";
import type { MediaFile } from "#content/content.ts";
import { plainName } from "#publishing/pictures/picture-source.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

/** A file of a product that buyers may read. */
export interface DocumentSource extends MediaFile {
  /** Path in the content folder. */
  readonly file: string;
  readonly address: string;
}

const published = /\.(pdf|jpe?g|png|webp)$/i;

/** The address of a document; a name that is no part of an address becomes a plain one with a hash. */
export function documentName(file: string, hash: string): string {
  const [, slug = "", name = ""] = file.split("/");
  if (/^[\w-]+(\.[\w-]+)*$/.test(name)) {
    return `/documents/${slug}/${name}`;
  }
  const ending = path.extname(name).toLowerCase();
  const stem = plainName(name.slice(0, -ending.length));
  return `/documents/${slug}/${stem}-${hash.slice(0, 8)}${ending}`;
}

/** Documents of a kind that browsers would run, or do not know, are not published. */
export function documentProblems(documents: readonly DocumentSource[]): readonly FileProblem[] {
  return documents
    .filter(({ file }) => !published.test(file))
    .map(({ file }) =>
      atStart(file, "cannot be published: a public document is a PDF, JPEG, PNG or WebP file"),
    );
}
