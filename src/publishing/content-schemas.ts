import type { z } from "zod";
import {
  checkedFile,
  kitsFile,
  purposesFile,
  singleFiles,
  spreadsheetWordsFile,
  standardsFile,
} from "#content/content-files.ts";
import { priceListSchema } from "#content/exchange/price-list.ts";
import { spreadsheetWordsSchema } from "#content/exchange/spreadsheet-words.ts";
import { categoriesSchema } from "#content/schema/categories.ts";
import { guideSchema } from "#content/schema/guide.ts";
import { kitsSchema } from "#content/schema/kits.ts";
import {
  catalogueTextsSchema,
  contactSchema,
  deliverySchema,
  frameSchema,
  homeSchema,
  legalSchema,
  notFoundSchema,
} from "#content/schema/pages.ts";
import { citySchema, regionsSchema } from "#content/schema/place.ts";
import { productSchema } from "#content/schema/product.ts";
import {
  checkedSchema,
  claimsSchema,
  companySchema,
  purposesSchema,
  redirectsSchema,
  tradeWordsSchema,
} from "#content/schema/supplier.ts";

import { standardsSchema } from "#content/standards/schema.ts";

/** Schema of each file that exists once. */
export const singleSchemas = {
  categories: categoriesSchema,
  home: homeSchema,
  frame: frameSchema,
  catalogue: catalogueTextsSchema,
  contact: contactSchema,
  delivery: deliverySchema,
  notFound: notFoundSchema,
  privacy: legalSchema,
  terms: legalSchema,
  accessibility: legalSchema,
  company: companySchema,
  claims: claimsSchema,
  redirects: redirectsSchema,
  tradeWords: tradeWordsSchema,
  regions: regionsSchema,
} as const satisfies Readonly<Record<keyof typeof singleFiles, z.ZodType>>;

/** Files that exist many times; each is named by its slug. */
export const manyFiles = {
  product: { pattern: /^products\/([^/]+)\/product\.yaml$/, schema: productSchema },
  guide: { pattern: /^guides\/([^/]+)\/guide\.yaml$/, schema: guideSchema },
  city: { pattern: /^places\/([^/]+)\/([^/]+)\.yaml$/, schema: citySchema },
  priceList: { pattern: /^price-lists\/([^/]+)\.yaml$/, schema: priceListSchema },
} as const;

/** Files that a supplier may leave out. */
export const optionalSchemas = {
  standards: standardsSchema,
  kits: kitsSchema,
  checked: checkedSchema,
  purposes: purposesSchema,
  spreadsheetWords: spreadsheetWordsSchema,
} as const;

const bySingleFile: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [standardsFile, optionalSchemas.standards],
  [kitsFile, optionalSchemas.kits],
  [checkedFile, optionalSchemas.checked],
  [purposesFile, optionalSchemas.purposes],
  [spreadsheetWordsFile, optionalSchemas.spreadsheetWords],
  ...Object.entries(singleFiles).map(
    ([part, file]) => [file, singleSchemas[part as keyof typeof singleFiles]] as const,
  ),
]);

/** Returns the schema of a content file; undefined for a file that is not read. */
export function schemaOf(file: string): z.ZodType | undefined {
  return (
    bySingleFile.get(file) ??
    Object.values(manyFiles).find(({ pattern }) => pattern.test(file))?.schema
  );
}
