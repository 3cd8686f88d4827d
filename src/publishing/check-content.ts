import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn, type FixedPage } from "#addresses";
import type { Content, Problem } from "#content/content.ts";
import { listExpiryNotes } from "#content/expiry-notes.ts";
import { contentProblems } from "#content/rules/content-problems.ts";
import { isProductPicture } from "#content/rules/picture-rules.ts";
import { unrepeatedFigures } from "#content/rules/said-twice.ts";
import type { PagePaths } from "#content/rules/page-paths.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { replacedEditions } from "#content/standards/editions.ts";
import { countPlainTexts } from "#content/plain-texts.ts";
import { countMissing } from "#content/text.ts";
import { makeDataFolder, makeFolders } from "#publishing/durable-files.ts";
import { fileProblems } from "#publishing/file-problems.ts";
import { placesIn } from "#publishing/places.ts";
import type { PublishOptions } from "#publishing/prepare.ts";
import { readContent } from "#publishing/read-content.ts";
import { filesNamedIn } from "#publishing/site-data.ts";
import { isLive } from "#publishing/site-settings.ts";
import { atPath, placeFinder, type FileProblem } from "#publishing/yaml-file.ts";

const addresses = addressesIn(usualLanguage);

/** Lists the pages that texts and redirects may link to: all except those that nobody visits by choice. */
const fixed: Readonly<Record<Exclude<FixedPage, "notFound" | "offline" | "gallery">, string>> = {
  home: addresses.home,
  shop: addresses.shop,
  contact: addresses.contact,
  request: addresses.request,
  cities: addresses.cities,
  standards: addresses.standards,
  kits: addresses.kits,
  aids: addresses.aids,
  privacy: addresses.privacy,
  terms: addresses.terms,
  accessibility: addresses.accessibility,
};

const pagePaths: PagePaths = { ...addresses, fixed: Object.values(fixed) };

/** Counts the parts of the checked content. */
interface ContentSummary {
  readonly products: number;
  readonly drafts: number;
  readonly guides: number;
  readonly cities: number;
  readonly claims: number;
  readonly pictures: number;
  /** Number of missing texts by language tag. */
  readonly missing: Readonly<Record<string, number>>;
}

interface ContentCheck {
  /** Errors that block publishing. */
  readonly problems: readonly FileProblem[];
  /** Hints for the editor; they do not block publishing. */
  readonly warnings: readonly FileProblem[];
  /** Files that other programs left behind, which nothing reads. */
  readonly ignored: readonly string[];
  /** Undefined where the files could not be read. */
  readonly summary: ContentSummary | undefined;
}

function summarize(content: Content): ContentSummary {
  const { products, guides, cities, claims, media } = content;
  const { mark: _mark, drawings: _drawings, media: _media, ...texts } = content;
  const inMaps = [...products.values(), ...guides.values(), ...cities.values()];
  const plain = [...products.values()].reduce((sum, product) => sum + countPlainTexts(product), 0);
  return {
    products: products.size,
    drafts: [...products.values()].filter(({ status }) => status === "draft").length,
    guides: guides.size,
    cities: cities.size,
    claims: Object.keys(claims).length,
    pictures: [...media.keys()].filter(isProductPicture).length,
    missing: Object.fromEntries(
      languages
        .map((language) => {
          const count = countMissing([texts, inMaps], language);
          return [language, language === usualLanguage ? count : count + plain] as const;
        })
        .filter(([, count]) => count > 0),
    ),
  };
}

const namesOfLanguages = new Intl.DisplayNames("en", { type: "language" });

/** Formats the summary as one sentence. */
export function formatSummary(summary: ContentSummary): string {
  const { products, drafts, pictures, guides, cities, claims } = summary;
  const unfinished = drafts === 0 ? "" : ` (${drafts} of them drafts)`;
  const missing = Object.entries(summary.missing)
    .map(([language, count]) => `; ${count} texts have no ${namesOfLanguages.of(language)}`)
    .join("");
  return (
    `Checked ${products} products${unfinished} with ${pictures} pictures, ` +
    `${guides} guides, ${cities} cities and ${claims} claims${missing}.`
  );
}

/** Adds the line and column to each problem; each file is read once. */
async function locateProblems(
  folder: string,
  problems: readonly Problem[],
): Promise<readonly FileProblem[]> {
  const located: FileProblem[] = [];
  for (const [file, problemsOfFile] of Map.groupBy(problems, (problem) => problem.file)) {
    const text = await readFile(path.join(folder, file), "utf8").catch(() => "");
    const placeOf = placeFinder(text);
    for (const { path: way, message } of problemsOfFile) {
      located.push({ file, ...placeOf(way), message: atPath(way, message) });
    }
  }
  return located;
}

/** Applies every content rule, wherever the content was read from. */
export function brokenRules(content: Content): readonly Problem[] {
  return contentProblems(content, pagePaths);
}

/** Lists facts to review: figures entered in one place only, and replaced editions. */
export function factNotes(content: Content): readonly Problem[] {
  const replaced = content.standards ? replacedEditions(content, content.standards) : [];
  return [...unrepeatedFigures(content), ...replaced];
}

/** Applies every content rule to content that was read from a folder. */
export function refusals(folder: string, content: Content): Promise<readonly FileProblem[]> {
  return locateProblems(folder, brokenRules(content));
}

/** Options for checking the pictures and documents themselves, as publishing does. */
type FileCheckOptions = Pick<PublishOptions, "dataFolder" | "env" | "languages" | "progress">;

/** Opens the named files. Keeps the masters of pictures for publishing and for the next check. */
async function checkFiles(
  folder: string,
  content: Content,
  day: string,
  options: FileCheckOptions,
): Promise<readonly FileProblem[]> {
  const { env, progress } = options;
  const { masters } = placesIn(options.dataFolder);
  await makeFolders(masters);
  return fileProblems({
    ...filesNamedIn({ content, env, languages: options.languages, today: day }),
    masters,
    progress,
    fileOf: ({ file }) => path.join(folder, file),
  });
}

/**
 * Checks a content folder for a day such as 2026-11-22. With `fileCheck`, also opens changed
 * pictures and documents.
 */
export async function checkContent(
  folder: string,
  day: string,
  fileCheck?: FileCheckOptions,
): Promise<ContentCheck> {
  const cacheFile = fileCheck && placesIn(fileCheck.dataFolder).parsed;
  if (fileCheck) {
    await makeDataFolder(fileCheck.dataFolder);
  }
  const reading = await readContent(folder, cacheFile);
  if (!reading.ok) {
    return { problems: reading.problems, warnings: [], ignored: [], summary: undefined };
  }
  const { content } = reading;
  const broken = await refusals(folder, content);
  const isOpened = fileCheck !== undefined && broken.length === 0;
  return {
    problems: isOpened ? await checkFiles(folder, content, day, fileCheck) : broken,
    warnings: await locateProblems(folder, [
      ...listExpiryNotes(content, { day, live: isLive(content, {}) }),
      ...factNotes(content),
    ]),
    ignored: reading.ignored,
    summary: summarize(content),
  };
}
