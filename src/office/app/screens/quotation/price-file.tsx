import { useRef, useState } from "react";
import type { PriceReportMessage } from "#domain/office/quotation-messages.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import { ApiError } from "#office/app/api.ts";
import { useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { readPriceFile } from "#office/app/screens/quotation/quotation-calls.ts";
import { useProblemText } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

type Choice = PriceReportMessage["choices"][number];

/** Applies a file of prices; a code of two products asks. */
export function PriceFile({ onDone }: { readonly onDone: (text: string) => void }) {
  const { priceFile: label, file: words } = useWords("quotation");
  const { draft, view, lines } = useGrid();
  const describeError = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [choice] = choices;

  const apply = async (file: File) => {
    await draft.flush();
    try {
      const report = await readPriceFile(view.id, file);
      if (report.edits.length > 0) {
        draft.edit(report.edits);
      }
      setChoices(report.choices);
      onDone(summary(report));
    } catch (error) {
      const isNoTable = error instanceof ApiError && error.problem.code === "invalid";
      onDone(isNoTable ? words.noTable : describeError(error));
    }
  };

  const summary = ({ edits, unused, refused, choices: doubtful }: PriceReportMessage) =>
    [
      ...(edits.length > 0 || doubtful.length === 0
        ? [words.applied(edits.filter(({ path }) => path.endsWith(".unitPrice")).length)]
        : []),
      ...(unused > 0 ? [words.unused(unused)] : []),
      ...(refused.length > 0 ? [words.refused(refused.map(({ row }) => row).join(", "))] : []),
    ].join(" · ");

  const decide = ({ unitPrice }: Choice, slug: string | undefined) => {
    const edits = lines
      .filter(({ product, kind }) => product === slug && kind !== "not-offered")
      .flatMap(({ id }) => [
        { path: `lines.${id}.unitPrice`, value: unitPrice },
        { path: `lines.${id}.priceSource`, value: "file" },
      ]);
    if (slug !== undefined && edits.length > 0) {
      draft.edit(edits);
    }
    setChoices(choices.slice(1));
  };

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        title={words.note}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={words.choose}
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            void apply(file);
          }
          target.value = "";
        }}
      />
      {choice !== undefined && (
        <Modal title={words.ask(choice.name)} onClose={() => setChoices([])}>
          <p>{words.askNote(formatRiyals(choice.unitPrice))}</p>
          <div className="modal-choices price-choices">
            {choice.products.map(({ slug, name }) => (
              <Button key={slug} variant="outline" size="sm" onClick={() => decide(choice, slug)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
            <Button variant="ghost" size="sm" onClick={() => decide(choice, undefined)}>
              {words.skip}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
