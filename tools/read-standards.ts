import { readFileSync } from "node:fs";
import { standardsSchema, type Standards } from "#content/standards/schema.ts";
import { formatProblem, readYaml } from "#publishing/yaml-file.ts";

export const standardsFile = "content/standards.yaml";

/** The standards as the content tells them. Throws with every problem by line and column. */
export function readStandards(file: string = standardsFile): Standards {
  const reading = readYaml(file, readFileSync(file, "utf8"), standardsSchema);
  if (!reading.ok) {
    throw new Error(reading.problems.map(formatProblem).join("\n"));
  }
  return reading.value;
}
