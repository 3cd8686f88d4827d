import type { Column, Label } from "#content/exchange/column.ts";
import { isKeyed, setAt, textOf, valueAt, type Draft } from "#content/exchange/draft.ts";
import { clearing } from "#content/exchange/value-columns.ts";
import { findWord, type Vocabulary } from "#content/exchange/vocabulary.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";

type Path = readonly string[];

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

function listAt(draft: Draft, path: Path): readonly unknown[] {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? value : [];
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
    const same = entries.find((entry) => partOf(entry, usualLanguage) === line);
    const previous = same ?? (entries.length === lines.length ? entries[index] : undefined);
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

/** Columns of a list of texts: one for each language, one line for each text. */
export function listColumns(id: string, dottedPath: string, header: Label): readonly Column[] {
  const path = dottedPath.split(".");
  return languages.map((language) => ({
    id: `${id}-${language}`,
    header: headerIn(header, language),
    path,
    width: 50,
    show: (draft) => formatLines(listAt(draft, path).map((entry) => partOf(entry, language) ?? "")),
    put: (draft, cell) => {
      const lines = parseLines(cell.text);
      const problem = lines.map(textProblem).find((message) => message !== undefined);
      const entries = listAt(draft, path);
      const reading =
        problem ??
        (language === usualLanguage
          ? readEntries(entries, lines)
          : readTranslations(entries, lines, language));
      if (typeof reading === "string") {
        return reading;
      }
      setAt(draft, path, reading);
      return undefined;
    },
    clear:
      language === usualLanguage
        ? clearing(path)
        : (draft) => {
            const bare = listAt(draft, path).map((entry) => withPart(entry, language, undefined));
            setAt(draft, path, bare);
            return undefined;
          },
  }));
}

interface FigureEntry {
  readonly id: string;
  readonly value: unknown;
}

function figuresAt(draft: Draft, path: Path): readonly FigureEntry[] {
  return listAt(draft, path).map((entry) =>
    isKeyed(entry) ? { id: textOf(entry["id"]), value: entry["value"] } : { id: "", value: "" },
  );
}

/** Reads lines such as "class: FFP2"; each keeps the other languages of a figure with its id. */
function readFigures(
  figures: readonly FigureEntry[],
  text: string,
  language: Language,
  words: Vocabulary,
): readonly FigureEntry[] | string {
  const remaining = [...figures];
  const byPrevious = new Map<FigureEntry | undefined, FigureEntry>();
  const lines: FigureEntry[] = [];
  for (const line of parseLines(text)) {
    const [, label = "", part = ""] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    const id = findWord(label, words.figures);
    if (label === "" || !id.ok) {
      return `holds "${line}"; write the id of a figure, a colon and its value`;
    }
    const problem = textProblem(part);
    if (problem !== undefined) {
      return problem;
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
export function figureColumns(id: string, dottedPath: string, header: Label): readonly Column[] {
  const path = dottedPath.split(".");
  return languages.map((language) => ({
    id: `${id}-${language}`,
    header: headerIn(header, language),
    path,
    width: 30,
    show: (draft) => {
      const lines = figuresAt(draft, path).flatMap((figure) => {
        const part = partOf(figure.value, language);
        return part === undefined ? [] : [`${figure.id}: ${part}`];
      });
      return formatLines(lines);
    },
    put: (draft, cell, words) => {
      const reading = readFigures(figuresAt(draft, path), cell.text, language, words);
      if (typeof reading === "string") {
        return reading;
      }
      setAt(draft, path, reading);
      return undefined;
    },
    clear:
      language === usualLanguage
        ? clearing(path)
        : (draft) => {
            const bare = figuresAt(draft, path).map((figure) => ({
              id: figure.id,
              value: withPart(figure.value, language, undefined),
            }));
            setAt(draft, path, bare);
            return undefined;
          },
  }));
}
