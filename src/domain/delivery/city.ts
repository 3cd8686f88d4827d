export interface Region {
  readonly id: string;
  readonly name: string;
}

/** How far goods travel by road from the warehouse. */
export const distances = ["local", "short", "medium", "long"] as const;

export type Distance = (typeof distances)[number];

/** A city that goods are delivered to, and what is true of that city and of no other. */
export interface City {
  /** As in `/saudi/{slug}`. */
  readonly slug: string;
  readonly name: string;
  readonly region: Region;
  /** A page of its own that leaves the catalogue to the shop. */
  readonly dedicated: boolean;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  readonly lead?: string | undefined;
  /** Industries and kinds of sites found there, with the equipment that they ask for. */
  readonly sites: readonly { readonly name: string; readonly text: string }[];
  readonly road?: { readonly distance: Distance; readonly text: string } | undefined;
  readonly reasons: readonly string[];
  /** Slugs of the guides that are asked for there. */
  readonly popular: readonly string[];
}
