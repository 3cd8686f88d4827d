import type { MediaFile } from "#content/content.ts";
import type { PictureCopy } from "#content/exchange/comparison.ts";
import { isKeyed, setAt, type Draft } from "#content/exchange/draft.ts";
import { fold } from "#content/exchange/fold.ts";
import { fileName, type Text } from "#content/text.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

/** A picture beside an imported spreadsheet. */
export interface HandedPicture extends MediaFile {
  readonly name: string;
}

interface Entry {
  readonly file: string;
  readonly alt: Text;
}

interface Placed {
  readonly copies: readonly PictureCopy[];
  /** Names in the row's cell without a file. */
  readonly missing: readonly string[];
  /** Names of the imported pictures that the product uses. */
  readonly used: readonly string[];
}

/** Splits a picture's name into code and number: HP101_2.jpg. */
function stemParts(name: string): readonly { readonly key: string; readonly number: number }[] {
  const stem = name.replace(/\.[^.]+$/, "");
  const [, head, digits] = /^(.+?)[_ -](\d{1,2})$/.exec(stem) ?? [];
  const whole = { key: fold(stem), number: 0 };
  return head === undefined ? [whole] : [whole, { key: fold(head), number: Number(digits) }];
}

/** Indexes pictures by the folded code or slug in their names, in the order of their numbers. */
export function indexPictures(
  pictures: readonly HandedPicture[],
): ReadonlyMap<string, readonly HandedPicture[]> {
  const index = new Map<string, { readonly number: number; readonly picture: HandedPicture }[]>();
  for (const picture of pictures) {
    for (const { key, number } of stemParts(picture.name)) {
      index.set(key, [...(index.get(key) ?? []), { number, picture }]);
    }
  }
  return new Map(
    [...index].map(([key, matches]) => [
      key,
      matches.toSorted((a, b) => a.number - b.number).map(({ picture }) => picture),
    ]),
  );
}

/** Formats the alt text of a picture: the product's name and the picture's number. */
const numbered: Readonly<Record<Language, (name: string, number: number) => string>> = {
  en: (name, number) => (number === 1 ? name : `${name}, picture ${number}`),
  ar: (name, number) => (number === 1 ? name : `${name}، صورة ${number}`),
};

function altOf(draft: Draft, number: number): Text {
  const name = draft["name"];
  if (typeof name === "string") {
    return numbered[usualLanguage](name, number);
  }
  const parts = isKeyed(name) ? name : {};
  const alts = languages.flatMap((language) => {
    const part = parts[language];
    return typeof part === "string" ? [[language, numbered[language](part, number)]] : [];
  });
  return { [usualLanguage]: "", ...Object.fromEntries(alts) };
}

function entriesOf(value: unknown): readonly Partial<Entry>[] {
  return Array.isArray(value) ? (value as readonly Partial<Entry>[]) : [];
}

function fittingName(name: string, slug: string, number: number): string {
  const end = /\.[A-Za-z0-9]{2,5}$/.exec(name)?.[0] ?? ".jpg";
  return fileName.safeParse(name).success
    ? name
    : `${slug.slice(0, 80)}-${number}${end.toLowerCase()}`;
}

interface Placing {
  readonly slug: string;
  /** The product before the import. */
  readonly previous: Draft;
  /** The files of the product's folder. */
  readonly folder: ReadonlyMap<string, MediaFile>;
  readonly byName: ReadonlyMap<string, HandedPicture>;
  /** Pictures named after the product's code or slug. */
  readonly own: readonly HandedPicture[];
}

/**
 * Gives a product the pictures that its cell names, then those named after it. A picture with the
 * content of an existing file is not copied again.
 */
export function placePictures(
  draft: Draft,
  { slug, previous: old, folder, byName, own }: Placing,
): Placed {
  const previous = new Map(entriesOf(old["pictures"]).map((entry) => [entry.file, entry]));
  const byHash = new Map([...folder].map(([name, { hash }]) => [hash, name]));
  const copies = new Map<string, PictureCopy>();
  const missing: string[] = [];
  const used: string[] = [];
  const files: string[] = [];

  function take(picture: HandedPicture): void {
    used.push(picture.name);
    const existing = byHash.get(picture.hash);
    const name = existing ?? fittingName(picture.name, slug, files.length + 1);
    if (existing === undefined) {
      const { hash, bytes } = picture;
      copies.set(name, { from: picture.name, to: name, hash, bytes });
      byHash.set(hash, name);
    }
    if (!files.includes(name)) {
      files.push(name);
    }
  }

  for (const { file = "" } of entriesOf(draft["pictures"])) {
    const imported = byName.get(fold(file));
    if (imported) {
      take(imported);
    } else if (previous.has(file) || folder.has(file)) {
      files.push(file);
    } else {
      missing.push(file);
    }
  }
  for (const picture of own) {
    take(picture);
  }
  const pictures = [...new Set(files)].map(
    (file, index) => previous.get(file) ?? { file, alt: altOf(draft, index + 1) },
  );
  setAt(draft, ["pictures"], pictures.length > 0 ? pictures : undefined);
  return { copies: [...copies.values()], missing, used };
}
