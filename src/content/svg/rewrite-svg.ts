import { checkElement, keepsAttribute } from "#content/svg/allowed.ts";
import { parseSvg, Refusal, type OpenTag, type SvgPart } from "#content/svg/parse-svg.ts";
import { readRules, applyStyle } from "#content/svg/style.ts";

/** Use of a drawing in pages. */
export interface SvgUse {
  /** Prefix for the ids inside the drawing, so that drawings of one page do not collide. */
  readonly prefix: string;
  /** Keeps classes for the page's own style. */
  readonly classes?: boolean;
  /** Keeps ids, because pages refer to them. */
  readonly ids?: boolean;
}

export type SvgReading =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly reason: string };

/** Maximum bytes of a drawing: it is sent with every page that includes it. */
const maxBytes = 100_000;

const idReference = /^(?:url\(\s*["']?)?#([\w.:-]+)/;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Separates the style sheets from the drawing. */
function extractStyles(parts: readonly SvgPart[]): { drawn: readonly SvgPart[]; sheet: string } {
  const drawn: SvgPart[] = [];
  let sheet = "";
  let inSheet = false;
  for (const part of parts) {
    if (part.kind !== "text" && part.name === "style") {
      inSheet = part.kind === "open";
    } else if (!inSheet) {
      drawn.push(part);
    } else if (part.kind === "text") {
      sheet += part.text;
    }
  }
  return { drawn, sheet };
}

/** Derives a viewBox from width and height in pixels. */
function deriveViewBox(root: ReadonlyMap<string, string>): string | undefined {
  const [width, height] = ["width", "height"].map(
    (side) => /^\s*([\d.]+)(?:px)?\s*$/.exec(root.get(side) ?? "")?.[1],
  );
  return width !== undefined && height !== undefined ? `0 0 ${width} ${height}` : undefined;
}

/** Returns the attributes of the root with a viewBox only, since pages scale the drawing. */
function rootAttributes(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const viewBox =
    attributes
      .get("viewBox")
      ?.trim()
      .replaceAll(/[\s,]+/g, " ") ?? deriveViewBox(attributes);
  if (!/^-?[\d.]+ -?[\d.]+ (?!0+(?:\.0*)? )[\d.]+ (?!0+(?:\.0*)?$)[\d.]+$/.test(viewBox ?? "")) {
    throw new Refusal('does not begin with <svg viewBox="0 0 WIDTH HEIGHT">');
  }
  const remainingAttributes = [...attributes].filter(
    ([name]) => !["viewBox", "width", "height", "x", "y"].includes(name),
  );
  return new Map([
    ["xmlns", "http://www.w3.org/2000/svg"],
    ["viewBox", viewBox ?? ""],
    ...remainingAttributes,
  ]);
}

function attributesOf(tag: OpenTag, rules: ReturnType<typeof readRules>, isRoot: boolean) {
  const allowedAttributes = [...applyStyle(tag, rules)].filter(([name, value]) =>
    keepsAttribute(tag.name, name, value),
  );
  return isRoot ? rootAttributes(new Map(allowedAttributes)) : new Map(allowedAttributes);
}

function rewrite(text: string, use: SvgUse): string {
  if (text.length > maxBytes) {
    throw new Refusal(
      `holds ${Math.round(text.length / 1000)} kB: ${maxBytes / 1000} kB are the most`,
    );
  }
  if (!/<(?:[\w-]+:)?svg[\s>]/.test(text)) {
    throw new Refusal("is no SVG drawing");
  }
  const { drawn, sheet } = extractStyles(parseSvg(text));
  const rules = readRules(sheet);
  const tags = new Map<SvgPart, ReadonlyMap<string, string>>();
  const [root] = drawn;
  for (const part of drawn) {
    if (part.kind === "open") {
      checkElement(part);
      tags.set(part, attributesOf(part, rules, part === root));
    }
  }
  if (root?.kind !== "open" || root.name !== "svg") {
    throw new Refusal("is no SVG drawing");
  }
  const values = [...tags.values()].flatMap((attributes) => [...attributes.values()]);
  const referencedIds = new Set(values.map((value) => idReference.exec(value)?.[1]));
  const writeAttribute = (name: string, value: string): string => {
    if (name === "class" && use.classes !== true) {
      return "";
    }
    if (name === "id" && use.ids !== true) {
      return referencedIds.has(value) ? ` id="${use.prefix}-${value}"` : "";
    }
    const isName =
      use.ids !== true && /^url\(|^#/.test(value) && (name === "href" || value.startsWith("url"));
    const ownReference = isName
      ? value.replace(
          idReference,
          (match, id: string) => `${match.slice(0, -id.length)}${use.prefix}-${id}`,
        )
      : value;
    return ` ${name}="${escape(ownReference).replaceAll('"', "&quot;")}"`;
  };
  const texts: string[] = [];
  drawn.forEach((part, index) => {
    if (part.kind === "open") {
      const attributes = [...(tags.get(part) ?? [])].map(([name, value]) =>
        writeAttribute(name, value),
      );
      texts.push(`<${part.name}${attributes.join("")}${part.selfClosing ? "/" : ""}>`);
    } else if (part.kind === "text") {
      texts.push(escape(part.text));
    } else {
      const previousPart = drawn[index - 1];
      const isSelfClosing = previousPart?.kind === "open" && previousPart.selfClosing;
      texts.push(isSelfClosing ? "" : `</${part.name}>`);
    }
  });
  return `${texts.join("")}${text.endsWith("\n") ? "\n" : ""}`;
}

/**
 * Rewrites an SVG with allowed elements and attributes only. Refuses scripts and external
 * references; its own output stays unchanged.
 */
export function rewriteSvg(text: string, use: SvgUse): SvgReading {
  try {
    return { ok: true, svg: rewrite(text, use) };
  } catch (error) {
    if (error instanceof Refusal) {
      return { ok: false, reason: error.message };
    }
    throw error;
  }
}
