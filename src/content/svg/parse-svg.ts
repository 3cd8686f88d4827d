import { Parser } from "saxen";

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** An opening tag; attributes by their local names. */
export interface OpenTag {
  readonly kind: "open";
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
}

/** A part of a drawing, in the order of the file. */
export type SvgPart =
  | OpenTag
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string };

/** Reason for refusing a file; caught within this folder. */
export class Refusal extends Error {}

/** Namespaces by prefix in an element; the empty prefix is the default. */
type Prefixes = ReadonlyMap<string, string>;

/** Elements without a visible effect; removed with their content. */
const invisibleElements = new Set(["metadata", "title", "desc"]);

const shorten = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 40);

function readPrefixes(attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    const [, prefix] = /^xmlns(?::(.+))?$/.exec(name) ?? [];
    return /^xmlns(?::|$)/.test(name) ? [[prefix ?? "", value] as const] : [];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

/** Resolves a name to its namespace and local name. */
function resolve(name: string, prefixes: Prefixes): readonly [namespace: string, local: string] {
  const [prefix, local] = name.includes(":")
    ? (name.split(":", 2) as [string, string])
    : ["", name];
  const namespace = prefixes.get(prefix);
  if (namespace === undefined) {
    throw new Refusal(`holds ${shorten(name)}, a name of no declared namespace`);
  }
  return [namespace, local];
}

/** Returns the attributes of SVG; those of other programs are left out. */
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

function describeFault({ message }: Error, data: string): string {
  const [, closed] = /^<\/([^\s>]+)/.exec(data) ?? [];
  return message === "closing tag mismatch" && closed !== undefined
    ? `closes ${closed}, which is not open`
    : `holds ${shorten(data)}: it is not well-formed XML (${message})`;
}

/**
 * Parses an SVG file without comments and foreign namespaces. Throws a Refusal for invalid XML or a
 * DOCTYPE.
 */
export function parseSvg(text: string): readonly SvgPart[] {
  const parts: SvgPart[] = [];
  const scopes: Prefixes[] = [
    new Map([
      ["", svgNamespace],
      ["xml", ""],
    ]),
  ];
  /** Number of open elements inside an ignored one. */
  let ignoredDepth = 0;
  const fail = (error: Error, context: () => { readonly data: string }) => {
    throw error instanceof Refusal ? error : new Refusal(describeFault(error, context().data));
  };
  const addText = (content: string) => {
    if (ignoredDepth === 0 && scopes.length > 1) {
      parts.push({ kind: "text", text: content });
    }
  };
  const parser = new Parser()
    .on("error", fail)
    .on("warn", fail)
    .on("attention", (declaration) => {
      throw new Refusal(`holds ${shorten(declaration)}: save it as plain SVG, without a DOCTYPE`);
    })
    .on("openTag", (name, attributesOf, decode, selfClosing) => {
      const attributes = attributesOf();
      const prefixes = readPrefixes(attributes, scopes.at(-1) ?? new Map());
      scopes.push(prefixes);
      const [namespace, local] = resolve(name, prefixes);
      if (ignoredDepth > 0 || namespace !== svgNamespace || invisibleElements.has(local)) {
        ignoredDepth += 1;
        return;
      }
      const svgAttributes = ownAttributes(attributes, prefixes, decode);
      parts.push({ kind: "open", name: local, attributes: svgAttributes, selfClosing });
    })
    .on("closeTag", (name) => {
      const [, local] = resolve(name, scopes.pop() ?? new Map());
      if (ignoredDepth > 0) {
        ignoredDepth -= 1;
      } else {
        parts.push({ kind: "close", name: local });
      }
    })
    .on("text", (content, decode) => addText(decode(content)))
    .on("cdata", addText);
  parser.parse(text);
  return parts;
}
