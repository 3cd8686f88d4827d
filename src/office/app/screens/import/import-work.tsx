import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ImportLayout, ReadImport } from "#domain/office/import-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import {
  applyImport,
  columnsQuery,
  makersQuery,
  previewImport,
  undoImport,
} from "#office/app/screens/import/import-calls.ts";
import { ImportCauses } from "#office/app/screens/import/import-causes.tsx";
import { ImportMap } from "#office/app/screens/import/import-map.tsx";
import { PreviewTable } from "#office/app/screens/import/preview-table.tsx";
import { SheetProblem } from "#office/app/screens/import/sheet-problem.tsx";
import { UndoResult } from "#office/app/screens/import/undo-result.tsx";
import { Button } from "#ui/button/button.tsx";

interface ImportWorkProps {
  readonly sheet: ReadImport;
  readonly onClose: () => void;
}

/** The work on one list, from its columns to its drafts. */
export function ImportWork({ sheet, onClose }: ImportWorkProps) {
  const words = useWords("import");
  const { language } = useLanguage();
  const { data: columnData } = useQuery(columnsQuery(language));
  const { data: makerData } = useQuery(makersQuery);
  const [maker, setMaker] = useState(sheet.maker);
  const [layout, setLayout] = useState<ImportLayout>(sheet.layout);
  const [replaces, setReplaces] = useState<readonly string[]>([]);
  const [onlyKnown, setOnlyKnown] = useState(false);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const preview = useMutation({
    mutationFn: previewImport,
    onSuccess: () => setWithout(new Set()),
  });
  const apply = useMutation({ mutationFn: applyImport });
  const undo = useMutation({ mutationFn: undoImport, onSuccess: () => apply.reset() });
  const { id, headerRow, name, rows, headings } = sheet;
  const columns = columnData?.columns ?? [];
  const { data } = preview;
  const show = (
    changes: { layout?: ImportLayout; replaces?: readonly string[]; onlyKnown?: boolean } = {},
  ) => {
    const order = { layout, replaces, onlyKnown, ...changes };
    setLayout(order.layout);
    setReplaces(order.replaces);
    setOnlyKnown(order.onlyKnown);
    undo.reset();
    apply.reset();
    preview.mutate({ id, order: { ...order, maker, headerRow, replaces: [...order.replaces] } });
  };
  const chosen = data?.lines.filter(({ row }) => !without.has(row)) ?? [];
  return (
    <>
      <p className="import-sheet">
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        {words.rowsRead(rows)}{" "}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {words.another}
        </Button>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <label className="field import-maker">
          <span>{words.maker}</span>
          <input
            className="control"
            dir="auto"
            list="import-makers"
            maxLength={80}
            value={maker}
            onChange={({ target }) => setMaker(target.value)}
          />
          <small>{words.makerHint}</small>
        </label>
        <datalist id="import-makers">
          {makerData?.makers.map((listed) => (
            <option key={listed}>{listed}</option>
          ))}
        </datalist>
        {columnData !== undefined && (
          <ImportMap headings={headings} columns={columns} layout={layout} onChange={setLayout} />
        )}
        <Button
          type="submit"
          disabled={columnData === undefined || preview.isPending || apply.isSuccess}
        >
          {words.show}
        </Button>
      </form>
      {preview.isPending && <p role="status">{words.comparing}</p>}
      <SheetProblem error={preview.error} />
      {data !== undefined && (
        <section aria-labelledby="import-preview" className="import-preview">
          <h2 id="import-preview">{words.preview}</h2>
          <p className="import-counts">
            {words.counts(
              data.counts.read,
              data.counts.created,
              data.counts.changed,
              data.counts.same,
              data.counts.wrong,
            )}
          </p>
          <ImportCauses
            preview={data}
            columns={columns}
            layout={layout}
            replaces={replaces}
            onlyKnown={onlyKnown}
            onLayout={(edited) => show({ layout: edited })}
            onReplaces={(ids) => show({ replaces: ids })}
            onOnlyKnown={(isOn) => show({ onlyKnown: isOn })}
          />
          <SheetProblem error={apply.error ?? undo.error} />
          {undo.data && <UndoResult answer={undo.data} />}
          <div className="import-save">
            {apply.data ? (
              <p role="status" className="import-done">
                {words.applied(apply.data.products, apply.data.fields)}{" "}
                <Link to="/changes">{words.toChanges}</Link>{" "}
                <Button
                  size="sm"
                  variant="outline"
                  disabled={undo.isPending}
                  onClick={() => undo.mutate(id)}
                >
                  {words.undo}
                </Button>
              </p>
            ) : (
              <Button
                disabled={chosen.length === 0 || data.general.length > 0 || apply.isPending}
                onClick={() => apply.mutate({ id, without: [...without] })}
              >
                {words.apply(chosen.length)}
              </Button>
            )}
          </div>
          <PreviewTable
            lines={data.lines}
            columns={columns}
            without={without}
            onWithout={setWithout}
          />
        </section>
      )}
    </>
  );
}
