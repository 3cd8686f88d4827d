import { Refusal, type OpenTag } from "#content/svg/parse-svg.ts";

const gradients = ["linearGradient", "radialGradient"];

/** Allowed elements. */
const elements = new Set([
  "svg",
  "g",
  "defs",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "clipPath",
  "mask",
  "stop",
  ...gradients,
]);

/** Presentation attributes, which a style may set as properties too. */
const presentation = new Set([
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-opacity",
  "opacity",
  "color",
  "display",
  "visibility",
  "clip-path",
  "clip-rule",
  "mask",
  "stop-color",
  "stop-opacity",
  "vector-effect",
  "font-size",
  "font-weight",
  "font-family",
  "font-style",
  "text-anchor",
  "dominant-baseline",
  "letter-spacing",
]);

const geometry = new Set([
  "id",
  "class",
  "d",
  "points",
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "dx",
  "dy",
  "fx",
  "fy",
  "width",
  "height",
  "transform",
  "viewBox",
  "pathLength",
  "offset",
  "gradientUnits",
  "gradientTransform",
  "spreadMethod",
  "clipPathUnits",
  "maskUnits",
  "maskContentUnits",
  "rotate",
]);

/** Attributes without an effect on the drawing. */
const ignoredAttributes =
  /^(?:data-.*|aria-.*|role|version|baseProfile|enable-background|focusable|preserveAspectRatio|overflow|lang|style)$/;

const plainValue = /^[\w\s#%(),.:+\-/;'"]*$/;
const ownPaint = /^url\(\s*["']?#[\w.:-]+["']?\s*\)(?:\s+[#\w]+)?$/;

/** Throws a Refusal for an element that is not allowed. */
export function checkElement({ name, attributes }: OpenTag): void {
  if (!elements.has(name)) {
    const attributeText = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join("");
    throw new Refusal(
      `holds ${`<${name}${attributeText}>`.slice(0, 40)}: a drawing is made of ${[...elements].join(", ")}`,
    );
  }
}

/** Throws a Refusal for a value that refers outside the file or is not SVG. */
export function checkValue(name: string, value: string): void {
  const isOwn = ownPaint.test(value) && presentation.has(name);
  if (!plainValue.test(value) || (/url\s*\(/i.test(value) && !isOwn)) {
    throw new Refusal(
      `holds the attribute ${name}="${value.slice(0, 40)}": a drawing fetches nothing and names its own parts alone`,
    );
  }
}

export function isPresentation(name: string): boolean {
  return presentation.has(name);
}

/** Tells if an attribute stays; throws a Refusal where it is not allowed. */
export function keepsAttribute(element: string, name: string, value: string): boolean {
  if (name === "href" && gradients.includes(element) && /^#[\w.:-]+$/.test(value)) {
    return true;
  }
  if (presentation.has(name) || geometry.has(name)) {
    checkValue(name, value);
    return true;
  }
  if (ignoredAttributes.test(name)) {
    return false;
  }
  throw new Refusal(
    `holds the attribute ${name}="${value.slice(0, 40)}", which is no part of a drawing`,
  );
}
