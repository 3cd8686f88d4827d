import type { Content, MediaFile } from "#content/content.ts";
import { isTurnFile } from "#content/turn.ts";
import type { PictureKind } from "#domain/picture-files.ts";
import { sha256 } from "#publishing/hashes.ts";

/** A picture that pages show: which file of the content folder it is, and how it is called from then on. */
export interface PictureSource {
  /** What pages know it by: what it shows, and the start of its file's hash. */
  readonly stem: string;
  readonly kind: PictureKind;
  /** Path of the file, for reading and for problems. */
  readonly file: string;
  /** The SHA-256 that its master is kept by. */
  readonly master: string;
}

const longestView = 60;

/** A name of a file as part of an address: small letters, digits and hyphens. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestView)
    .replace(/^-+|-+$/g, "");
  return plain === "" ? "file" : plain;
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}

/** What a picture of the content folder is called, and the shape that it is shown in. */
function namedAs(file: string, { products, home }: Content): readonly [string, PictureKind] {
  const [folder = "", slug = "", name = ""] = file.split("/");
  if (folder === "products") {
    if (isTurnFile(file)) {
      return [`${slug}-turn`, "turn"];
    }
    const first = products.get(slug)?.pictures[0]?.file === name;
    return [`${slug}-${plainName(withoutEnding(name))}`, first ? "first" : "product"];
  }
  if (folder === "guides") {
    return [`scene-${slug}`, "guide"];
  }
  return slug === home.scene?.tall ? ["scene-home-tall", "tall"] : ["scene-home-wide", "wide"];
}

/** The picture that a file of the content folder is published as. */
export function pictureSource(file: string, { hash }: MediaFile, content: Content): PictureSource {
  const [name, kind] = namedAs(file, content);
  return { stem: `${name}.${hash.slice(0, 8)}`, kind, file, master: masterHash(hash, kind) };
}

/** The picture that stands where one is missing. */
export function fallbackSource(file: string, hash: string): PictureSource {
  return { stem: `fallback.${hash.slice(0, 8)}`, kind: "first", file, master: hash };
}

/** A file that is shown in two shapes has a master of each. */
function masterHash(hash: string, kind: PictureKind): string {
  return kind === "product" || kind === "first" ? hash : sha256(`${kind} ${hash}`);
}
