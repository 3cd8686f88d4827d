import type { Column, Label } from "#content/exchange/column.ts";
import { isKeyed, setAt, textOf, valueAt, type Draft } from "#content/exchange/draft.ts";
import { findWord, type Vocabulary } from "#content/exchange/vocabulary.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

/** Added to the header of a text's column, to say in which language the text is. */
const languageNames: Readonly<Record<Language, Label>> = {
  en: { en: "(English)", ar: "بالإنجليزية" },
  ar: { en: "(Arabic)", ar: "بالعربية" },
};

function headerIn(header: Label, language: Language): Label {
  const parts = languages.map((tag) => [tag, `${header[tag]} ${languageNames[language][tag]}`]);
  return Object.fromEntries(parts) as Label;
}

// oxlint-disable-next-line no-control-regex -- control characters are what this finds
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;

/** Checks a text; the message completes a sentence that begins with the quoted cell. */
function textProblem(text: string): string | undefined {
  if (text.length > 5000) {
    return "is over 5,000 characters long";
  }
  const point = control.exec(text)?.[0].charCodeAt(0);
  return point === undefined
    ? undefined
    : `holds a character that cannot be printed (U+${point.toString(16).toUpperCase().padStart(4, "0")}); type the text again`;
}

/** The part of a text in a language; a plain text belongs to the usual language. */
export function partOf(value: unknown, language: Language): string | undefined {
  if (typeof value === "string") {
    return language === usualLanguage ? value : undefined;
  }
  const part = isKeyed(value) ? value[language] : undefined;
  return typeof part === "string" ? part : undefined;
}

/** Replaces the part of a text in a language; undefined when nothing remains. */
export function withPart(value: unknown, language: Language, part: string | undefined): unknown {
  if (typeof value === "string") {
    if (language === usualLanguage) {
      return part;
    }
    return part === undefined ? value : { [usualLanguage]: value, [language]: part };
  }
  const parts: Draft = { ...(isKeyed(value) ? value : {}), [language]: part };
  const keys = [usualLanguage, ...Object.keys(parts).filter((key) => key !== usualLanguage)];
  const entries = keys.filter((key) => parts[key] !== undefined).map((key) => [key, parts[key]]);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function textColumn(
  id: string,
  dottedPath: string,
  header: Label,
  width: number,
  language: Language,
): Column {
  const path = dottedPath.split(".");
  const putPart = (draft: Draft, part: string | undefined): undefined => {
    setAt(draft, path, withPart(valueAt(draft, path), language, part));
  };
  return {
    id,
    header,
    path,
    width,
    show: (draft) => partOf(valueAt(draft, path), language),
    put: (draft, cell) => {
      const text = cell.text.trim();
      return textProblem(text) ?? putPart(draft, text);
    },
    clear: (draft) => putPart(draft, undefined),
  };
}

/** Columns of a text, one for each of the languages. */
export function textColumns(
  id: string,
  path: string,
  header: Label,
  width: number,
  tags: readonly Language[] = languages,
): readonly Column[] {
  return tags.map((language) =>
    textColumn(`${id}-${language}`, path, headerIn(header, language), width, language),
  );
}

/** The languages whose texts are translations. */
export const translations = languages.filter((language) => language !== usualLanguage);

/** Columns of a text that is mostly the same in every language; the first does not name its language. */
export function plainTextColumns(
  id: string,
  path: string,
  header: Label,
  width: number,
): readonly Column[] {
  return [
    textColumn(id, path, header, width, usualLanguage),
    ...textColumns(id, path, header, width, translations),
  ];
}

/** Writes line ends inside an entry as \n, because each entry takes one line. */
function escapeLine(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

function parseLines(text: string): readonly string[] {
  return text
    .replace(/\s+$/, "")
    .split("\n")
    .map((line) =>
      line.trim().replace(/\\([\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : "\\")),
    );
}

function formatLines(lines: readonly string[]): string | undefined {
  const text = lines.map(escapeLine).join("\n").replace(/\n+$/, "");
  return text === "" ? undefined : text;
}

/** Reads the entries of the usual language; an entry that stays keeps its translations. */
function readEntries(
  entries: readonly unknown[],
  lines: readonly string[],
): readonly unknown[] | string {
  const empty = lines.indexOf("");
  if (empty >= 0) {
    return `has nothing on its line ${empty + 1}; take that line out`;
  }
  return lines.map((line, index) => {
    const unchanged = entries.find((entry) => partOf(entry, usualLanguage) === line);
    const previous = unchanged ?? (entries.length === lines.length ? entries[index] : undefined);
    return withPart(previous, usualLanguage, line);
  });
}

/** Reads translations by their position. */
function readTranslations(
  entries: readonly unknown[],
  lines: readonly string[],
  language: Language,
): readonly unknown[] | string {
  return lines.length > entries.length
    ? `has ${lines.length} lines, but there are ${entries.length} in the first language; make them match`
    : entries.map((entry, index) => withPart(entry, language, lines[index] || undefined));
}

/** Formats and parses the lines of a list, one for each entry. */
interface ListFormat<Entry> {
  readonly width: number;
  readonly entriesOf: (values: readonly unknown[]) => readonly Entry[];
  readonly format: (entries: readonly Entry[], language: Language) => readonly string[];
  /** Returns the new entries, or a message where the lines are wrong. */
  readonly parse: (
    entries: readonly Entry[],
    lines: readonly string[],
    language: Language,
    words: Vocabulary,
  ) => readonly unknown[] | string;
  readonly withoutLanguage: (entry: Entry, language: Language) => unknown;
}

function entryColumns<Entry>(
  id: string,
  dottedPath: string,
  header: Label,
  { width, entriesOf, format, parse, withoutLanguage }: ListFormat<Entry>,
): readonly Column[] {
  const path = dottedPath.split(".");
  const entriesAt = (draft: Draft): readonly Entry[] => {
    const value = valueAt(draft, path);
    return entriesOf(Array.isArray(value) ? value : []);
  };
  return languages.map((language) => ({
    id: `${id}-${language}`,
    header: headerIn(header, language),
    path,
    width,
    show: (draft) => formatLines(format(entriesAt(draft), language)),
    put: (draft, cell, words) => {
      const lines = parseLines(cell.text);
      const problem = lines.map(textProblem).find((message) => message !== undefined);
      const reading = problem ?? parse(entriesAt(draft), lines, language, words);
      if (typeof reading === "string") {
        return reading;
      }
      setAt(draft, path, reading);
      return undefined;
    },
    clear: (draft) => {
      const bare = entriesAt(draft).map((entry) => withoutLanguage(entry, language));
      setAt(draft, path, language === usualLanguage ? undefined : bare);
      return undefined;
    },
  }));
}

/** Columns of a list of texts: one for each language, one line for each text. */
export function listColumns(id: string, path: string, header: Label): readonly Column[] {
  return entryColumns<unknown>(id, path, header, {
    width: 50,
    entriesOf: (values) => values,
    format: (entries, language) => entries.map((entry) => partOf(entry, language) ?? ""),
    parse: (entries, lines, language) =>
      language === usualLanguage
        ? readEntries(entries, lines)
        : readTranslations(entries, lines, language),
    withoutLanguage: (entry, language) => withPart(entry, language, undefined),
  });
}

interface FigureEntry {
  readonly id: string;
  readonly value: unknown;
}

function toFigure(value: unknown): FigureEntry {
  return isKeyed(value)
    ? { id: textOf(value["id"]), value: value["value"] }
    : { id: "", value: undefined };
}

/** Reads lines such as "class: FFP2"; each keeps the other languages of a figure with its id. */
function readFigures(
  figures: readonly FigureEntry[],
  texts: readonly string[],
  language: Language,
  words: Vocabulary,
): readonly FigureEntry[] | string {
  const remaining = [...figures];
  const byPrevious = new Map<FigureEntry | undefined, FigureEntry>();
  const lines: FigureEntry[] = [];
  for (const line of texts) {
    const [, label = "", part = ""] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    const id = findWord(label, words.figures);
    if (label === "" || !id.ok) {
      return `holds "${line}"; write the id of a figure, a colon and its value`;
    }
    const index = remaining.findIndex((figure) => figure.id === id.value);
    const [previous] = index < 0 ? [] : remaining.splice(index, 1);
    if (language !== usualLanguage && !previous) {
      return `names "${id.value}", which the first language has not; make them match`;
    }
    const value = withPart(previous?.value, language, part || undefined);
    if (value === undefined) {
      return `has nothing behind "${label}:"; take that line out`;
    }
    lines.push({ id: id.value, value });
    byPrevious.set(previous, { id: id.value, value });
  }
  return language === usualLanguage
    ? lines
    : figures.map((figure) => byPrevious.get(figure) ?? figure);
}

/** Columns of figures: one for each language, a line such as "class: FFP2" for each figure. */
export function figureColumns(id: string, path: string, header: Label): readonly Column[] {
  return entryColumns<FigureEntry>(id, path, header, {
    width: 30,
    entriesOf: (values) => values.map(toFigure),
    format: (figures, language) =>
      figures.flatMap((figure) => {
        const part = partOf(figure.value, language);
        return part === undefined ? [] : [`${figure.id}: ${part}`];
      }),
    parse: readFigures,
    withoutLanguage: (figure, language) => ({
      id: figure.id,
      value: withPart(figure.value, language, undefined),
    }),
  });
}
