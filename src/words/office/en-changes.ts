import { countIn } from "#words/plurals.ts";

const changes = { one: "{n} change", other: "{n} changes" };
const files = { one: "{n} file", other: "{n} files" };
const products = { one: "{n} product", other: "{n} products" };

const values = { one: "{n} value", other: "{n} values" };

export const changeWords = {
  title: "Changes and releases",
  unpublished: "Not published yet",
  none: "Nothing waits to be published.",
  product: "Product",
  field: "Field",
  old: "Now",
  new: "New",
  person: "By",
  time: "Since",
  newProduct: "New product",
  moved: (oldPlace: number, place: number) => `moved from place ${oldPlace} to ${place}`,
  values: (count: number) => countIn("en", count, values),
  discard: "Discard",
  discardOf: (label: string, name: string) => `Discard the change: ${label}, ${name}`,
  note: "Note for the list of releases (optional)",
  publish: (count: number) => `Publish ${countIn("en", count, changes)}`,
  publishing: "Publishing ... The site stays as it is until everything is ready.",
  published: (release: number) => `Published as release ${release}. The site shows it now.`,
  refused: "Nothing was published. Please correct these first:",
  waiting: "These wait, because they are not complete yet:",
  failed: "Publishing failed on our side. The site stays as it was, and your changes are kept.",
  releases: "Releases",
  releasesNote:
    "The last ten releases are kept, and the last of each of the last 14 days. Each can be shown again.",
  noReleases: "Nothing has been published yet.",
  release: (number: number) => `Release ${number}`,
  current: "on the site",
  productCount: (count: number) => countIn("en", count, products),
  whatChanged: "What changed",
  noComparison: "The release before it is not kept any more.",
  sameFiles: "The same files: code, settings or the day changed.",
  moreFiles: (count: number) => `and ${countIn("en", count, files)} more`,
  kinds: { added: "added", removed: "removed", changed: "changed" },
  serve: "Show this release again",
  serveNote:
    "The site goes back at once. Drafts and files stay. Prices wait until you publish, which brings all of them back.",
  served: (number: number) =>
    `The site shows release ${number} again. Prices wait until you publish.`,
  serveAsk: (number: number) => `Show release ${number} on the site again?`,
  restore: "Restore all files",
  restoreAsk: (number: number) =>
    `Write all files of release ${number} back and publish them? Later published changes are taken back.`,
  restoreProduct: (name: string) => `Restore ${name} as it was in this release`,
  restoreProductAsk: (name: string, number: number) =>
    `Write ${name} back as it was in release ${number} and publish it? Its later changes are taken back.`,
  restoreShort: "Restore",
  restored: (count: number) => `${countIn("en", count, files)} restored and published.`,
  restoredOnly: (count: number) => `${countIn("en", count, files)} restored, but not published:`,
  edited: (names: string) =>
    `Left as they are, because they were edited outside and never published: ${names}`,
  yes: "Yes, do it",
};
