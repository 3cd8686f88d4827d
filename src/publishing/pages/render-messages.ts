import type { Preview, SiteAddress } from "#domain/site.ts";
import type { LastBody, SiteFolders, StoredBody } from "#publishing/site-body.ts";

/** What a rendering thread begins with. */
export interface RenderPlan {
  /** The website's code: a module that exports `createSite`. */
  readonly renderFile: string;
  /** What it is made from, as JSON. */
  readonly dataFile: string;
  readonly folders: SiteFolders;
  /** As 2026-11-22. */
  readonly today: string;
  /** Whether this thread tells which pages there are. */
  readonly tells: boolean;
}

export interface PageJob {
  readonly address: string;
  readonly last: LastBody | undefined;
}

export interface ToWorker {
  readonly jobs: readonly PageJob[];
}

export interface MadePage extends StoredBody {
  readonly address: string;
  readonly status: number;
  readonly file: string;
}

export type FromWorker =
  | {
      readonly kind: "ready";
      readonly addresses: readonly SiteAddress[];
      readonly previews: readonly Preview[];
    }
  | { readonly kind: "made"; readonly pages: readonly MadePage[] };
