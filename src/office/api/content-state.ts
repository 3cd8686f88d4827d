import { addressesIn } from "#addresses";
import { missingArabic } from "#content/form/missing-arabic.ts";
import type { ContentChange } from "#domain/office/catalogue-messages.ts";
import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language.ts";
import { contentKind, rightFor } from "#domain/office/content-messages.ts";
import type {
  ContentFileView,
  ContentRow,
  ListedContent,
} from "#domain/office/content-messages.ts";
import { hasRight } from "#domain/office/person.ts";
import type { Person } from "#domain/office/person.ts";
import {
  applyFields,
  fieldValue,
  formOf,
  schemaProblems,
  wholeField,
} from "#publishing/drafts/content-file.ts";
import type { ContentFiles } from "#publishing/drafts/content-files.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import type { Draft } from "#server/catalogue/drafts.ts";
import { nameOf, namesFor } from "#office/api/content-uses.ts";
import type { ContentValues } from "#office/api/content-uses.ts";
import { findTexts } from "#office/api/find-texts.ts";
import type { OfficeParts } from "#office/api/parts.ts";

/** Content files with their drafts. */
export interface ContentState {
  readonly files: ContentFiles;
  readonly products: ProductFiles["products"];
  /** Drafts by path; of files that are no products. */
  readonly drafts: ReadonlyMap<string, readonly Draft[]>;
  /** Values with the drafts; undefined for a deleted file and for one that cannot be read. */
  readonly values: ContentValues;
}

/** Reads the content files and applies the stored drafts. */
export async function readContentState(editing: OfficeParts["editing"]): Promise<ContentState> {
  const [stored, files, { products }] = await Promise.all([
    editing.drafts.list(),
    editing.readContent(),
    editing.readProducts(),
  ]);
  const drafts = groupBy(
    stored.filter(({ path }) => formOf(path) !== undefined),
    ({ path }) => path,
  );
  const paths = [...new Set([...files.keys(), ...drafts.keys()])];
  const values = paths.map(
    (path) => [path, applyFields(files.get(path)?.raw, drafts.get(path) ?? [])] as const,
  );
  return { files, products, drafts, values: new Map(values) };
}

/** Lists every file with its state, and its texts that hold the searched words. */
export function listContent(
  state: ContentState,
  { role }: Pick<Person, "role">,
  { q, language }: { readonly q: string; readonly language: Language },
): ListedContent[] {
  return [...state.values].map(([path, value]) => ({
    ...contentRow(path, state, role, language),
    found: findTexts(path, value, q),
  }));
}

function contentRow(
  path: string,
  { files, drafts, values }: ContentState,
  role: Person["role"],
  language: Language,
): ContentRow {
  const value = values.get(path);
  const form = formOf(path);
  const file = files.get(path);
  const isDeleted = drafts
    .get(path)
    ?.some(({ field, value: next }) => isWhole(field) && next === null);
  return {
    path,
    kind: contentKind(path),
    name: nameOf(value ?? file?.raw, language),
    missing: form === undefined ? 0 : missingArabic(form, value).length,
    drafts: drafts.get(path)?.length ?? 0,
    state:
      file === undefined
        ? "new"
        : isDeleted === true
          ? "deleted"
          : value === undefined
            ? "unreadable"
            : "published",
    mayEdit: hasRight(role, rightFor(path)),
  };
}

const isWhole = (field: string) => field === wholeField;

/** Describes one file with its form; undefined for a file that does not exist. */
export function describeContent(
  path: string,
  state: ContentState,
  { role }: Pick<Person, "role">,
  language: Language,
): Omit<ContentFileView, "url"> | undefined {
  const form = formOf(path);
  if (form === undefined || !state.values.has(path)) {
    return undefined;
  }
  const value = state.values.get(path);
  const raw = state.files.get(path)?.raw;
  const targets = new Set<string>();
  const collect = (node: typeof form): void => {
    if (node.kind === "reference") {
      targets.add(node.target);
    } else if (node.kind === "text" && node.hasClaims) {
      targets.add("claims");
    } else if (node.kind === "list" || node.kind === "record") {
      collect(node.item);
    } else if (node.kind === "group") {
      node.parts.forEach((part) => collect(part.node));
    } else if (node.kind === "variants") {
      node.variants.forEach((variant) => collect(variant.node));
    }
  };
  collect(form);
  return {
    ...contentRow(path, state, role, language),
    form,
    value: value ?? null,
    file: raw ?? null,
    changes: (state.drafts.get(path) ?? []).map((draft) => ({
      field: draft.field,
      person: draft.person,
      changedAt: draft.changedAt,
      refusal: draft.refusal,
      isOutside: isOutside(draft, raw),
    })),
    problems: value === undefined ? [] : [...schemaProblems(path, value)],
    untranslated: [...missingArabic(form, value)],
    names: Object.fromEntries(
      [...targets].map((target) => [target, namesFor(target, state, language)]),
    ),
    page: pageOf(path, language),
  };
}

/** Tells if the file has another value than the draft is based on. */
function isOutside({ field, old, value }: Draft, raw: unknown): boolean {
  const current = fieldValue(raw, field);
  return current !== old && current !== value;
}

/** Lists the drafts of all files with the words that a person reads. */
export function listContentChanges(
  { drafts, files, values }: ContentState,
  language: Language,
): ContentChange[] {
  return [...drafts].flatMap(([path, ofFile]) =>
    ofFile.map((draft) => ({
      path,
      field: draft.field,
      name: nameOf(values.get(path) ?? files.get(path)?.raw, language),
      old: jsonOf(draft.old),
      value: jsonOf(draft.value),
      person: draft.person,
      changedAt: draft.changedAt,
      refusal: draft.refusal,
      isOutside: isOutside(draft, files.get(path)?.raw),
    })),
  );
}

const jsonOf = (value: Draft["value"]) => (value === null ? null : String(value));

/** Returns the path of a page that shows a file. */
function pageOf(path: string, language: Language): string | null {
  const addresses = addressesIn(language);
  const pages: Readonly<Record<string, string>> = {
    "company.yaml": addresses.home,
    "claims.yaml": addresses.home,
    "brand/mark.svg": addresses.home,
    "brand/icon.svg": addresses.home,
    "categories.yaml": addresses.shop,
    "places/regions.yaml": addresses.cities,
    "pages/frame.yaml": addresses.home,
    "pages/home.yaml": addresses.home,
    "pages/catalogue.yaml": addresses.shop,
    "pages/contact.yaml": addresses.contact,
    "pages/delivery.yaml": addresses.cities,
    "pages/privacy.yaml": addresses.privacy,
    "pages/terms.yaml": addresses.terms,
    "pages/accessibility.yaml": addresses.accessibility,
    "kits.yaml": addresses.kits,
    "standards.yaml": addresses.standards,
  };
  const guide = /^guides\/([^/]+)\//.exec(path)?.[1];
  const city = /^places\/[^/]+\/([^/]+)\.yaml$/.exec(path)?.[1];
  if (guide !== undefined) {
    return addresses.guide(guide);
  }
  return city === undefined ? (pages[path] ?? null) : addresses.city(city);
}
