import type { CategoriesFile } from "#content/schema/categories.ts";
import type { SpreadsheetWords } from "#content/exchange/spreadsheet-words.ts";
import type { GuideFile } from "#content/schema/guide.ts";
import type { KitsFile } from "#content/schema/kits.ts";
import type {
  CatalogueTextsFile,
  ContactFile,
  DeliveryFile,
  FrameFile,
  HomeFile,
  LegalFile,
  NotFoundFile,
} from "#content/schema/pages.ts";
import type { CityFile, RegionsFile } from "#content/schema/place.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Standards } from "#content/standards/schema.ts";
import type {
  CheckedFile,
  PurposesFile,
  ClaimsFile,
  CompanyFile,
  RedirectsFile,
  TradeWordsFile,
} from "#content/schema/supplier.ts";

/** A city and the region of its folder. */
export interface CityContent extends CityFile {
  readonly region: string;
}

/** A picture or document, known by its hash without reading it again. */
export interface MediaFile {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** The complete content of a supplier in every language, validated by the schemas. */
export interface Content {
  /** By slug. */
  readonly products: ReadonlyMap<string, ProductFile>;
  readonly guides: ReadonlyMap<string, GuideFile>;
  readonly cities: ReadonlyMap<string, CityContent>;
  readonly regions: RegionsFile;
  readonly categories: CategoriesFile;
  readonly home: HomeFile;
  readonly frame: FrameFile;
  readonly catalogue: CatalogueTextsFile;
  readonly contact: ContactFile;
  readonly delivery: DeliveryFile;
  readonly notFound: NotFoundFile;
  readonly privacy: LegalFile;
  readonly terms: LegalFile;
  readonly accessibility: LegalFile;
  readonly company: CompanyFile;
  readonly claims: ClaimsFile;
  readonly redirects: RedirectsFile;
  readonly tradeWords: TradeWordsFile;
  /** Facts about the cited standards; undefined without the file. */
  readonly standards?: Standards | undefined;
  /** Kits by trade; undefined without the file. */
  readonly kits?: KitsFile | undefined;
  /** Figures and marks by product slug, entered a second time for comparison. */
  readonly checked?: CheckedFile | undefined;
  /** Buyers' descriptions by product slug. */
  readonly purposes?: PurposesFile | undefined;
  /** Names that other price lists use; undefined without the file. */
  readonly spreadsheetWords?: SpreadsheetWords | undefined;
  /** SVG of the company's mark. */
  readonly mark: string;
  /** Published SVG by path, such as "guides/x/parts.svg". */
  readonly drawings: ReadonlyMap<string, string>;
  /** Every other file by path, such as "products/x/front.webp". */
  readonly media: ReadonlyMap<string, MediaFile>;
}

/** A problem: the file, the path to the value in it, and a message. */
export interface Problem {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A problem of a part of a file. */
export type PlacedMessage = Pick<Problem, "path" | "message">;

/** Tells if a product has a page: it is sold or was sold. */
export function hasPage({ status }: Pick<ProductFile, "status">): boolean {
  return status === "live" || status === "withdrawn";
}

/** Lists the products that have a page, with their slugs. */
export function productsWithPages(
  products: Content["products"],
): readonly (readonly [slug: string, product: ProductFile])[] {
  return [...products].filter(([, product]) => hasPage(product));
}

/** Path of a product's file. */
export function productFile(slug: string): string {
  return `products/${slug}/product.yaml`;
}

/** Path of a guide's drawing. */
export function drawingFile(slug: string, file: string): string {
  return `guides/${slug}/${file}`;
}

/** Path of a guide's file. */
export function guideFile(slug: string): string {
  return `guides/${slug}/guide.yaml`;
}

/** Path of a city's file. */
export function cityFile(slug: string, region: string): string {
  return `places/${region}/${slug}.yaml`;
}
