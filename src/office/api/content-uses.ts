import { productFile } from "#content/content.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Language } from "#domain/language.ts";
import { visitForm } from "#domain/office/content-form.ts";
import type { FormPath } from "#domain/office/content-form.ts";
import type { ContentUse } from "#domain/office/content-messages.ts";
import { formOf } from "#publishing/drafts/content-file.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";

/** Values of content files with their drafts, by path. */
export type ContentValues = ReadonlyMap<string, unknown>;

/** Ids that a product names, by the kind of their entries. */
function namedBy(product: ProductFile): Readonly<Record<string, readonly string[]>> {
  const { category, subcategory, tags, specifications } = product;
  const related = [...product.needs, ...product.notWornWith];
  return {
    categories: [category],
    subcategories: [subcategory],
    tags,
    colours: specifications.colours,
    products: [...related, ...(product.replacedBy ? [product.replacedBy] : [])],
    prices: product.status === "live" && (product.price?.amount ?? 0) > 0 ? ["show"] : [],
  };
}

interface Catalogued {
  readonly values: ContentValues;
  readonly products: ProductFiles["products"];
}

/** Lists the files that name an entry, such as a category; a claim's own entry is no use of it. */
export function usesOf(
  { target, id }: { readonly target: string; readonly id: string },
  { values, products }: Catalogued,
  language: Language,
): ContentUse[] {
  const uses: ContentUse[] = [];
  for (const [path, value] of values) {
    const count = countUses(path, value, { target, id });
    if (count > 0) {
      uses.push({ path, name: nameOf(value, language), count });
    }
  }
  for (const [slug, { product }] of products) {
    if (namedBy(product)[target]?.includes(id) === true) {
      const name = partOf(product.name, language) ?? partOf(product.name, "en") ?? slug;
      uses.push({ path: productFile(slug), name, count: 1 });
    }
  }
  return uses;
}

function countUses(
  path: string,
  value: unknown,
  { target, id }: { readonly target: string; readonly id: string },
): number {
  const form = formOf(path);
  let count = 0;
  if (form !== undefined) {
    visitForm(form, value, (node, inside) => {
      if (node.kind === "reference" && node.target === target && inside === id) {
        count += 1;
      } else if (node.kind === "text" && node.hasClaims && target === "claims") {
        count += claimsOf(inside).includes(id) ? 1 : 0;
      }
    });
  }
  return count;
}

function claimsOf(value: unknown): readonly unknown[] {
  const claims: unknown =
    typeof value === "object" && value !== null && "claims" in value ? value.claims : undefined;
  return Array.isArray(claims) ? claims : [];
}

/** Returns the name that a file gives itself. */
export function nameOf(value: unknown, language: Language): string | null {
  const name: unknown =
    typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
  return partOf(name, language) ?? partOf(name, "en") ?? null;
}

interface NamedEntry {
  readonly id: string;
  readonly name: string;
}

/** Paths of the lists and records that define entries, by file; `*` stands for any entry. */
const definitions: readonly (readonly [target: string, file: string, path: FormPath])[] = [
  ["categories", "categories.yaml", ["categories", "*"]],
  ["subcategories", "categories.yaml", ["categories", "*", "subcategories", "*"]],
  ["tags", "categories.yaml", ["tags", "*"]],
  ["colours", "categories.yaml", ["colours", "*"]],
  ["pictograms", "categories.yaml", ["pictograms", "*"]],
  ["questions", "kits.yaml", ["questions", "*"]],
  ["claims", "claims.yaml", ["*"]],
];

function matches(path: FormPath, pattern: FormPath): boolean {
  return (
    path.length === pattern.length &&
    pattern.every((step, index) => step === "*" || step === path[index])
  );
}

/** Lists the entries that a file defines, by kind. */
export function definedIn(
  file: string,
  value: unknown,
  language: Language,
): ReadonlyMap<string, readonly NamedEntry[]> {
  const form = formOf(file);
  const ofFile = definitions.filter(([, definingFile]) => definingFile === file);
  const entries = new Map<string, NamedEntry[]>(ofFile.map(([target]) => [target, []]));
  if (form === undefined || ofFile.length === 0) {
    return entries;
  }
  visitForm(form, value, (_node, inside, path) => {
    for (const [target, , pattern] of ofFile) {
      if (matches(path, pattern)) {
        entries.get(target)?.push(entryOf(inside, path, language));
      }
    }
  });
  return entries;
}

function entryOf(value: unknown, path: FormPath, language: Language): NamedEntry {
  const keyed = typeof value === "object" && value !== null ? value : {};
  const id = "id" in keyed && typeof keyed.id === "string" ? keyed.id : String(path.at(-1));
  const texts = [
    "name" in keyed ? keyed.name : undefined,
    "question" in keyed ? keyed.question : undefined,
    "text" in keyed ? keyed.text : undefined,
    "meaning" in keyed ? keyed.meaning : undefined,
    value,
  ];
  const name = texts.map((text) => partOf(text, language) ?? partOf(text, "en")).find(Boolean);
  return { id, name: name ?? id };
}

/** Lists the entries that references of one kind may name. */
export function namesFor(
  target: string,
  { values, products }: Catalogued,
  language: Language,
): NamedEntry[] {
  if (target === "products") {
    return [...products].map(([id, { product }]) => ({
      id,
      name: partOf(product.name, language) ?? partOf(product.name, "en") ?? id,
    }));
  }
  const pattern = { guides: /^guides\/([^/]+)\//, cities: /^places\/[^/]+\/([^/]+)\.yaml$/ }[
    target
  ];
  return [...values].flatMap(([path, value]) => {
    const slug = pattern?.exec(path)?.[1];
    return slug === undefined
      ? [...(definedIn(path, value, language).get(target) ?? [])]
      : [{ id: slug, name: nameOf(value, language) ?? slug }];
  });
}
