import { Parser } from "saxen";

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** An element as it is opened; its attributes by their names without a prefix. */
export interface OpenTag {
  readonly kind: "open";
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly alone: boolean;
}

/** A part of a drawing, in the order of the file. */
export type SvgPart =
  | OpenTag
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string };

/** Says why a file is not taken; it never leaves the gate. */
export class Refusal extends Error {}

/** What prefixes stand for inside of an element; the empty one is the default's. */
type Prefixes = ReadonlyMap<string, string>;

/** Elements of SVG that draw nothing; they go with all that is in them. */
const undrawn = new Set(["metadata", "title", "desc"]);

const shortened = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 40);

function prefixesIn(attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    const [, prefix] = /^xmlns(?::(.+))?$/.exec(name) ?? [];
    return /^xmlns(?::|$)/.test(name) ? [[prefix ?? "", value] as const] : [];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

/** The namespace of a name, and what it is called there. */
function resolve(name: string, prefixes: Prefixes): readonly [namespace: string, local: string] {
  const [prefix, local] = name.includes(":")
    ? (name.split(":", 2) as [string, string])
    : ["", name];
  const namespace = prefixes.get(prefix);
  if (namespace === undefined) {
    throw new Refusal(`holds ${shortened(name)}, a name of no declared namespace`);
  }
  return [namespace, local];
}

/** The attributes of SVG itself; those of other programs are left out. */
function ownAttributes(
  attributes: Readonly<Record<string, string>>,
  prefixes: Prefixes,
  decode: (text: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (/^xmlns(?::|$)/.test(name)) {
        return [];
      }
      const [namespace, local] = name.includes(":") ? resolve(name, prefixes) : [undefined, name];
      const isOwn =
        namespace === undefined ||
        namespace === svgNamespace ||
        (namespace === xlinkNamespace && local === "href");
      return isOwn ? [[local, decode(value)] as const] : [];
    }),
  );
}

function tellFault({ message }: Error, data: string): string {
  const [, closed] = /^<\/([^\s>]+)/.exec(data) ?? [];
  return message === "closing tag mismatch" && closed !== undefined
    ? `closes ${closed}, which is not open`
    : `holds ${shortened(data)}: it is not well-formed XML (${message})`;
}

/**
 * Reads the text of an SVG file. Comments, instructions and whatever is of another namespace are left out,
 * as drawing programs add them; throws a Refusal where it is no XML, or holds a DOCTYPE.
 */
export function parseSvg(text: string): readonly SvgPart[] {
  const parts: SvgPart[] = [];
  const scopes: Prefixes[] = [
    new Map([
      ["", svgNamespace],
      ["xml", ""],
    ]),
  ];
  /** How many elements are open since the outermost one that is left out. */
  let left = 0;
  const fail = (error: Error, context: () => { readonly data: string }) => {
    throw error instanceof Refusal ? error : new Refusal(tellFault(error, context().data));
  };
  const say = (said: string) => {
    if (left === 0 && scopes.length > 1) {
      parts.push({ kind: "text", text: said });
    }
  };
  const parser = new Parser()
    .on("error", fail)
    .on("warn", fail)
    .on("attention", (declaration) => {
      throw new Refusal(`holds ${shortened(declaration)}: save it as plain SVG, without a DOCTYPE`);
    })
    .on("openTag", (name, attributesOf, decode, alone) => {
      const attributes = attributesOf();
      const prefixes = prefixesIn(attributes, scopes.at(-1) ?? new Map());
      scopes.push(prefixes);
      const [namespace, local] = resolve(name, prefixes);
      if (left > 0 || namespace !== svgNamespace || undrawn.has(local)) {
        left += 1;
        return;
      }
      const own = ownAttributes(attributes, prefixes, decode);
      parts.push({ kind: "open", name: local, attributes: own, alone });
    })
    .on("closeTag", (name) => {
      const [, local] = resolve(name, scopes.pop() ?? new Map());
      if (left > 0) {
        left -= 1;
      } else {
        parts.push({ kind: "close", name: local });
      }
    })
    .on("text", (said, decode) => say(decode(said)))
    .on("cdata", say);
  parser.parse(text);
  return parts;
}
