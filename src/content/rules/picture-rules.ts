import { isTurnFile } from "#content/turn.ts";
import { suggestion } from "#content/unknown-name.ts";

const readable = /\.(jpe?g|png|webp)$/i;

/** Tells if a path is a product's picture that its file may name. */
export function isProductPicture(path: string): boolean {
  return path.startsWith("products/") && readable.test(path) && !isTurnFile(path);
}

const refused: readonly (readonly [RegExp, string])[] = [
  [/\.svg$/i, "is an SVG drawing, which may hold scripts: export it as PNG or JPEG"],
  [
    /\.hei[cf]$/i,
    "is in the format of a telephone (HEIC), which browsers do not show: export it as JPEG",
  ],
  [/\.(tiff?|bmp|psd|raw|dng|cr2|nef)$/i, "is in a format that is not read: export it as JPEG"],
  [/\.gif$/i, "is a GIF, which holds too few colours: export it as PNG or JPEG"],
];

/** Explains why a file of that name cannot be a picture; undefined where it can. */
function pictureNameProblem(file: string): string | undefined {
  if (readable.test(file)) {
    return undefined;
  }
  const [, reason] = refused.find(([pattern]) => pattern.test(file)) ?? [];
  return `${file} ${reason ?? "is no picture: expected a JPEG, PNG or WebP file"}`;
}

/** Explains why a picture cannot be used: its kind, or that it does not exist. */
export function pictureFileProblem(
  file: string,
  folder: string,
  existingNames: ReadonlySet<string>,
): string | undefined {
  return (
    pictureNameProblem(file) ??
    (existingNames.has(file)
      ? undefined
      : `${file} is not in ${folder}/: put the picture there.${suggestion(file, existingNames)}`)
  );
}
