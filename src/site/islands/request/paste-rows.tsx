import { useRef, useState, type DragEvent } from "react";
import { addressesIn } from "#addresses";
import type { Language } from "#domain/language.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { longestRow } from "#reading/rows/row-bounds.ts";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";
import { saveInTab } from "#site/islands/request/rows-draft.ts";
import { maxMegabytes, readFile } from "#site/islands/request/read-file.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, Textarea } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";

/** Milliseconds until parsing rows fails. */
const timeout = 20_000;

/** Parses rows on the server with the catalogue's knowledge; throws on failure. */
export async function fetchParsedRows(language: Language, rows: string): Promise<RowsReading> {
  const answer = await fetch(addressesIn(language).request, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ rows, columns: readStored(storageKeys.columns) ?? "" }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) {
    throw new Error(`The rows were answered with ${answer.status}`);
  }
  const reading: RowsReading = await answer.json();
  return reading;
}

const rowsId = "request-rows";

interface PasteRowsProps {
  readonly language: Language;
  readonly words: RequestWords;
  /** The initial rows. */
  readonly written: string;
  /** True after hydration: scripts parse the rows in place instead of posting them. */
  readonly isHydrated: boolean;
  readonly onRead: (reading: RowsReading) => void;
  readonly showStatus: (text: string) => void;
  readonly showWarning: (text: string) => void;
}

/** Renders the field for typed or pasted rows and the file picker. */
export function PasteRows(props: PasteRowsProps) {
  const { language, words, written, isHydrated, onRead, showStatus, showWarning } = props;
  const { pasted } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reading, setReading] = useState(false);

  async function read(rows: string): Promise<void> {
    if (rows.trim() === "" || reading) {
      return;
    }
    setReading(true);
    showStatus(pasted.reading);
    try {
      const answer = await fetchParsedRows(language, rows);
      showWarning(describeUnreadRows(words, answer));
      onRead(answer);
    } catch (error) {
      console.error(error);
      showWarning(pasted.failed);
    } finally {
      setReading(false);
    }
  }

  /** Adds the rows of a file to the field, so that none is lost if parsing fails. */
  async function openFile(file: File | undefined): Promise<void> {
    const { current } = field;
    if (!file || !current) {
      return;
    }
    const content = await readFile(file);
    if (content.kind === "rows") {
      current.value = [current.value, content.text]
        .filter((text) => text.trim() !== "")
        .join("\n\n");
      saveInTab("rows", current.value);
      await read(current.value);
    } else {
      const reasons = {
        "too-large": pasted.fileTooLarge(maxMegabytes),
        "old-workbook": pasted.oldWorkbook,
        "no-table": pasted.noTable,
      };
      showWarning(reasons[content.kind]);
    }
  }

  function handleDrop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (file) {
      event.preventDefault();
      void openFile(file);
    }
  }

  return (
    <div
      className="request-paste"
      onDrop={handleDrop}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) {
          event.preventDefault();
        }
      }}
    >
      <Field id={rowsId} label={isHydrated ? words.own : words.rows}>
        <p id={`${rowsId}-hint`}>
          {words.rowsHint} {pasted.privacy}
        </p>
        <Textarea
          ref={field}
          id={rowsId}
          name="rows"
          rows={3}
          placeholder={words.ownExample}
          aria-describedby={`${rowsId}-hint`}
          defaultValue={written}
          onPaste={(event) => {
            // A single pasted line may be part of a sentence; several are rows.
            if (/[\n\t]/.test(event.clipboardData.getData("text/plain").trim())) {
              setTimeout(() => void read(field.current?.value ?? ""), 0);
            }
          }}
        />
      </Field>
      <p className="request-tools">
        <Button
          variant="outline"
          size="sm"
          type={isHydrated ? "button" : "submit"}
          formAction={isHydrated ? undefined : addressesIn(language).request}
          formNoValidate={!isHydrated}
          disabled={reading}
          onClick={isHydrated ? () => void read(field.current?.value ?? "") : undefined}
        >
          {pasted.read}
        </Button>
        {isHydrated && (
          <label className="request-file button button-outline button-size-sm">
            {pasted.openFile}
            <input
              type="file"
              accept=".xlsx,.csv,.tsv,.txt"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = "";
                void openFile(file);
              }}
            />
          </label>
        )}
      </p>
    </div>
  );
}

/** Finds the field for rows in a form. */
export function findRowsField(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem("rows");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Explains which rows were not parsed; empty if all were. */
export function describeUnreadRows(
  { pasted }: RequestWords,
  { tooMany, tooLong }: RowsReading,
): string {
  return [
    tooMany > 0 && pasted.tooMany(tooMany),
    tooLong > 0 && pasted.tooLong(tooLong, longestRow),
  ]
    .filter(Boolean)
    .join(" ");
}
