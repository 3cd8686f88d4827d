import { isCode } from "#domain/codes.ts";
import { filesWithTexts, singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTexts, visitTranslations, type Path } from "#content/visit-texts.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { suggestion, unknownName } from "#content/unknown-name.ts";

/** Variables in braces that every text may contain, besides the names of claims. */
const wordsInBraces = [
  "company",
  "legalName",
  "nationalNumber",
  "vatNumber",
  "nationalAddress",
  "email",
  "phone",
  "complaintDays",
  "cities",
] as const;

const inBraces = /\{([\w.]+)\}/g;

function bracesProblem(text: string, allowed: ReadonlySet<string>): string | undefined {
  const name = [...text.matchAll(inBraces)]
    .map(([, variable = ""]) => variable)
    .find((variable) => !allowed.has(variable));
  return name === undefined
    ? undefined
    : `nothing is put in the place of {${name}}.${suggestion(name, allowed)}`;
}

/** Returns a pattern of the site's addresses in texts. */
function addressPattern({ home, fixed, guide, product, standard }: PagePaths): RegExp {
  const starts = [
    ...fixed.filter((address) => address !== home),
    guide("x").replace(/\/x$/, ""),
    product("x").replace(/\/x$/, ""),
    standard("x").replace(/\/x$/, ""),
  ];
  return new RegExp(`(?<![\\w/:.])(?:${starts.join("|")})(?:/[\\w-]+)*(?![\\w])`, "g");
}

/**
 * Tells if a path is a reference to a claim: in `claims` of a statement or `restates` of a claim.
 */
const namesClaim = (path: Path) =>
  ["claims", "restates"].includes(String(path.at(-2))) && typeof path.at(-1) === "number";

/** Refuses texts that refer to unknown variables, claims or addresses of the site. */
export function textProblems(
  content: Content,
  ids: KnownIds,
  paths: PagePaths,
  pages: ReadonlySet<string>,
): readonly Problem[] {
  const commonVariables = [...wordsInBraces, ...[...ids.claims].map((name) => `claim.${name}`)];
  const allowedEverywhere = new Set(commonVariables);
  const allowedByFile: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
    [singleFiles.delivery]: new Set([...commonVariables, "city"]),
    [singleFiles.privacy]: new Set([
      ...commonVariables,
      "retentionDays",
      "quotationYears",
      "contactFields",
      "requestFields",
      "optionalFields",
    ]),
  };
  const spelled = addressPattern(paths);
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    const braces = allowedByFile[file] ?? allowedEverywhere;
    visitTexts(value, (text, path) => {
      const messages = [
        text.includes("{") ? bracesProblem(text, braces) : undefined,
        namesClaim(path) ? unknownName("claim", text, ids.claims) : undefined,
        ...(text.includes("/") ? (text.match(spelled) ?? []) : [])
          .filter((address) => !pages.has(address))
          .map((address) => `${address} does not exist.${suggestion(address, pages)}`),
      ];
      for (const message of messages) {
        if (message !== undefined) {
          problems.push({ file, path: [...path], message });
        }
      }
    });
  }
  return problems;
}

/** Refuses Arabic texts that equal the English one. */
export function arabicProblems(content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    visitTranslations(value, (english, arabic, path) => {
      if (english === arabic && !isCode(english)) {
        const message = "is the English text: write it in Arabic, or leave it out";
        problems.push({ file, path: [...path], message });
      }
    });
  }
  return problems;
}
