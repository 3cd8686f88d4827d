import type { Unit } from "#domain/catalogue/product.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { formatPostedLine, postedFields } from "#reading/request/posted-lines.ts";
import type { RowReading } from "#reading/rows/read-rows.ts";
import { parseRequestList } from "#domain/quotation/request-list.ts";
import { lineOfRow } from "#reading/rows/row-lines.ts";
import { storedLinesId, plainLinesId, requestFormId } from "#site/islands/request/request-ids.ts";
import type { IslandProps } from "#site/islands/island.tsx";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";
import { Input } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";

interface PlainLinesProps {
  readonly words: RequestWords;
  readonly lines: readonly DraftLine[];
  readonly rows: readonly RowReading[];
  readonly id?: string;
  /** Tells products with sizes; without it every line has a field for sizes. */
  readonly hasSizes?: (product: string) => boolean;
}

interface PlainLine {
  readonly written: string;
  readonly unknown: readonly string[];
  /** Undefined for a product without sizes. */
  readonly sizes: string | undefined;
  readonly quantity: string;
  readonly choices: readonly (readonly [label: string, value: string])[];
  /** The index of the default choice. */
  readonly chosen: number;
}

const joinLabel = (code: string | undefined, text: string) =>
  [code, text].filter(Boolean).join(" ");

function fromPostedLine(line: DraftLine, hasSizes: (product: string) => boolean): PlainLine {
  const { code, text, quantity, note } = line;
  const isSized = line.sizes !== "" || line.product === undefined || hasSizes(line.product);
  const sizes = isSized ? line.sizes : undefined;
  const choices = [[joinLabel(code, text), formatPostedLine(line)]] as const;
  return { written: note, unknown: [], sizes, quantity, choices, chosen: 0 };
}

function fromReadRow(row: RowReading, ownWords: string): PlainLine {
  const { written, unknown, products, certainty, skip } = row;
  const { sizes, quantity } = lineOfRow(row, products[0]);
  const ownWordsValue = formatPostedLine(lineOfRow(row, undefined));
  const valueOf = (unit: Unit, index: number) =>
    formatPostedLine({ ...lineOfRow(row, products[index]), unit });
  const choices = [
    ...products.map(
      ({ code, name, unit }, index) => [joinLabel(code, name), valueOf(unit, index)] as const,
    ),
    [ownWords, ownWordsValue] as const,
  ];
  const ownWordsIndex = choices.length - 1;
  const chosen =
    skip === undefined ? (certainty === "sure" ? 0 : ownWordsIndex) : ownWordsIndex + 1;
  return { written, unknown, sizes, quantity, choices, chosen };
}

/** Renders the list as form fields, for visitors without script. */
export function PlainLines(props: PlainLinesProps) {
  const { words, lines, rows, id = plainLinesId, hasSizes = () => true } = props;
  const { pasted } = words;
  const plainLines = [
    ...lines.map((line) => fromPostedLine(line, hasSizes)),
    ...rows.map((row) => fromReadRow(row, pasted.ownWords)),
  ];
  if (plainLines.length === 0) {
    return null;
  }
  return (
    <fieldset id={id} className="request-lines">
      <legend>{words.heading}</legend>
      <ol>
        {plainLines.map(({ written, unknown, sizes, quantity, choices, chosen }, index) => (
          <li key={index} className="request-line">
            <div className="request-plain">
              {written !== "" && (
                <p>
                  <bdi>{written}</bdi>
                </p>
              )}
              {unknown.length > 0 && <p>{pasted.unknown(unknown)}</p>}
              {[...choices, [pasted.leaveOut, ""] as const].map(([label, value], choiceIndex) => (
                <label key={label}>
                  <input
                    type="radio"
                    form={requestFormId}
                    name={postedFields.line(index)}
                    value={value}
                    defaultChecked={choiceIndex === chosen}
                  />{" "}
                  <bdi>{label}</bdi>
                </label>
              ))}
            </div>
            <label>
              {words.quantity}
              <Input
                form={requestFormId}
                name={postedFields.quantity(index)}
                defaultValue={quantity}
                inputMode="numeric"
              />
            </label>
            {sizes !== undefined && (
              <label>
                {words.sizes}
                <Input form={requestFormId} name={postedFields.sizes(index)} defaultValue={sizes} />
              </label>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Renders the stored list as fields, for a form whose island failed. */
export function StoredLines({ words }: IslandProps) {
  const lines = parseRequestList(readStored(storageKeys.list));
  return <PlainLines id={storedLinesId} words={words.request} lines={lines} rows={[]} />;
}
