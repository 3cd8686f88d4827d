import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { companyFieldProblem, companyFields } from "#domain/company-reading.ts";

/** What is wrong with the formats of the company's data. */
export function companyProblems({ company }: Content): readonly Problem[] {
  return companyFields.flatMap((field) => {
    const value = company[field];
    const problem = typeof value === "string" ? companyFieldProblem(field, value) : undefined;
    const message = `${problem}; found "${typeof value === "string" ? value : ""}"`;
    return problem === undefined ? [] : [{ file: singleFiles.company, path: [field], message }];
  });
}
