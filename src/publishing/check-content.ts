import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn, type FixedPage } from "#addresses";
import type { Content, Problem } from "#content/content.ts";
import { endingNotes } from "#content/endings.ts";
import { contentProblems } from "#content/rules/content-problems.ts";
import { isProductPicture } from "#content/rules/picture-rules.ts";
import { unrepeatedFigures } from "#content/rules/said-twice.ts";
import { statementsIn, type Statements } from "#content/rules/statements.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { replacedEditions } from "#content/standards/editions.ts";
import { countMissing } from "#content/text.ts";
import { makeFolders } from "#publishing/durable-files.ts";
import { fileProblems } from "#publishing/file-problems.ts";
import { placesIn } from "#publishing/places.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
import { readContent } from "#publishing/read-content.ts";
import { filesNamedIn } from "#publishing/site-data.ts";
import { isLive } from "#publishing/site-settings.ts";
import { atPath, placeFinder, type FileProblem } from "#publishing/yaml-file.ts";

const addresses = addressesIn(usualLanguage);

/** Where texts and redirects may lead; nobody is led to the two that are left out. */
const fixed: Readonly<Record<Exclude<FixedPage, "notFound" | "gallery">, string>> = {
  home: addresses.home,
  shop: addresses.shop,
  contact: addresses.contact,
  request: addresses.request,
  cities: addresses.cities,
  standards: addresses.standards,
  kits: addresses.kits,
  privacy: addresses.privacy,
  terms: addresses.terms,
};

/** The addresses of the pages in the first language. */
const pagePaths: PagePaths = { ...addresses, fixed: Object.values(fixed) };

/** How much there is of everything that was checked. */
export interface ContentSummary {
  readonly products: number;
  readonly drafts: number;
  readonly guides: number;
  readonly cities: number;
  readonly claims: number;
  readonly pictures: number;
  readonly statements: Statements;
  /** How many texts are missing in each language that lacks some, by its tag. */
  readonly missing: Readonly<Record<string, number>>;
}

export interface ContentCheck {
  /** What refuses the content. */
  readonly problems: readonly FileProblem[];
  /** What a person should look at. */
  readonly warnings: readonly FileProblem[];
  /** Nothing where the files could not be read. */
  readonly summary: ContentSummary | undefined;
}

function summaryOf(content: Content): ContentSummary {
  const { products, guides, cities, claims, media } = content;
  const { mark: _mark, drawings: _drawings, media: _media, ...texts } = content;
  const inMaps = [...products.values(), ...guides.values(), ...cities.values()];
  return {
    products: products.size,
    drafts: [...products.values()].filter(({ status }) => status === "draft").length,
    guides: guides.size,
    cities: cities.size,
    claims: Object.keys(claims).length,
    pictures: [...media.keys()].filter(isProductPicture).length,
    statements: statementsIn(content),
    missing: Object.fromEntries(
      languages
        .map((language) => [language, countMissing([texts, inMaps], language)] as const)
        .filter(([, count]) => count > 0),
    ),
  };
}

const namesOfLanguages = new Intl.DisplayNames("en", { type: "language" });

/** The summary as a sentence. */
export function summaryLine(summary: ContentSummary): string {
  const { products, drafts, pictures, guides, cities, claims, statements } = summary;
  const { figures, marks, editions, sums } = statements;
  const unfinished = drafts === 0 ? "" : ` (${drafts} of them drafts)`;
  const missing = Object.entries(summary.missing)
    .map(([language, count]) => `; ${count} texts have no ${namesOfLanguages.of(language)}`)
    .join("");
  return (
    `Checked ${products} products${unfinished} with ${pictures} pictures, ` +
    `${guides} guides, ${cities} cities and ${claims} claims${missing}. ` +
    `Compared ${figures} figures, ${marks} marks, ${editions} editions and ${sums} sums.`
  );
}

/** The problems with the lines and columns of what they are about; each file is read once. */
async function placed(
  folder: string,
  problems: readonly Problem[],
): Promise<readonly FileProblem[]> {
  const found: FileProblem[] = [];
  for (const [file, ofFile] of Map.groupBy(problems, (problem) => problem.file)) {
    const text = await readFile(path.join(folder, file), "utf8").catch(() => "");
    const placeOf = placeFinder(text);
    for (const { path: way, message } of ofFile) {
      found.push({ file, ...placeOf(way), message: atPath(way, message) });
    }
  }
  return found;
}

/** What the rules refuse in content, wherever it was read from. */
export function brokenRules(content: Content): readonly Problem[] {
  return contentProblems(content, pagePaths);
}

/** Facts that a person should look at: figures that stand in one place alone, and editions that were replaced. */
export function factNotes(content: Content): readonly Problem[] {
  const replaced = content.standards ? replacedEditions(content, content.standards) : [];
  return [...unrepeatedFigures(content), ...replaced];
}

/** What refuses content that was read from a folder. */
export function refusals(folder: string, content: Content): Promise<readonly FileProblem[]> {
  return placed(folder, brokenRules(content));
}

/** What a check that opens files knows besides the content; as publishing knows it. */
export type Opening = Pick<PublishOptions, "dataFolder" | "env" | "languages" | "progress">;

/** What publishing refuses of the files that content names. Their masters stay, for it and for the next check. */
async function unfitFiles(
  folder: string,
  content: Content,
  day: string,
  opening: Opening,
): Promise<readonly FileProblem[]> {
  const { env, progress } = opening;
  const { masters } = placesIn(opening.dataFolder);
  await makeFolders(masters);
  return fileProblems({
    ...filesNamedIn({ content, env, languages: opening.languages, today: day }),
    ...{ masters, progress },
    fileOf: ({ file }) => path.join(folder, file),
  });
}

/**
 * Reads a content folder and says what is wrong with it on a day, as 2026-11-22. With `opening`, it opens
 * the pictures and documents as publishing does; what did not change is not read again.
 */
export async function checkContent(
  folder: string,
  day: string,
  opening?: Opening,
): Promise<ContentCheck> {
  const keptIn = opening && placesIn(opening.dataFolder).parsed;
  if (opening) {
    // Enquiries lie beside it, for one user alone.
    await mkdir(opening.dataFolder, { recursive: true, mode: 0o700 });
  }
  const reading = await readContent(folder, keptIn);
  if (!reading.ok) {
    return { problems: reading.problems, warnings: [], summary: undefined };
  }
  const { content } = reading;
  const broken = await refusals(folder, content);
  const isOpened = opening !== undefined && broken.length === 0;
  return {
    problems: isOpened ? await unfitFiles(folder, content, day, opening) : broken,
    warnings: await placed(folder, [
      ...endingNotes(content, { day, live: isLive(content, {}) }),
      ...factNotes(content),
    ]),
    summary: summaryOf(content),
  };
}
