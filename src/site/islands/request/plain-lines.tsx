import type { Unit } from "#domain/catalogue/product.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { formatPostedLine, postedFields } from "#reading/request/posted-lines.ts";
import type { RowReading } from "#reading/rows/read-rows.ts";
import { parseRequestList } from "#domain/quotation/request-list.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";
import { givenLinesId, plainLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { readStored, storedNames } from "#site/islands/stored.ts";
import { Input } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface PlainLinesProps {
  readonly words: RequestWords;
  readonly lines: readonly DraftLine[];
  readonly rows: readonly RowReading[];
  readonly id?: string;
}

interface PlainLine {
  readonly written: string;
  readonly unknown: readonly string[];
  readonly sizes: string;
  readonly quantity: string;
  readonly choices: readonly (readonly [label: string, value: string])[];
  /** The place of what is chosen unless the visitor says otherwise. */
  readonly chosen: number;
}

const labelOf = (code: string | undefined, text: string) => [code, text].filter(Boolean).join(" ");

function lineOf(line: DraftLine): PlainLine {
  const { code, text, sizes, quantity, note } = line;
  const choices = [[labelOf(code, text), formatPostedLine(line)]] as const;
  return { written: note, unknown: [], sizes, quantity, choices, chosen: 0 };
}

function rowOf(row: RowReading, ownWords: string): PlainLine {
  const { written, unknown, sizes, quantity, products, certainty } = row;
  const own = formatPostedLine(lineOfRow(row, undefined));
  const valueOf = (unit: Unit, at: number) =>
    formatPostedLine({ ...lineOfRow(row, products[at]), unit });
  const choices = [
    ...products.map(
      ({ code, name, unit }, at) => [labelOf(code, name), valueOf(unit, at)] as const,
    ),
    [ownWords, own] as const,
  ];
  const chosen = certainty === "sure" ? 0 : choices.length - 1;
  return { written, unknown, sizes, quantity, choices, chosen };
}

/** The list as fields of the form below it, for visitors without script: what each line is, its sizes and its quantity. */
export function PlainLines({ words, lines, rows, id = plainLinesId }: PlainLinesProps) {
  const { pasted } = words;
  const all = [...lines.map(lineOf), ...rows.map((row) => rowOf(row, pasted.ownWords))];
  if (all.length === 0) {
    return null;
  }
  return (
    <fieldset id={id} className="request-lines">
      <legend>{words.heading}</legend>
      <ol>
        {all.map(({ written, unknown, sizes, quantity, choices, chosen }, at) => (
          <li key={at} className="request-line">
            <div className="request-plain">
              {written !== "" && (
                <p>
                  <bdi>{written}</bdi>
                </p>
              )}
              {unknown.length > 0 && <p>{pasted.unknown(unknown)}</p>}
              {[...choices, [pasted.leaveOut, ""] as const].map(([label, value], place) => (
                <label key={label}>
                  <input
                    type="radio"
                    form={requestFormId}
                    name={postedFields.line(at)}
                    value={value}
                    defaultChecked={place === chosen}
                  />{" "}
                  <bdi>{label}</bdi>
                </label>
              ))}
            </div>
            <label>
              {words.quantity}
              <Input
                form={requestFormId}
                name={postedFields.quantity(at)}
                defaultValue={quantity}
                inputMode="numeric"
              />
            </label>
            <label>
              {words.sizes}
              <Input form={requestFormId} name={postedFields.sizes(at)} defaultValue={sizes} />
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** The list of this device as fields, for a form whose island broke. */
export function GivenLines({ words }: IslandProps) {
  const lines = parseRequestList(readStored(storedNames.list));
  return <PlainLines id={givenLinesId} words={words.request} lines={lines} rows={[]} />;
}
