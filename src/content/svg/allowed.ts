import { Refusal, type OpenTag } from "#content/svg/parse-svg.ts";

const gradients = ["linearGradient", "radialGradient"];

/** What a drawing is made of. */
const elements = new Set([
  ...["svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "clipPath", "mask", "stop", ...gradients],
]);

/** How shapes look; the names of properties in a style as well. */
const presentation = new Set([
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset"],
  ...["stroke-opacity", "opacity", "color", "display", "visibility", "clip-path", "clip-rule"],
  ...["mask", "stop-color", "stop-opacity", "vector-effect", "font-size", "font-weight"],
  ...["font-family", "font-style", "text-anchor", "dominant-baseline", "letter-spacing"],
]);

const geometry = new Set([
  ...["id", "class", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"],
  ...["dx", "dy", "fx", "fy", "width", "height", "transform", "viewBox", "pathLength", "offset"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits"],
  ...["maskContentUnits", "rotate"],
]);

/** Attributes that change nothing of what is drawn in a page. */
const idle =
  /^(?:data-.*|aria-.*|role|version|baseProfile|enable-background|focusable|preserveAspectRatio|overflow|lang|style)$/;

const plainValue = /^[\w\s#%(),.:+\-/;'"]*$/;
const ownPaint = /^url\(\s*["']?#[\w.:-]+["']?\s*\)(?:\s+[#\w]+)?$/;

/** Throws where an element may not stand in a drawing. */
export function checkElement({ name, attributes }: OpenTag): void {
  if (!elements.has(name)) {
    const told = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join("");
    throw new Refusal(
      `holds ${`<${name}${told}>`.slice(0, 40)}: a drawing is made of ${[...elements].join(", ")}`,
    );
  }
}

/** Throws where a value leads out of the file, or is no value of SVG. */
export function checkValue(name: string, value: string): void {
  const isOwn = ownPaint.test(value) && presentation.has(name);
  if (!plainValue.test(value) || (/url\s*\(/i.test(value) && !isOwn)) {
    throw new Refusal(
      `holds the attribute ${name}="${value.slice(0, 40)}": a drawing fetches nothing and names its own parts alone`,
    );
  }
}

/** Whether a property of a style has an attribute of its name. */
export function isPresentation(name: string): boolean {
  return presentation.has(name);
}

/** Whether an attribute stays; throws where the whole drawing may not. */
export function keepsAttribute(element: string, name: string, value: string): boolean {
  if (name === "href" && gradients.includes(element) && /^#[\w.:-]+$/.test(value)) {
    return true;
  }
  if (presentation.has(name) || geometry.has(name)) {
    checkValue(name, value);
    return true;
  }
  if (idle.test(name)) {
    return false;
  }
  throw new Refusal(
    `holds the attribute ${name}="${value.slice(0, 40)}", which is no part of a drawing`,
  );
}
