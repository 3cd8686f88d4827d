import type { Statement } from "#content/claims.ts";
import type { CategoryPageSlug } from "#content/pages/category-page.ts";

/** How far goods travel by road from the warehouse in Jeddah. */
export type DistanceClass = "local" | "short haul" | "medium haul" | "long haul";

/** What we say of one city: true of that city and of no other. */
export interface CityPage {
  readonly slug: string;
  readonly title: string;
  /** 120 to 160 characters for search engines. */
  readonly description: Statement;
  readonly keywords: readonly string[];
  readonly lead: string;
  /** Industries and kinds of sites found there, with the equipment that they ask for. */
  readonly sites: readonly { readonly name: string; readonly text: string }[];
  readonly road: {
    readonly distance: DistanceClass;
    /** The corridor by road from Jeddah, in words. */
    readonly text: string;
  };
  /** Three to five reasons, for the dedicated pages. */
  readonly reasons: readonly Statement[];
  readonly popular: readonly CategoryPageSlug[];
}
