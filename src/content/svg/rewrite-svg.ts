import { checkElement, keepsAttribute } from "#content/svg/allowed.ts";
import { parseSvg, Refusal, type OpenTag, type SvgPart } from "#content/svg/parse-svg.ts";
import { readRules, withStyle } from "#content/svg/style.ts";

/** What of a drawing the pages name. */
export interface SvgUse {
  /** Stands before the ids that the drawing itself names: other drawings of a page have theirs. */
  readonly prefix: string;
  /** Whether the page's own style is for its classes. */
  readonly classes?: boolean;
  /** Whether its ids stay as they are, because others name them. */
  readonly ids?: boolean;
}

/** A drawing that may be published, or why it may not. */
export type SvgReading =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly reason: string };

/** Bytes of a drawing: one in a page comes along with every page. */
const largest = 100_000;

const named = /^(?:url\(\s*["']?)?#([\w.:-]+)/;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Takes the style sheets out of the parts of a drawing. */
function apart(parts: readonly SvgPart[]): { drawn: readonly SvgPart[]; sheet: string } {
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

/** The size that a root without a viewBox states in pixels. */
function measured(root: ReadonlyMap<string, string>): string | undefined {
  const [width, height] = ["width", "height"].map(
    (side) => /^\s*([\d.]+)(?:px)?\s*$/.exec(root.get(side) ?? "")?.[1],
  );
  return width !== undefined && height !== undefined ? `0 0 ${width} ${height}` : undefined;
}

/** The attributes of the outermost element: its measure alone, which pages scale. */
function rootAttributes(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const viewBox =
    attributes
      .get("viewBox")
      ?.trim()
      .replaceAll(/[\s,]+/g, " ") ?? measured(attributes);
  if (!/^-?[\d.]+ -?[\d.]+ (?!0+(?:\.0*)? )[\d.]+ (?!0+(?:\.0*)?$)[\d.]+$/.test(viewBox ?? "")) {
    throw new Refusal('does not begin with <svg viewBox="0 0 WIDTH HEIGHT">');
  }
  const others = [...attributes].filter(
    ([name]) => !["viewBox", "width", "height", "x", "y"].includes(name),
  );
  return new Map([["xmlns", "http://www.w3.org/2000/svg"], ["viewBox", viewBox ?? ""], ...others]);
}

function attributesOf(tag: OpenTag, rules: ReturnType<typeof readRules>, isRoot: boolean) {
  const kept = [...withStyle(tag, rules)].filter(([name, value]) =>
    keepsAttribute(tag.name, name, value),
  );
  return isRoot ? rootAttributes(new Map(kept)) : new Map(kept);
}

function rewrite(text: string, use: SvgUse): string {
  if (text.length > largest) {
    throw new Refusal(
      `holds ${Math.round(text.length / 1000)} kB: ${largest / 1000} kB are the most`,
    );
  }
  if (!/<(?:[\w-]+:)?svg[\s>]/.test(text)) {
    throw new Refusal("is no SVG drawing");
  }
  const { drawn, sheet } = apart(parseSvg(text));
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
  const wanted = new Set(values.map((value) => named.exec(value)?.[1]));
  const written = (name: string, value: string): string => {
    if (name === "class" && use.classes !== true) {
      return "";
    }
    if (name === "id" && use.ids !== true) {
      return wanted.has(value) ? ` id="${use.prefix}-${value}"` : "";
    }
    const isName =
      use.ids !== true && /^url\(|^#/.test(value) && (name === "href" || value.startsWith("url"));
    const own = isName
      ? value.replace(
          named,
          (found, id: string) => `${found.slice(0, -id.length)}${use.prefix}-${id}`,
        )
      : value;
    return ` ${name}="${escaped(own).replaceAll('"', "&quot;")}"`;
  };
  const texts: string[] = [];
  drawn.forEach((part, at) => {
    if (part.kind === "open") {
      const attributes = [...(tags.get(part) ?? [])].map(([name, value]) => written(name, value));
      texts.push(`<${part.name}${attributes.join("")}${part.alone ? "/" : ""}>`);
    } else if (part.kind === "text") {
      texts.push(escaped(part.text));
    } else {
      const before = drawn[at - 1];
      const isAlone = before?.kind === "open" && before.alone;
      texts.push(isAlone ? "" : `</${part.name}>`);
    }
  });
  return `${texts.join("")}${text.endsWith("\n") ? "\n" : ""}`;
}

/**
 * Reads an SVG and writes it anew: known elements and attributes alone, styles as attributes, without what
 * drawing programs add. What could run, fetch or lead elsewhere is refused. What it wrote it leaves as it is.
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
