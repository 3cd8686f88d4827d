import { z } from "zod";
import type { Label } from "#content/exchange/column.ts";
import { sizesColumns, weightColumn } from "#content/exchange/measure-columns.ts";
import {
  figureColumns,
  listColumns,
  plainTextColumns,
  textColumns,
} from "#content/exchange/text-columns.ts";
import {
  amountColumn,
  choiceColumn,
  choicesColumn,
  codeColumn,
  dayColumn,
  digitsColumn,
  lineColumn,
  linesColumn,
  picturesColumn,
  wholeColumn,
} from "#content/exchange/value-columns.ts";
import type { FactRow, ProductField } from "#content/product-field.ts";
import { placeholderTexts } from "#content/placeholder-texts.ts";
import * as parts from "#content/schema/product-parts.ts";
import { id, rank, text } from "#content/text.ts";

function listIds(ids: readonly string[]): string {
  return ids.slice(0, 8).join(", ") + (ids.length > 8 ? ", ... (categories.yaml has all)" : "");
}

function pageFact(path: string, label: Label): FactRow {
  return { path, label, places: ["page"] };
}

/** Writes example values on lines of their own, where a comma in a text needs no quotes. */
function onLines(values: Readonly<Record<string, string>>, indent = "  "): string {
  return Object.entries(values)
    .map(([key, value]) => `\n${indent}${key}: ${value}`)
    .join("");
}

/** Writes an example of an item of a list. */
function listItem(values: Readonly<Record<string, string>>): string {
  return onLines(values, "    ").replace("\n    ", "\n  - ");
}

const texts = { en: '"..."', ar: '"..."' };

/**
 * Every key of product.yaml, in the order in which files and exports hold them. Schema, columns,
 * template and docs/content-files.md follow from it; docs/extending.md says how to add one.
 */
export const productFields = {
  code: {
    schema: parts.code,
    about: "Code as shown, in quotes. It may repeat: the folder's name is the identity.",
    example: ({ slug }) => `"${slug.slice(0, 40).replace(/-+$/, "")}"`,
    isGiven: true,
    columns: [codeColumn("code", "code", { en: "Code", ar: "الكود" })],
  },
  status: {
    schema: z.enum(parts.statuses).default("live"),
    about:
      "draft: not shown. live: shown. withdrawn: the page stays, marked as no longer supplied. removed: no page; redirects.yaml names another address.",
    example: "draft",
    isGiven: true,
    columns: [choiceColumn("status", "status", { en: "Status", ar: "الحالة" }, "statuses")],
  },
  rank: {
    schema: rank,
    about: "Position in its category; products without one come last.",
    example: "10",
    columns: [wholeColumn("rank", "rank", { en: "Rank", ar: "الترتيب" })],
    hidden: "orders the products of a category",
  },
  category: {
    schema: id,
    about: "The id of a category in categories.yaml.",
    example: ({ category, lists }) =>
      `${category} # ${listIds(lists.categories.map((entry) => entry.id))}`,
    isGiven: true,
    columns: [choiceColumn("category", "category", { en: "Category", ar: "الفئة" }, "categories")],
  },
  subcategory: {
    schema: id,
    about: "The id of a subcategory of that category.",
    example: ({ category, subcategory, lists }) => {
      const siblings = lists.categories.find((entry) => entry.id === category)?.subcategories ?? [];
      return `${subcategory} # ${listIds(siblings.map((sibling) => sibling.id))}`;
    },
    isGiven: true,
    columns: [
      choiceColumn(
        "subcategory",
        "subcategory",
        { en: "Subcategory", ar: "الفئة الفرعية" },
        "subcategories",
        22,
      ),
    ],
  },
  brand: {
    schema: parts.brand.optional(),
    about: "The manufacturer's model. Without it the page speaks of a typical model.",
    example: onLines({ name: '"..."', model: '"..."', maker: '"..."', origin: '"..."' }),
    columns: [
      lineColumn("brand", "brand.name", { en: "Brand", ar: "العلامة التجارية" }),
      lineColumn("model", "brand.model", { en: "Model", ar: "الموديل" }),
      lineColumn("maker", "brand.maker", { en: "Maker", ar: "الشركة المصنعة" }),
      lineColumn("origin", "brand.origin", { en: "Origin", ar: "بلد المنشأ" }),
    ],
    facts: [
      pageFact("brand.name", { en: "Brand", ar: "العلامة التجارية" }),
      pageFact("brand.model", { en: "Model", ar: "الطراز" }),
      pageFact("brand.maker", { en: "Maker", ar: "الشركة المصنّعة" }),
      pageFact("brand.origin", { en: "Country of origin", ar: "بلد المنشأ" }),
    ],
  },
  price: {
    schema: parts.price.optional(),
    about:
      "Saudi riyals without VAT; was is the former price. Leave it out for a price on request.",
    example: onLines({ amount: "18.50", was: "37.00" }),
    columns: [
      amountColumn("price", "price.amount", { en: "Price (SAR)", ar: "السعر (ريال)" }),
      amountColumn("was", "price.was", { en: "Price before (SAR)", ar: "السعر قبل الخصم (ريال)" }),
    ],
  },
  order: {
    schema: parts.order,
    about:
      "unit: each, pair, set, box, pack, roll or carton. pack: units in the smallest package. minimum: the smallest order in units, a multiple of the pack. stock: units in stock, at least.",
    example: `${onLines({ unit: "each", pack: "1", minimum: "1" })}\n  # stock: 100`,
    isGiven: true,
    columns: [
      choiceColumn("unit", "order.unit", { en: "Unit", ar: "الوحدة" }, "units", 9),
      wholeColumn("pack", "order.pack", { en: "Pack", ar: "العبوة" }),
      wholeColumn("minimum", "order.minimum", { en: "Minimum", ar: "الحد الأدنى للطلب" }),
      wholeColumn("stock", "order.stock", { en: "Stock", ar: "المخزون" }),
    ],
  },
  availability: {
    schema: parts.availability.default({ state: "in-stock" }),
    about:
      "in-stock, low, on-order (with leadDays), ask or out. Badge, words and buttons follow it.",
    example: onLines({ state: "in-stock" }),
    isGiven: true,
    columns: [
      choiceColumn(
        "availability",
        "availability.state",
        { en: "Availability", ar: "التوفر" },
        "availability",
        12,
      ),
      wholeColumn("lead-days", "availability.leadDays", { en: "Lead days", ar: "أيام التوريد" }),
    ],
  },
  name: {
    schema: text,
    about: "Name, up to 120 characters.",
    example: ({ slug }) => onLines({ en: `"${placeholderTexts.name}${slug}"` }),
    isGiven: true,
    columns: textColumns("name", "name", { en: "Name", ar: "الاسم" }, 40),
  },
  use: {
    schema: text.optional(),
    about: "Use in one line for the card, up to 60 characters.",
    example: onLines(texts),
    columns: textColumns("use", "use", { en: "Use", ar: "الاستخدام" }, 34),
  },
  description: {
    schema: text,
    about: "One or two sentences, 90 to 170 characters.",
    example: onLines({ en: `"${placeholderTexts.description}"` }),
    isGiven: true,
    columns: textColumns("description", "description", { en: "Description", ar: "الوصف" }, 50),
  },
  details: {
    schema: text,
    about: "Text of the product's page: 25 to 110 words, and with the three rows below 60 to 160.",
    example: onLines({ en: `"${placeholderTexts.details}"` }),
    isGiven: true,
    columns: textColumns("details", "details", { en: "Details", ar: "التفاصيل" }, 60),
  },
  soldAs: {
    schema: text.optional(),
    about: "Packaging, in words.",
    example: onLines(texts),
    columns: textColumns("sold-as", "soldAs", { en: "Sold as", ar: "طريقة البيع" }, 24),
  },
  notFor: {
    schema: z.array(text).max(12).default([]),
    about: "Forbidden uses, each a phrase that continues 'Not for'.",
    example: listItem(texts),
    columns: listColumns("not-for", "notFor", { en: "Not for", ar: "لا يصلح لـ" }),
  },
  replaceWhen: {
    schema: z.array(text).max(12).default([]),
    about: "Reasons to replace it, each a phrase that continues 'Replace when'.",
    example: listItem(texts),
    columns: listColumns("replace-when", "replaceWhen", { en: "Replace when", ar: "يُستبدل عند" }),
  },
  features: {
    schema: z.array(text).max(12, "are more than 12").default([]),
    about: "Up to 12 short lines.",
    example: listItem(texts),
    columns: listColumns("features", "features", { en: "Features", ar: "المميزات" }),
  },
  figures: {
    schema: z.array(parts.figure).max(6, "are more than 6").default([]),
    about: "Up to 6 figures that buyers compare first; categories.yaml has the ids and labels.",
    example: ({ lists }) =>
      listItem({ id: Object.keys(lists.figures)[0] ?? "class", value: '"..."' }),
    columns: figureColumns("figures", "figures", { en: "Figures", ar: "أهم الأرقام" }),
  },
  specifications: {
    schema: parts.specifications.default({ colours: [], standards: [] }),
    about:
      "material, sizes, weight, colours (ids of categories.yaml), standards with their edition, and marks such as Type I, Class C.",
    example: ({ lists }) => `
  material:${onLines(texts, "    ")}
  sizes: # or scale: letter, from: S, to: 4XL; or a text behind the colon${onLines({ scale: "eu-shoe", from: "39", to: "47" }, "    ")}
  weight: # or unit: kg, and per: pair${onLines({ value: "340", unit: "g" }, "    ")}
  colours: [] # ${listIds(Object.keys(lists.colours))}
  standards: [] # such as "EN 397:2012+A1:2012"
  marks: "..."`,
    columns: [
      ...textColumns("material", "specifications.material", { en: "Material", ar: "المادة" }, 30),
      ...sizesColumns("sizes", "specifications.sizes", { en: "Sizes", ar: "المقاسات" }),
      weightColumn("weight", "specifications.weight", { en: "Weight", ar: "الوزن" }),
      choicesColumn(
        "colours",
        "specifications.colours",
        { en: "Colours", ar: "الألوان" },
        "colours",
      ),
      linesColumn("standards", "specifications.standards", {
        en: "Standards",
        ar: "المواصفات القياسية",
      }),
      ...plainTextColumns("marks", "specifications.marks", { en: "Marks", ar: "علامات الأداء" }, 20),
    ],
  },
  pictures: {
    schema: z.array(parts.picture).max(8, "are more than 8").default([]),
    about:
      "Files beside this one, in the order of display; the first is the card's. The alt text describes the picture.",
    example: `
  - file: front.jpg
    alt:${onLines({ en: '"what the picture shows"', ar: '"..."' }, "      ")}`,
    columns: [picturesColumn("pictures", "pictures", { en: "Pictures", ar: "الصور" })],
  },
  likeness: {
    schema: id.optional(),
    about:
      "For a product without pictures: the folder of the most similar one, whose pictures are shown with a note.",
    example: "other-slug",
    columns: [
      choiceColumn(
        "likeness",
        "likeness",
        { en: "Pictures of", ar: "صور منتج مشابه" },
        "products",
        30,
      ),
    ],
  },
  certificate: {
    schema: parts.certificate.optional(),
    about:
      "Certificate of the model in brand. Without it the page says that the goods are ordered to the standards.",
    example: onLines({
      number: '"..."',
      body: '"..."',
      issued: "2025-03-31",
      validUntil: "2030-03-31",
    }),
    columns: [
      lineColumn("certificate", "certificate.number", { en: "Certificate no.", ar: "رقم الشهادة" }),
      lineColumn("certificate-body", "certificate.body", {
        en: "Certificate issued by",
        ar: "جهة إصدار الشهادة",
      }),
      dayColumn("certificate-issued", "certificate.issued", {
        en: "Certificate issued on",
        ar: "تاريخ إصدار الشهادة",
      }),
      dayColumn("certificate-until", "certificate.validUntil", {
        en: "Certificate valid until",
        ar: "تاريخ انتهاء الشهادة",
      }),
    ],
  },
  saber: {
    schema: parts.saber.optional(),
    about: "SABER certificate (PCoC) of the model in brand.",
    example: onLines({ number: '"..."', validUntil: "2027-03-31" }),
    columns: [
      lineColumn("saber", "saber.number", { en: "SABER no.", ar: "رقم شهادة سابر" }),
      dayColumn("saber-until", "saber.validUntil", {
        en: "SABER valid until",
        ar: "تاريخ انتهاء شهادة سابر",
      }),
    ],
  },
  documents: {
    schema: z.array(parts.productDocument).max(20).default([]),
    about: "Certificates and sheets beside this file; public: true shows one to buyers.",
    example: listItem({
      file: "certificate.pdf",
      kind: "certificate",
      number: '"..."',
      issuer: '"..."',
      issued: "2024-03-31",
      validUntil: "2027-03-31",
      public: "true",
    }),
    columns: [],
    withoutColumn: {
      documents: "each is a file with five values of its own",
    },
  },
  codes: {
    schema: parts.codes.default({}),
    about: "Codes of other lists, each in quotes.",
    example: onLines({
      gtin: '"6281234567893"',
      hs: '"6506.10"',
      unspsc: '"46181701"',
      aramco9com: '"..."',
    }),
    columns: [
      digitsColumn("gtin", "codes.gtin", { en: "GTIN", ar: "الباركود" }),
      codeColumn("hs", "codes.hs", { en: "HS code", ar: "رمز النظام المنسق" }),
      digitsColumn("unspsc", "codes.unspsc", { en: "UNSPSC", ar: "UNSPSC" }),
      codeColumn("aramco9com", "codes.aramco9com", { en: "Aramco 9COM", ar: "رمز أرامكو 9COM" }),
    ],
    facts: [
      pageFact("codes.gtin", { en: "GTIN", ar: "رقم \u2068GTIN\u2069" }),
      pageFact("codes.hs", { en: "HS code", ar: "رمز النظام المنسق (\u2068HS\u2069)" }),
      pageFact("codes.unspsc", { en: "UNSPSC", ar: "رمز \u2068UNSPSC\u2069" }),
      pageFact("codes.aramco9com", { en: "Aramco 9COM", ar: "رمز أرامكو (\u20689COM\u2069)" }),
    ],
  },
  tags: {
    schema: z.array(id).max(12).default([]),
    about: "Ids of tags in categories.yaml, for filters and guides.",
    example: ({ lists }) => `[] # ${listIds(Object.keys(lists.tags))}`,
    columns: [choicesColumn("tags", "tags", { en: "Tags", ar: "الوسوم" }, "tags")],
  },
  needs: {
    schema: z.array(id).max(12, "are more than 12").default([]),
    about: "Folders of products that it cannot be used without, such as filters.",
    example: "[other-slug]",
    columns: [
      choicesColumn("needs", "needs", { en: "Needed with it", ar: "يُستخدم معه" }, "products"),
    ],
  },
  notWornWith: {
    schema: z.array(id).max(20, "are more than 20").default([]),
    about: "Folders of products that one person cannot wear together with it.",
    example: "[other-slug]",
    columns: [
      choicesColumn(
        "not-worn-with",
        "notWornWith",
        { en: "Not worn with", ar: "لا يُرتدى مع" },
        "products",
      ),
    ],
    hidden: "keeps two products off one list for a crew",
  },
  replacedBy: {
    schema: id.nullable().optional(),
    about: "Folder of the product that replaces it.",
    example: "other-slug",
    columns: [
      choiceColumn(
        "replaced-by",
        "replacedBy",
        { en: "Replaced by", ar: "البديل" },
        "products",
        30,
      ),
    ],
  },
} satisfies Readonly<Record<string, ProductField>>;
