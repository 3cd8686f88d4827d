import type { Content, MediaFile } from "#content/content.ts";
import { isTurnFile } from "#content/turn.ts";
import type { PictureKind } from "#domain/picture-files.ts";
import { sha256 } from "#publishing/hashes.ts";

/** A published picture and its file in the content folder. */
export interface PictureSource {
  /** Name in pages: a readable name and the start of the file's hash. */
  readonly stem: string;
  readonly kind: PictureKind;
  /** Path of the file. */
  readonly file: string;
  /** SHA-256 by which its master is stored. */
  readonly master: string;
}

const maxNameLength = 60;

/** Converts a file name for an address: lower-case letters, digits and hyphens. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, "");
  return plain === "" ? "file" : plain;
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}

/** Returns the published name and the kind of a picture. */
function nameAndKind(file: string, { products, home }: Content): readonly [string, PictureKind] {
  const [folder = "", slug = "", name = ""] = file.split("/");
  if (folder === "products") {
    if (isTurnFile(file)) {
      return [`${slug}-turn`, "turn"];
    }
    const isFirst = products.get(slug)?.pictures[0]?.file === name;
    return [`${slug}-${plainName(withoutEnding(name))}`, isFirst ? "first" : "product"];
  }
  if (folder === "guides") {
    return [`scene-${slug}`, "guide"];
  }
  return slug === home.scene?.tall ? ["scene-home-tall", "tall"] : ["scene-home-wide", "wide"];
}

export function pictureSource(file: string, { hash }: MediaFile, content: Content): PictureSource {
  const [name, kind] = nameAndKind(file, content);
  return { stem: `${name}.${hash.slice(0, 8)}`, kind, file, master: masterHash(hash, kind) };
}

/** Describes the picture that replaces a missing one. */
export function fallbackSource(file: string, hash: string): PictureSource {
  return { stem: `fallback.${hash.slice(0, 8)}`, kind: "first", file, master: hash };
}

/** A file that is shown in two shapes has one master for each. */
function masterHash(hash: string, kind: PictureKind): string {
  return kind === "product" || kind === "first" ? hash : sha256(`${kind} ${hash}`);
}
