import type { PageReads } from "#domain/site.ts";
import type { PreviousBody, SiteFolders, StoredBody } from "#publishing/site-body.ts";

/** Start data of a rendering thread. */
export interface RenderPlan {
  /** Module of the website's code that exports `createSite`. */
  readonly renderFile: string;
  /** JSON file with the data of the site. */
  readonly dataFile: string;
  readonly folders: SiteFolders;
  /** Today, such as 2026-11-22. */
  readonly today: string;
}

export interface PageJob {
  readonly address: string;
  readonly previous: PreviousBody | undefined;
}

export interface ToWorker {
  readonly jobs: readonly PageJob[];
}

export interface MadePage extends StoredBody {
  readonly address: string;
  readonly status: number;
  readonly file: string;
  /** Absent where the site does not record what pages read. */
  readonly reads?: PageReads;
}
