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

/** A city with the region that its file stands in. */
export interface CityContent extends CityFile {
  readonly region: string;
}

/** A file of pictures or documents, and what is known of it without reading it again. */
export interface MediaFile {
  /** The whole SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** Everything that the supplier says, in every language, as it was read and found well formed. */
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
  readonly company: CompanyFile;
  readonly claims: ClaimsFile;
  readonly redirects: RedirectsFile;
  readonly tradeWords: TradeWordsFile;
  /** What is known of the standards cited; absent where the supplier keeps no such file. */
  readonly standards?: Standards | undefined;
  /** What crews need; absent where the supplier keeps no such file. */
  readonly kits?: KitsFile | undefined;
  /** By slug, the figures and marks that a product says in one place alone, written a second time. */
  readonly checked?: CheckedFile | undefined;
  /** By slug, what buyers write who do not know a product's name, a line each. */
  readonly purposes?: PurposesFile | undefined;
  /** Names that other price lists use; absent where the supplier keeps no such file. */
  readonly spreadsheetWords?: SpreadsheetWords | undefined;
  /** The drawing of the company's mark, as SVG. */
  readonly mark: string;
  /** The SVG of every drawing, as it is published, by its path, such as "guides/x/parts.svg". */
  readonly drawings: ReadonlyMap<string, string>;
  /** Every other file of the folder by its path, such as "products/x/front.webp". */
  readonly media: ReadonlyMap<string, MediaFile>;
}

/** What is wrong, and where: a file of the content folder, and the way to the value in it. */
export interface Problem {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Whether a product has a page: one that is sold, or was. */
export function hasPage({ status }: Pick<ProductFile, "status">): boolean {
  return status === "live" || status === "withdrawn";
}

/** The file of a product, as problems name it. */
export function productFile(slug: string): string {
  return `products/${slug}/product.yaml`;
}

/** The path of a drawing that a guide names. */
export function drawingFile(slug: string, file: string): string {
  return `guides/${slug}/${file}`;
}

/** The file of a guide, as problems name it. */
export function guideFile(slug: string): string {
  return `guides/${slug}/guide.yaml`;
}

/** The file of a city, as problems name it. */
export function cityFile(slug: string, region: string): string {
  return `places/${region}/${slug}.yaml`;
}
