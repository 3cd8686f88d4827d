import { isTurnFile } from "#content/turn.ts";
import { suggestion } from "#content/rules/unknown.ts";

const readable = /\.(jpe?g|png|webp)$/i;

/** Whether a path of the content folder is a picture of a product that its file names. */
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

/** Why a file of that name cannot be a picture; nothing where it can. */
function pictureNameProblem(file: string): string | undefined {
  if (readable.test(file)) {
    return undefined;
  }
  const [, reason] = refused.find(([pattern]) => pattern.test(file)) ?? [];
  return `${file} ${reason ?? "is no picture: expected a JPEG, PNG or WebP file"}`;
}

/** What is wrong with a file that is named as a picture: its kind, or that it is not there. */
export function pictureFileProblem(
  file: string,
  folder: string,
  there: ReadonlySet<string>,
): string | undefined {
  return (
    pictureNameProblem(file) ??
    (there.has(file)
      ? undefined
      : `${file} is not in ${folder}/: put the picture there.${suggestion(file, there)}`)
  );
}
