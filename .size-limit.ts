import { readFileSync } from "node:fs";

/** Number of the release that the build serves. */
const release = readFileSync("dist/data/releases/current", "utf8").trim();

/** Limits whose paths name the release by its number. */
const limits: unknown = JSON.parse(
  readFileSync("size-limits.json", "utf8").replaceAll("releases/current", `releases/${release}`),
);

export default limits;
