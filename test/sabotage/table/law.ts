import type { Sabotage } from "#test/sabotage/sabotage.ts";

const law = ["test/content/law.test.ts"];
const starts = ["test/requests/live-start.test.ts"];

/** Of what the law asks. */
export const ofLaw: readonly Sabotage[] = [
  {
    name: "a draft goes live",
    promise: "A live start is refused, with file and key, while `approvedBy` is missing",
    file: "src/content/rules/live-rules.ts",
    find: "content[part].approvedBy === undefined",
    replace: "content[part].approvedBy !== undefined",
    tests: law,
    named: "a live site is told what its content lacks",
  },
  {
    name: "a live start overlooks what the release lacks",
    promise: "a live start on pages that say another number is refused",
    file: "src/main.ts",
    find: "(production ? objectionsTo(facts, retentionDays) : [])",
    replace: "(production ? [] : objectionsTo(facts, retentionDays))",
    tests: starts,
  },
  {
    name: "a live service changes to a release that lacks something",
    promise: "a live service that runs does not change to such a release",
    file: "src/server/releases/load-release.ts",
    find: "if (objections.length > 0) {",
    replace: "if (objections.length < 0) {",
    tests: starts,
  },
  {
    name: "the notice says the usual days whatever is set",
    promise: "`RETENTION_DAYS` stands in the privacy notice and under every form",
    file: "src/publishing/site-settings.ts",
    find: 'retentionDaysIn(env["RETENTION_DAYS"] ?? "")',
    replace: "usualRetentionDays",
    tests: law,
    named: "the notice says what the service does",
  },
  {
    name: "what has ended stays",
    promise: "What ends does so by itself",
    file: "src/content/in-force.ts",
    find: "until === undefined || until >= day",
    replace: "until === undefined || until <= day || until > day",
    tests: ["test/content/in-force.test.ts"],
  },
  {
    name: "an edit that nobody has published goes live at midnight",
    promise: "Where the content was edited and not published since, nothing is\npublished then",
    file: "src/publishing/publish.ts",
    find: "known.get(name) !== hash",
    replace: "known.get(name) === undefined",
    tests: ["test/publishing/publish.test.ts"],
    named: "What ends leaves",
  },
];
