import { checkContent, formatSummary } from "#publishing/check-content.ts";
import { formatProblem } from "#publishing/yaml-file.ts";

/** The demonstration's content. */
const folder = "content";

/** Checks the content and prints what was found; true where nothing refuses it. */
async function reportContent(): Promise<boolean> {
  const { problems, warnings, summary } = await checkContent(
    folder,
    new Date().toISOString().slice(0, 10),
  );
  for (const warning of warnings) {
    console.warn(`Note: ${folder}/${formatProblem(warning)}`);
  }
  for (const problem of problems) {
    console.error(`${folder}/${formatProblem(problem)}`);
  }
  if (summary) {
    console.log(formatSummary(summary));
  }
  return problems.length === 0;
}

if (!(await reportContent())) {
  process.exitCode = 1;
}
