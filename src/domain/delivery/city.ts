export const regions = ["Central", "Western", "Eastern", "Northern", "Southern"] as const;

export type Region = (typeof regions)[number];

export interface City {
  readonly name: string;
  readonly slug: string;
  readonly region: Region;
}
