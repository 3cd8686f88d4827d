import type { Company } from "#domain/company.ts";

/** The folders below the data folder that publishing writes and the service reads. */
export const dataParts = { releases: "releases", kept: "kept" } as const;

/** The file among the releases that holds the name of the served one. */
export const currentFile = "current";

/** The names of the files that a release has beside its `site`. */
export const releaseFiles = {
  pages: "pages.json",
  data: "site.json",
  render: "render.js",
  materials: "sbom.json",
  content: "content.json",
  notes: "publishing.json",
  facts: "release.json",
} as const;

const text = /\.(?:html|js|css|csv|xml|json|svg|txt|webmanifest)$/;

/** Checks that a file is text by its name: compressed forms lie beside it as `.br` and `.gz`. */
export function isText(file: string): boolean {
  return text.test(file);
}

/** How many bytes a body has in each form that lies on the disk. */
export interface BodySizes {
  readonly identity: number;
  readonly br?: number | undefined;
  readonly gzip?: number | undefined;
}

/** A finished page, or a file, in a release's list. */
interface Listed {
  /** Path as it is asked for, percent-encoded, with its query where it has one. */
  readonly address: string;
  /** The first 22 characters of the SHA-256 of the body in base64url. */
  readonly hash: string;
  readonly sizes: BodySizes;
}

/** A finished page; one of status 404 is what its language answers where there is nothing. */
export interface ReleasePage extends Listed {
  readonly status: number;
  /** Path below the release's `site`; compressed forms lie beside it as `.br` and `.gz`. */
  readonly file: string;
  /** True for a page that a live site does not have. */
  readonly demonstrationOnly?: boolean | undefined;
}

/** A file that is no page: below the release's `site`, or kept for many releases. */
export type ReleaseFile = Listed &
  ({ readonly file: string } | { /** Path below `data/kept`. */ readonly kept: string });

/** `pages.json` of a release: everything that the service answers without making it. */
export interface PageList {
  readonly pages: readonly ReleasePage[];
  readonly files: readonly ReleaseFile[];
  /** By `<stem>.<hash>` of a picture's address: SHA-256 (hex) of the master it is encoded from. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Old addresses (a path, or a path with a query) and where each leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The first is served without a prefix, the others below `/<language>`. */
  readonly languages: readonly string[];
  /** The ids that the shop can be narrowed by, by facet; absent in releases of older code. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** List prices by slug, in riyals without VAT, for staff; absent in releases of older code. */
  readonly prices?: Readonly<Record<string, number>> | undefined;
}

/** `release.json` of a release: what is told of it. */
export interface ReleaseFacts {
  readonly number: number;
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  readonly note: string;
  /** The version of the code that made it. */
  readonly code: string;
  readonly products: number;
  /** Supplier that the pages name. */
  readonly company: Company;
  /** How long the pages say that an enquiry is kept; absent in releases of older code. */
  readonly retentionDays?: number | undefined;
  /** How long the pages say that a quotation is kept, in years; absent in releases of older code. */
  readonly quotationYears?: number | undefined;
  /** Facts that a live site must not lack, each as a line. */
  readonly lacks: readonly string[];
}
