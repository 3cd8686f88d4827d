import type { SheetCell } from "#content/exchange/cell.ts";
import type { Column, Naming } from "#content/exchange/column.ts";
import { isKeyed, setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import { usualLanguage, type Language } from "#domain/language.ts";

// oxlint-disable-next-line no-control-regex -- control characters are what this finds
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;

/** What is wrong with a text, to stand behind the quoted cell. */
function wrongText(text: string): string | undefined {
  if (text.length > 5000) {
    return "is over 5,000 characters long";
  }
  const found = control.exec(text)?.[0].charCodeAt(0);
  return found === undefined
    ? undefined
    : `holds a character that cannot be printed (U+${found.toString(16).toUpperCase().padStart(4, "0")}); type the text again`;
}

/** The part of a text in a language; a plain text counts as the first language's. */
export function partOf(value: unknown, language: Language): string | undefined {
  if (typeof value === "string") {
    return language === usualLanguage ? value : undefined;
  }
  const part = isKeyed(value) ? value[language] : undefined;
  return typeof part === "string" ? part : undefined;
}

/** The text with another part in a language; undefined when nothing is left. */
export function withPart(value: unknown, language: Language, part: string | undefined): unknown {
  if (typeof value === "string") {
    if (language === usualLanguage) {
      return part;
    }
    return part === undefined ? value : { [usualLanguage]: value, [language]: part };
  }
  const { [language]: _old, ...others } = isKeyed(value) ? value : {};
  const parts = part === undefined ? others : { ...others, [language]: part };
  const { en, ...rest } = parts;
  const ordered = en === undefined ? rest : { en, ...rest };
  return Object.keys(ordered).length === 0 ? undefined : ordered;
}

/** A text in one language. */
export function textIn(
  named: Naming,
  path: readonly string[],
  language: Language,
  width: number,
): Column {
  return {
    ...named,
    path,
    width,
    show: (draft) => partOf(valueAt(draft, path), language),
    put: (draft, cell) => {
      const text = cell.text.trim();
      const message = wrongText(text);
      if (message === undefined) {
        setAt(draft, path, withPart(valueAt(draft, path), language, text));
      }
      return message;
    },
    clear: (draft) => {
      setAt(draft, path, withPart(valueAt(draft, path), language, undefined));
      return undefined;
    },
  };
}

const listOf = (draft: Draft, path: readonly string[]): readonly unknown[] => {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? value : [];
};

/** A line end inside an entry is written as \n, for each entry has a line of its own. */
function escapeLine(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

function unescapeLine(text: string): string {
  return text.replace(/\\([\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : "\\"));
}

function showLines(entries: readonly unknown[], language: Language): string | undefined {
  const lines = entries.map((entry) => escapeLine(partOf(entry, language) ?? ""));
  const text = lines.join("\n").replace(/\n+$/, "");
  return text === "" ? undefined : text;
}

function linesOf(cell: SheetCell): readonly string[] {
  return cell.text
    .replace(/\s+$/, "")
    .split("\n")
    .map((line) => unescapeLine(line.trim()));
}

/** Entries with other texts in the first language; what stays, or stays at its place, keeps its other languages. */
function withFirst(entries: readonly unknown[], lines: readonly string[]): readonly unknown[] {
  return lines.map((line, at) => {
    const same = entries.find((entry) => partOf(entry, usualLanguage) === line);
    const kept = same ?? (entries.length === lines.length ? entries[at] : undefined);
    return withPart(kept, usualLanguage, line);
  });
}

/** A list of texts in one language: one cell, one line each. */
export function textsIn(named: Naming, path: readonly string[], language: Language): Column {
  return {
    ...named,
    path,
    width: 50,
    show: (draft) => showLines(listOf(draft, path), language),
    put: (draft, cell) => {
      const lines = linesOf(cell);
      const entries = listOf(draft, path);
      const message = lines.map(wrongText).find((one) => one !== undefined);
      if (message !== undefined) {
        return message;
      }
      if (language === usualLanguage) {
        const empty = lines.indexOf("");
        if (empty >= 0) {
          return `has nothing on its line ${empty + 1}; take that line out`;
        }
        setAt(draft, path, withFirst(entries, lines));
        return undefined;
      }
      if (lines.length > entries.length) {
        return `has ${lines.length} lines, but there are ${entries.length} in the first language; make them match`;
      }
      const next = entries.map((entry, at) =>
        withPart(entry, language, lines[at] === "" ? undefined : lines[at]),
      );
      setAt(draft, path, next);
      return undefined;
    },
    clear: (draft) => {
      if (language === usualLanguage) {
        setAt(draft, path, undefined);
      } else {
        setAt(
          draft,
          path,
          listOf(draft, path).map((entry) => withPart(entry, language, undefined)),
        );
      }
      return undefined;
    },
  };
}
