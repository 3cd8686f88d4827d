import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadImport } from "#domain/office/import-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { EarlierImports } from "#office/app/screens/import/earlier-imports.tsx";
import { readSheet } from "#office/app/screens/import/import-calls.ts";
import { ImportWork } from "#office/app/screens/import/import-work.tsx";
import { SheetProblem } from "#office/app/screens/import/sheet-problem.tsx";
import { Button } from "#ui/button/button.tsx";

/** Imports a maker's price list: its columns are mapped, its changes shown, and applied as drafts. */
export function ImportScreen() {
  const words = useWords("import");
  const [sheet, setSheet] = useState<ReadImport>();
  return (
    <div className="screen import-screen">
      <h1>{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      {sheet === undefined ? (
        <>
          <SheetChoice onRead={setSheet} />
          <EarlierImports />
        </>
      ) : (
        <ImportWork key={sheet.id} sheet={sheet} onClose={() => setSheet(undefined)} />
      )}
    </div>
  );
}

/** Takes a file or pasted cells. */
function SheetChoice({ onRead }: { readonly onRead: (sheet: ReadImport) => void }) {
  const words = useWords("import");
  const [pasted, setPasted] = useState("");
  const read = useMutation({ mutationFn: readSheet, onSuccess: onRead });
  return (
    <section className="import-choice" aria-labelledby="import-choice">
      <h2 id="import-choice">{words.choose}</h2>
      <label className="field">
        <span>{words.file}</span>
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
          disabled={read.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) {
              read.mutate({ name: file.name, sheet: file });
            }
            target.value = "";
          }}
        />
        <small>{words.fileHint}</small>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read.mutate({ name: words.pastedName, sheet: new Blob([pasted]) });
        }}
      >
        <label className="field">
          <span>{words.paste}</span>
          <textarea
            className="control import-paste"
            dir="auto"
            rows={4}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </label>
        <Button type="submit" variant="outline" disabled={pasted.trim() === "" || read.isPending}>
          {words.readPasted}
        </Button>
      </form>
      {read.isPending && <p role="status">{words.reading}</p>}
      <SheetProblem error={read.error} />
    </section>
  );
}
