import { useState } from "react";
import { documentKinds } from "#domain/office/product-media.ts";
import type { ListedDocument } from "#domain/office/product-media.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { cellId } from "#office/app/screens/catalogue/grid-context.ts";
import type { CellRow } from "#office/app/screens/catalogue/cells.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";
import { FileChooser } from "#office/app/screens/product/file-chooser.tsx";
import { fileAddress, useDocuments, useUpload } from "#office/app/screens/product/product-files.ts";
import type { DraftCheck } from "#office/app/screens/product/use-draft-check.ts";
import { Button } from "#ui/button/button.tsx";

interface SectionProps {
  readonly form: CellRow;
  readonly cells: CellControl;
  readonly check: DraftCheck;
}

/** Certificates and sheets of a product as PDF; buyers read those that are public and valid. */
export function DocumentSection({ form, cells, check }: SectionProps) {
  const words = useWords("product").media;
  const reason = useReason();
  const { slug } = form;
  const { entries, change } = useDocuments(form, cells);
  const upload = useUpload(slug, "document", (file) =>
    change((list) =>
      list.some((entry) => entry.file === file)
        ? list
        : [...list, { file, kind: "certificate", public: false }],
    ),
  );
  const problem =
    cells.read(form, "documents").problem ??
    check.problems.find((entry) => entry.field === "documents")?.problem;
  return (
    <section
      id={cellId(slug, "documents")}
      tabIndex={-1}
      aria-labelledby="part-documents"
      className="product-files"
    >
      <h2 id="part-documents">{words.documents}</h2>
      {problem !== undefined && <p className="problem-note">{reason(problem)}</p>}
      {entries.length === 0 && <p>{words.noDocuments}</p>}
      <ol className="document-list">
        {entries.map((document) => (
          <li key={document.file}>
            <DocumentItem
              slug={slug}
              document={document}
              onChange={(replacement) =>
                change((list) =>
                  list.flatMap((entry) =>
                    entry.file === document.file ? (replacement ?? []) : entry,
                  ),
                )
              }
            />
          </li>
        ))}
      </ol>
      <FileChooser
        upload={upload}
        label={words.addDocuments}
        hint={words.documentHint}
        accept="application/pdf"
      />
    </section>
  );
}

interface ItemProps {
  readonly slug: string;
  readonly document: ListedDocument;
  /** Undefined removes it. */
  readonly onChange: (next: ListedDocument | undefined) => void;
}

function DocumentItem({ slug, document, onChange }: ItemProps) {
  const words = useWords("product").media;
  const { file, kind, validUntil } = document;
  const today = new Date().toISOString().slice(0, 10);
  const isExpired = validUntil !== undefined && validUntil !== "" && validUntil < today;
  return (
    <fieldset className="document-item" data-expired={isExpired ? "" : undefined}>
      <legend>
        <a href={fileAddress(slug, file)} target="_blank" rel="noreferrer">
          <bdi>{file}</bdi>
        </a>{" "}
        {isExpired && <strong>{words.expired}</strong>}
      </legend>
      <label>
        <span>{words.kind}</span>
        <select
          className="control control-small"
          value={kind}
          onChange={({ target }) =>
            onChange({
              ...document,
              kind: documentKinds.find((name) => name === target.value) ?? kind,
            })
          }
        >
          {documentKinds.map((name) => (
            <option key={name} value={name}>
              {words.kinds[name]}
            </option>
          ))}
        </select>
      </label>
      {(["number", "issuer", "issued", "validUntil"] as const).map((key) => (
        <DocumentFact
          key={key}
          label={words.facts[key]}
          text={document[key] ?? ""}
          isDay={key === "issued" || key === "validUntil"}
          onSave={(text) => onChange({ ...document, [key]: text })}
        />
      ))}
      <label className="document-public">
        <input
          type="checkbox"
          checked={document.public}
          onChange={({ target }) => onChange({ ...document, public: target.checked })}
        />
        <span>{words.shown}</span>
      </label>
      <Button size="sm" variant="outline" onClick={() => onChange(undefined)}>
        {words.remove}
      </Button>
    </fieldset>
  );
}

interface FactProps {
  readonly label: string;
  readonly text: string;
  readonly isDay: boolean;
  readonly onSave: (text: string) => void;
}

function DocumentFact({ label, text, isDay, onSave }: FactProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span>{label}</span>
      <input
        className="control control-small"
        type={isDay ? "date" : "text"}
        dir={isDay ? "ltr" : "auto"}
        autoComplete="off"
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && typed.trim() !== text) {
            onSave(typed.trim());
          }
          setTyped(undefined);
        }}
      />
    </label>
  );
}
