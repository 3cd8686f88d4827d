import type { Content, Problem } from "#content/content.ts";
import { outlineFile, outlineOf } from "#content/outline.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";
import type { Outline } from "#domain/catalogue/outline.ts";

/** Maximum bytes of a drawing. */
const maxBytes = 6000;

const shape =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><path id="outline" transform="scale\(\.5\)" vector-effect="non-scaling-stroke" d="[MmLlz\d\s-]+"\/><\/svg>\s*$/;

const inMillimetres = { mm: 1, cm: 10, m: 1000 } as const;

/**
 * Returns the lengths in a product's data, in millimetres: "300 × 150 mm", "38 cm", "680 mm high".
 */
function parseLengths({ specifications: { sizes }, figures }: ProductFile): ReadonlySet<number> {
  const sizeTexts = typeof sizes === "object" && "scale" in sizes ? [] : [sizes ?? ""];
  const texts = [...sizeTexts, ...figures.map(({ value }) => value)];
  const lengths = texts.flatMap((text) =>
    [...textIn(text, usualLanguage).matchAll(/((?:[\d.,]+ × )*[\d.,]+) (mm|cm|m)\b/g)].flatMap(
      ([, numbers = "", unit = "mm"]) =>
        numbers
          .split(" × ")
          .map(
            (number) =>
              Number(number.replaceAll(",", "")) *
              inMillimetres[unit as keyof typeof inMillimetres],
          ),
    ),
  );
  return new Set(lengths);
}

function problemOf(svg: string, outline: Outline | undefined, product: ProductFile) {
  if (outline === undefined || !shape.test(svg)) {
    return "is not as artwork/outlines.py draws it: one path in an SVG whose viewBox is in millimetres";
  }
  const { width, height } = outline;
  const stated = parseLengths(product);
  if (!stated.has(width) && !stated.has(height)) {
    return `is ${width} mm wide and ${height} mm high, and the product states neither: it states ${[...stated].join(", ") || "no length"}`;
  }
  return svg.length > maxBytes
    ? `holds ${svg.length} bytes, at most ${maxBytes} are wanted`
    : undefined;
}

/** Checks drawings to scale: a wrong size misleads as a wrong figure does. */
export function outlineProblems(content: Content): readonly Problem[] {
  return [...content.products].flatMap(([slug, product]) => {
    const svg = content.drawings.get(outlineFile(slug));
    const problem = svg && problemOf(svg, outlineOf(slug, content), product);
    return problem ? [{ file: outlineFile(slug), path: [], message: problem }] : [];
  });
}
