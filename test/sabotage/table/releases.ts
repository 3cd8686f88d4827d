import type { Sabotage } from "#test/sabotage/sabotage.ts";

const switching = ["test/requests/releases.test.ts"];
const publishing = ["test/publishing/releases.test.ts"];
const publish = ["test/publishing/publish.test.ts"];
const powerCut = ["test/faults/publishing-power-cut.test.ts"];
const liveStart = ["test/requests/live-start.test.ts"];
const law = ["test/content/law.test.ts"];

/** A release is served whole or not at all, and a live site has what the law asks for. */
export const releaseSabotages: readonly Sabotage[] = [
  {
    promise: "A release that lacks a file is not served",
    in: "src/server/releases",
    match: "$size !== $sizes.identity",
    to: "false",
    tests: switching,
  },
  {
    promise: "A release that cannot be loaded leaves the old one in place",
    in: "src/server/releases",
    symbol: "watchReleases.follow",
    match: "await $parts.load($folder)",
    to: "await $parts.load($folder).catch(() => ({ ...$parts.site.now(), stored: new Map() }))",
    tests: switching,
  },
  {
    promise: "The service follows the link to the current release",
    in: "src/server/releases",
    symbol: "watchReleases.follow",
    body: "",
    tests: switching,
  },
  {
    promise: "Open tabs find the files of older releases",
    in: "src/server/http",
    match: "(await stat($file)).isFile()",
    to: "false",
    tests: switching,
  },
  {
    promise: "The switch to a release is one rename",
    in: "src/publishing",
    symbol: "switchTo",
    match: "await writeAtomically($current, $text)",
    to: 'await import("node:fs/promises").then(({ writeFile }) => writeFile($current, $text))',
    tests: powerCut,
  },
  {
    promise: "The files of a release are synced to the disk before the switch",
    in: "src/publishing",
    symbol: "writeSynced",
    match: "$file.sync()",
    to: "undefined",
    tests: powerCut,
  },
  {
    promise: "The folder of a release is synced to the disk before the switch",
    in: "src/publishing",
    symbol: "syncPath",
    body: "",
    tests: powerCut,
  },
  {
    promise: "The next publish removes what an interrupted one left",
    in: "src/publishing",
    symbol: "removeUnfinished",
    body: "",
    tests: publishing,
  },
  {
    promise: "A second publish waits for the first",
    in: "src/publishing",
    symbol: "withLock",
    body: "return $3();",
    tests: ["test/publishing/lock.test.ts"],
  },
  {
    promise: "A rollback serves the release before",
    in: "src/publishing",
    symbol: "rollback",
    match: "$releases.findLast($test)",
    to: "$releases.find($test)",
    tests: publishing,
  },
  {
    promise: "The last ten releases stay",
    in: "src/publishing/prune.ts",
    match: "10",
    to: "5",
    tests: publishing,
  },
  {
    promise: "Content with a problem is not published",
    in: "src/publishing",
    symbol: "prepare",
    match: "$problems.length > 0",
    to: "false",
    tests: publish,
  },
  {
    promise: "A live start with placeholder company data is refused",
    in: "src/settings.ts",
    symbol: "productionProblems",
    body: "return [];",
    tests: ["test/requests/settings.test.ts"],
  },
  {
    promise: "A live start is refused while the release lacks something",
    in: "src/domain",
    symbol: "objectionsTo",
    body: "return [];",
    tests: liveStart,
  },
  {
    promise: "A live site needs approved privacy and terms pages",
    in: "src/content",
    symbol: "lacksForLive",
    body: "return [];",
    tests: law,
  },
  {
    promise: "The privacy notice states RETENTION_DAYS",
    in: "src/publishing",
    symbol: "readSiteSettings.retentionDays",
    value: "365",
    tests: law,
  },
  {
    promise: "Certificates and claims disappear on the day they expire",
    in: "src/content",
    symbol: "isValid",
    value: "() => true",
    tests: ["test/content/in-force.test.ts"],
  },
];
