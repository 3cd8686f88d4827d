import { useRef, useState, type DragEvent } from "react";
import { addressesIn } from "#addresses";
import type { Language } from "#domain/language.ts";
import { longestRow, type RowsReading } from "#reading/rows/read-rows.ts";
import { keepInTab } from "#site/islands/request/rows-draft.ts";
import { largestMegabytes, readFile } from "#site/islands/request/read-file.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, Textarea } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";

/** Milliseconds until rows that are not answered count as not read. */
const timeout = 20_000;

/** Has rows read by what the catalogue knows; throws where they are not. */
async function askRows(language: Language, rows: string): Promise<RowsReading> {
  const answer = await fetch(addressesIn(language).request, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ rows }),
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
  /** What stands in the field at first. */
  readonly written: string;
  /** Whether scripts read the rows in place; without them they are posted. */
  readonly alive: boolean;
  readonly onRead: (reading: RowsReading) => void;
  readonly tell: (told: string) => void;
  readonly warn: (told: string) => void;
}

/** Where rows are written, pasted, or brought in a file. */
export function PasteRows(props: PasteRowsProps) {
  const { language, words, written, alive, onRead, tell, warn } = props;
  const { pasted } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reading, setReading] = useState(false);

  async function read(rows: string): Promise<void> {
    if (rows.trim() === "" || reading) {
      return;
    }
    setReading(true);
    tell(pasted.reading);
    try {
      const answer = await askRows(language, rows);
      warn(tellLeft(words, answer));
      onRead(answer);
    } catch (error) {
      console.error(error);
      warn(pasted.failed);
    } finally {
      setReading(false);
    }
  }

  /** The file's rows come into the field, so that none is lost whatever happens to them there. */
  async function open(file: File | undefined): Promise<void> {
    const { current } = field;
    if (!file || !current) {
      return;
    }
    const found = await readFile(file);
    if (found.kind === "rows") {
      current.value = [current.value, found.text].filter((text) => text.trim() !== "").join("\n");
      keepInTab("rows", current.value);
      await read(current.value);
    } else {
      warn(found.kind === "too-large" ? pasted.fileTooLarge(largestMegabytes) : pasted.noTable);
    }
  }

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (file) {
      event.preventDefault();
      void open(file);
    }
  }

  return (
    <div
      className="request-paste"
      onDrop={drop}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) {
          event.preventDefault();
        }
      }}
    >
      <Field id={rowsId} label={alive ? words.own : words.rows}>
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
            // One pasted line may be part of what is being written; several are rows.
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
          type={alive ? "button" : "submit"}
          formAction={alive ? undefined : addressesIn(language).request}
          formNoValidate={!alive}
          disabled={reading}
          onClick={alive ? () => void read(field.current?.value ?? "") : undefined}
        >
          {pasted.read}
        </Button>
        {alive && (
          <label className="request-file button button-outline button-size-sm">
            {pasted.openFile}
            <input
              type="file"
              accept=".xlsx,.csv,.tsv,.txt"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = "";
                void open(file);
              }}
            />
          </label>
        )}
      </p>
    </div>
  );
}

/** The field of a form that rows are written into. */
export function rowsIn(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem("rows");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

/** What is said of rows that were not read. */
export function tellLeft({ pasted }: RequestWords, { tooMany, tooLong }: RowsReading): string {
  return [
    tooMany > 0 && pasted.tooMany(tooMany),
    tooLong > 0 && pasted.tooLong(tooLong, longestRow),
  ]
    .filter(Boolean)
    .join(" ");
}
