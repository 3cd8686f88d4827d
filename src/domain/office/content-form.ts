/** Names of entries that a form offers for a reference, such as "products". */
export type FormTarget = string;

/** A named part of a group. */
export interface FormPart {
  readonly key: string;
  readonly node: FormNode;
  readonly isOptional: boolean;
}

/** The inputs for a value of a content file, derived from its schema. */
export type FormNode =
  /** A text with a translation; `hasClaims` also lets it depend on claims. */
  | { readonly kind: "text"; readonly hasClaims: boolean }
  | { readonly kind: "line"; readonly longest: number | null }
  | { readonly kind: "number"; readonly least: number | null; readonly most: number | null }
  | { readonly kind: "switch" }
  | { readonly kind: "date" }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "reference"; readonly target: FormTarget }
  /** A list of short words, one on a line. */
  | { readonly kind: "words" }
  | { readonly kind: "list"; readonly item: FormNode; readonly least: number }
  /** Entries by key. */
  | { readonly kind: "record"; readonly item: FormNode }
  | { readonly kind: "group"; readonly parts: readonly FormPart[] }
  /** Groups that differ by the value of one part. */
  | { readonly kind: "variants"; readonly tag: string; readonly variants: readonly FormVariant[] }
  /** The SVG of a file that is a drawing. */
  | { readonly kind: "drawing" }
  /** A value that no input fits; it is changed in the file. */
  | { readonly kind: "fixed" };

export interface FormVariant {
  readonly value: string;
  readonly node: FormNode;
}

export type FormPath = readonly (string | number)[];

const escapes = [
  ["~", "~0"],
  ["/", "~1"],
] as const;

/** Formats a path as a JSON pointer without the first slash (RFC 6901). */
export function formatPath(path: FormPath): string {
  return path
    .map((step) => escapes.reduce((text, [from, to]) => text.replaceAll(from, to), String(step)))
    .join("/");
}

/** Parses a JSON pointer without the first slash; every step is a text. */
export function parsePath(pointer: string): readonly string[] {
  return pointer === ""
    ? []
    : pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function isKeyed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: FormPath): unknown {
  return path.reduce<unknown>((parent, step) => {
    if (Array.isArray(parent)) {
      return (parent as readonly unknown[])[Number(step)];
    }
    return isKeyed(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined;
  }, value);
}

/** Returns a copy with another value at a path; undefined removes a key. */
export function withValueAt(value: unknown, path: FormPath, replacement: unknown): unknown {
  const [step, ...deeper] = path;
  if (step === undefined) {
    return replacement;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === Number(step) ? withValueAt(item, deeper, replacement) : item,
    );
  }
  const { [step]: previous, ...siblings } = isKeyed(value) ? value : {};
  const inside = withValueAt(previous, deeper, replacement);
  if (inside === undefined) {
    return siblings;
  }
  // Keeps the place of a key that exists.
  return isKeyed(value) && Object.hasOwn(value, step)
    ? Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, key === String(step) ? inside : entry]),
      )
    : { ...siblings, [step]: inside };
}

/** Tells if a path leads to a field that is saved on its own: groups and records are opened, lists are not. */
export function isField(node: FormNode, path: readonly string[]): boolean {
  const [step, ...deeper] = path;
  if (step === undefined) {
    return node.kind !== "group";
  }
  if (node.kind === "record") {
    return deeper.length === 0;
  }
  const part = node.kind === "group" ? node.parts.find(({ key }) => key === step) : undefined;
  if (part === undefined) {
    return false;
  }
  // An optional group comes and goes as a whole.
  return part.isOptional && part.node.kind === "group"
    ? deeper.length === 0
    : isField(part.node, deeper);
}

/** Creates the value of a new entry. */
export function emptyValue(node: FormNode): unknown {
  switch (node.kind) {
    case "text":
      return { en: "" };
    case "line":
    case "date":
    case "reference":
    case "drawing":
      return "";
    case "switch":
      return false;
    case "choice":
      return node.values[0];
    case "number":
      return node.least ?? 0;
    case "words":
    case "fixed":
      return [];
    case "list":
      return node.least > 0 ? [emptyValue(node.item)] : [];
    case "record":
      return {};
    case "group":
      return Object.fromEntries(
        node.parts
          .filter(({ isOptional }) => !isOptional)
          .map(({ key, node: part }) => [key, emptyValue(part)]),
      );
    case "variants": {
      const [first] = node.variants;
      return first && { ...(emptyValue(first.node) as object), [node.tag]: first.value };
    }
  }
}

/** Returns the variant that a value has. */
export function variantOf(
  node: Extract<FormNode, { kind: "variants" }>,
  value: unknown,
): FormVariant | undefined {
  const tag = valueAt(value, [node.tag]);
  return node.variants.find((variant) => variant.value === tag);
}

/** Calls a visitor with every value that has inputs, parents first. */
export function visitForm(
  node: FormNode,
  value: unknown,
  visit: (node: FormNode, value: unknown, path: FormPath) => void,
  path: FormPath = [],
): void {
  if (value === undefined) {
    return;
  }
  visit(node, value, path);
  if (node.kind === "list" && Array.isArray(value)) {
    value.forEach((item: unknown, index) => visitForm(node.item, item, visit, [...path, index]));
  } else if (node.kind === "record" && isKeyed(value)) {
    for (const [key, item] of Object.entries(value)) {
      visitForm(node.item, item, visit, [...path, key]);
    }
  } else if (node.kind === "group" && isKeyed(value)) {
    for (const { key, node: part } of node.parts) {
      visitForm(part, value[key], visit, [...path, key]);
    }
  } else if (node.kind === "variants") {
    const variant = variantOf(node, value);
    if (variant !== undefined) {
      visitForm(variant.node, value, visit, path);
    }
  }
}
