import { directionOf, isLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { FormPath } from "#domain/office/content-form.ts";
import { useWords } from "#office/app/language.tsx";
import { useLabels, usePlaceName } from "#office/app/screens/content/field-context.ts";

interface ValueLine {
  readonly path: FormPath;
  readonly value: string | number | boolean;
}

/** Lists the plain values inside a value, each with its place. */
function linesOf(value: unknown, path: FormPath): readonly ValueLine[] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value === "" ? [] : [{ path, value }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value ?? {}).flatMap(([key, inside]) =>
    linesOf(inside, [...path, isList ? Number(key) : key]),
  );
}

/** Returns the language of the text at a place; undefined where the place names none. */
function languageAt(path: FormPath): Language | undefined {
  return path.filter(isLanguage).at(-1);
}

/** Lines that are shown of a long value. */
const mostLines = 8;

interface ValueLinesProps {
  readonly value: unknown;
  /** Place of the value, whose last step may be a language. */
  readonly at?: FormPath;
}

/** A value as a person reads it: each text in its direction, under the labels of the form. */
export function ValueLines({ value, at = [] }: ValueLinesProps) {
  const { on, off } = useWords("content");
  const labels = useLabels();
  const placeName = usePlaceName();
  const lines = linesOf(value, []);
  const textOf = (line: ValueLine["value"]) =>
    typeof line === "boolean" ? (line ? on : off) : String(line);
  return (
    <>
      {lines.slice(0, mostLines).map(({ path, value: line }) => {
        const language = languageAt([...at, ...path]);
        const text = textOf(line);
        return (
          <span key={path.join("/")} className="content-line">
            {path.length > 0 && (
              <small>
                <bdi>{placeName(path)}</bdi>:{" "}
              </small>
            )}
            <bdi {...(language && { lang: language, dir: directionOf(language) })}>
              {language === undefined ? (labels.known(text) ?? text) : text}
            </bdi>
          </span>
        );
      })}
      {lines.length > mostLines && <span>...</span>}
    </>
  );
}
