import { filesWithTexts, singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { everyText, type Path } from "#content/every-text.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { suggestion, unknownName } from "#content/rules/unknown.ts";

/** What is put in the place of a word in braces in every text; the names of claims come to these. */
const wordsInBraces = [
  ...["company", "legalName", "nationalNumber", "vatNumber", "nationalAddress"],
  ...["email", "phone", "complaintDays", "cities"],
] as const;

const inBraces = /\{([\w.]+)\}/g;

function bracesProblem(text: string, known: ReadonlySet<string>): string | undefined {
  const name = [...text.matchAll(inBraces)]
    .map(([, one = ""]) => one)
    .find((one) => !known.has(one));
  return name === undefined
    ? undefined
    : `nothing is put in the place of {${name}}.${suggestion(name, known)}`;
}

/** Finds addresses of the site that a text spells out. */
function addressPattern({ home, fixed, guide, product, standard }: PagePaths): RegExp {
  const starts = [
    ...fixed.filter((address) => address !== home),
    guide("x").replace(/\/x$/, ""),
    product("x").replace(/\/x$/, ""),
    standard("x").replace(/\/x$/, ""),
  ];
  return new RegExp(`(?<![\\w/:.])(?:${starts.join("|")})(?:/[\\w-]+)*(?![\\w])`, "g");
}

/** A list of claims' names: `claims` beside a statement, or `restates` in a claim. */
const namesClaim = (path: Path) =>
  ["claims", "restates"].includes(String(path.at(-2))) && typeof path.at(-1) === "number";

/** What texts name that is not there: words in braces, claims, and addresses of the site. */
export function textProblems(
  content: Content,
  ids: KnownIds,
  paths: PagePaths,
  pages: ReadonlySet<string>,
): readonly Problem[] {
  const everywhere = [...wordsInBraces, ...[...ids.claims].map((name) => `claim.${name}`)];
  const known = new Set(everywhere);
  const ofFile: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
    [singleFiles.delivery]: new Set([...everywhere, "city"]),
    [singleFiles.privacy]: new Set([...everywhere, "retentionDays"]),
  };
  const spelled = addressPattern(paths);
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    const braces = ofFile[file] ?? known;
    everyText(value, (text, path) => {
      const found = [
        text.includes("{") ? bracesProblem(text, braces) : undefined,
        namesClaim(path) ? unknownName("claim", text, ids.claims) : undefined,
        ...(text.includes("/") ? (text.match(spelled) ?? []) : [])
          .filter((address) => !pages.has(address))
          .map((address) => `${address} does not exist.${suggestion(address, pages)}`),
      ];
      for (const message of found) {
        if (message !== undefined) {
          problems.push({ file, path: [...path], message });
        }
      }
    });
  }
  return problems;
}
