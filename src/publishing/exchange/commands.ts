import { parseArgs } from "node:util";
import type { Content } from "#content/content.ts";
import type { PriceList } from "#content/exchange/price-list.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { isLanguage, languages, usualLanguage } from "#domain/language.ts";
import { writeAtomically } from "#publishing/durable-files.ts";
import { addProduct } from "#publishing/exchange/add-product.ts";
import { exportContent } from "#publishing/exchange/export-content.ts";
import { applyImport, previewImport, type Preview } from "#publishing/exchange/import-content.ts";
import { wrongWorkbook } from "#publishing/exchange/import-report.ts";
import {
  finishInterruptedImport,
  withImportLock,
  type NewFile,
  type WriteAll,
} from "#publishing/exchange/journal.ts";
import { formatPriceList, readPriceList } from "#publishing/exchange/price-list-map.ts";
import { done, failed, type Outcome } from "#publishing/exchange/outcome.ts";
import { countLine, previewJson, formatPreview } from "#publishing/exchange/format-import.ts";
import type { Progress } from "#publishing/progress.ts";
import type { ContentReading } from "#publishing/read-content.ts";
import { formatProblem } from "#publishing/yaml-file.ts";

/** The parts that the commands work with. */
export interface ExchangeWorld {
  /** The content folder. */
  readonly folder: string;
  readonly read: () => Promise<ContentReading>;
  readonly rules: Rules;
  readonly progress: Progress;
  /** Receives a call when a command waits for another import. */
  readonly onWait: (holder: { readonly pid: number } | undefined) => void;
}

type Reading =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly outcome: Outcome };

async function readAll({ read }: ExchangeWorld): Promise<Reading> {
  const reading = await read();
  if (reading.ok) {
    return reading;
  }
  const lines = reading.problems.map(formatProblem);
  const outcome = failed(lines.join("\n"), { problems: reading.problems });
  return { ok: false, outcome };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Arguments {
  readonly name: string | undefined;
  readonly values: Values;
}

type Options = Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

/** Parses the name and options of a command; returns a message where they are wrong. */
function parseCommand(
  args: readonly string[],
  options: Options,
  usage: string,
): Arguments | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return positionals.length === 1
      ? { name: positionals[0], values }
      : `expected one name; npm run content -- ${usage}`;
  } catch (error) {
    return `${error instanceof Error ? error.message.replace(/\. To specify.*$/s, "") : ""}; npm run content -- ${usage}`;
  }
}

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export const exchangeUsage = {
  export: "export FILE.xlsx|.csv [--columns price,minimum,stock] [--language ar]",
  import:
    "import FILE [--apply] [--only-good] [--yes] [--map MAP.yaml] [--maker NAME] [--defaults category=ID,unit=pair] [--pictures FOLDER|ZIP] [--report FILE.xlsx]",
  add: "add SLUG --category ID [--subcategory ID]",
} as const;

const string = { type: "string" } as const;
const boolean = { type: "boolean" } as const;

async function runExport(args: readonly string[], world: ExchangeWorld): Promise<Outcome> {
  const parsed = parseCommand(args, { columns: string, language: string }, exchangeUsage.export);
  if (typeof parsed === "string") {
    return failed(parsed);
  }
  const language = parsed.values["language"] ?? usualLanguage;
  if (!isLanguage(language)) {
    return failed(
      `--language: "${String(language)}" is not known; write ${languages.join(" or ")}`,
    );
  }
  await finishInterruptedImport(world.folder, world.onWait);
  const reading = await readAll(world);
  if (!reading.ok) {
    return reading.outcome;
  }
  const file = parsed.name ?? "";
  const result = await exportContent(reading.content, {
    file,
    columns: text(parsed.values["columns"]),
    language,
  });
  return result.ok
    ? done(`${file}: ${result.products} products, ${result.columns.length} columns written.`, {
        ...result,
        file,
      })
    : failed(result.message);
}

/** Returns the reason why an import must not write; undefined where it may. */
function refusal({ comparison }: Preview, values: Values): string | undefined {
  const { wrong, general, asks } = comparison;
  if (general.length > 0) {
    return "Nothing was written: the catalogue would break a rule; mend what is told above.";
  }
  if (wrong > 0 && values["only-good"] !== true) {
    return `Nothing was written: ${wrong} row${wrong === 1 ? " is" : "s are"} wrong. Mend the file, or write the others with --only-good.`;
  }
  return asks.length > 0 && values["yes"] !== true
    ? "Nothing was written: say --yes if what is asked above is meant."
    : undefined;
}

/** A list that was compared with the content. */
interface ImportTask {
  readonly content: Content;
  readonly file: string;
  readonly preview: Preview;
  /** How the list is read, and the file that remembers it. */
  readonly priceList: { readonly list: PriceList; readonly file: string | undefined };
}

async function finishImport(
  world: ExchangeWorld,
  { content, file, preview, priceList }: ImportTask,
  values: Values,
  write: WriteAll | undefined,
): Promise<Outcome> {
  const { comparison } = preview;
  const report = text(values["report"]);
  if (report !== undefined) {
    await writeAtomically(report, await wrongWorkbook(preview));
  }
  const summary = formatPreview(file, preview);
  const json = previewJson(file, preview);
  const noted =
    report === undefined ? "" : `\n${report}: the file with a column that says what is wrong.`;
  if (!write) {
    const isGood = comparison.wrong === 0 && comparison.general.length === 0;
    return {
      ok: isGood,
      text: `${summary}${noted}\nNothing was written. Say --apply to write it.`,
      json: { ok: isGood, applied: false, ...json },
    };
  }
  const stop = refusal(preview, values);
  if (stop !== undefined) {
    return {
      ok: false,
      text: `${summary}${noted}\n${stop}`,
      json: { ok: false, applied: false, message: stop, ...json },
    };
  }
  const { list, file: kept } = priceList;
  const remembered: readonly NewFile[] =
    kept === undefined ? [] : [{ to: kept, bytes: () => Promise.resolve(formatPriceList(list)) }];
  const result = await applyImport(
    world.folder,
    content,
    preview,
    write,
    world.progress,
    remembered,
  );
  const memory = kept === undefined ? "" : `\n${kept}: remembers how this list is read.`;
  return result.ok
    ? done(
        `${summary}${noted}${memory}\nWritten: ${result.files} files. ${countLine(comparison)}. npm run content -- publish makes it live.`,
        { applied: true, files: result.files, ...json },
      )
    : failed(result.message, json);
}

async function runImport(args: readonly string[], world: ExchangeWorld): Promise<Outcome> {
  const options = {
    apply: boolean,
    "only-good": boolean,
    yes: boolean,
    map: string,
    maker: string,
    defaults: string,
    pictures: string,
    report: string,
  };
  const parsed = parseCommand(args, options, exchangeUsage.import);
  if (typeof parsed === "string") {
    return failed(parsed);
  }
  const file = parsed.name ?? "";
  const { values } = parsed;
  const run = async (write: WriteAll | undefined): Promise<Outcome> => {
    const reading = await readAll(world);
    if (!reading.ok) {
      return reading.outcome;
    }
    const [map, maker] = [text(values["map"]), text(values["maker"])];
    const priceList = await readPriceList(world.folder, {
      map,
      maker,
      defaults: text(values["defaults"]),
    });
    if (!priceList.ok) {
      return failed(priceList.message);
    }
    const { list } = priceList;
    const pictures = text(values["pictures"]);
    const result = await previewImport(reading.content, world.rules, { file, list, pictures });
    if (!result.ok) {
      return failed(result.message);
    }
    try {
      const task = { content: reading.content, file, preview: result.preview, priceList };
      return await finishImport(world, task, values, write);
    } finally {
      await result.preview.source.close();
    }
  };
  if (values["apply"] === true) {
    return withImportLock(world.folder, world.onWait, run);
  }
  await finishInterruptedImport(world.folder, world.onWait);
  return run(undefined);
}

async function runAdd(args: readonly string[], world: ExchangeWorld): Promise<Outcome> {
  const parsed = parseCommand(args, { category: string, subcategory: string }, exchangeUsage.add);
  if (typeof parsed === "string") {
    return failed(parsed);
  }
  return withImportLock(world.folder, world.onWait, async (write) => {
    const reading = await readAll(world);
    if (!reading.ok) {
      return reading.outcome;
    }
    const { category, subcategory } = parsed.values;
    const options = {
      slug: parsed.name ?? "",
      category: text(category),
      subcategory: text(subcategory),
    };
    const result = await addProduct(world.folder, reading.content, options, write);
    return result.ok
      ? done(
          `${result.file}: a draft in ${result.subcategory}; fill it in, put its pictures beside it, and set status: live.`,
          { ...result },
        )
      : failed(result.message);
  });
}

/** The commands that exchange the catalogue with spreadsheets, by name. */
export const exchangeCommands: Readonly<
  Record<
    keyof typeof exchangeUsage,
    (args: readonly string[], world: ExchangeWorld) => Promise<Outcome>
  >
> = { export: runExport, import: runImport, add: runAdd };
