import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { freeId } from "#domain/quotation/copy-quotation.ts";
import { toggleOffered } from "#domain/quotation/offer-product.ts";
import { pastePrices } from "#domain/quotation/price-rows.ts";
import { questionsAbout } from "#domain/quotation/price-questions.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { usualPriceIn } from "#domain/office/usual-price.ts";
import type { QuotationView } from "#domain/office/quotation-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { Conflicts } from "#office/app/screens/quotation/conflicts.tsx";
import { Details } from "#office/app/screens/quotation/details.tsx";
import { focusField, GridContext } from "#office/app/screens/quotation/grid-context.ts";
import type { Grid } from "#office/app/screens/quotation/grid-context.ts";
import { firstCell, moveFrom } from "#office/app/screens/quotation/grid-moves.ts";
import type { Cell, GridMove } from "#office/app/screens/quotation/grid-moves.ts";
import { History } from "#office/app/screens/quotation/quotation-history.tsx";
import { QuotationGrid } from "#office/app/screens/quotation/quotation-grid.tsx";
import { SendDialog } from "#office/app/screens/quotation/send-dialog.tsx";
import { sendingProblems } from "#office/app/screens/quotation/sending-problems.ts";
import { SentBar } from "#office/app/screens/quotation/sent-bar.tsx";
import { Tools } from "#office/app/screens/quotation/tools.tsx";
import { TotalsBar } from "#office/app/screens/quotation/totals-bar.tsx";
import { useDraft } from "#office/app/screens/quotation/use-draft.ts";
import { Badge } from "#ui/badge/badge.tsx";

const skipKey = "quotation:skip-priced";

interface EditorProps {
  readonly initial: QuotationView;
  /** Choice between several quotations. */
  readonly children: ReactNode;
}

/** A quotation as a grid to type into, its totals and its sending. */
export function QuotationEditor({ initial, children }: EditorProps) {
  const words = useWords("quotation");
  const draft = useDraft(initial);
  const { view, content } = draft;
  const { lines } = content;
  const [isRevising, setRevising] = useState(false);
  const [isSending, setSending] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [searched, setSearched] = useState<string>();
  const [skipsPriced, setSkipsPriced] = useState(localStorage.getItem(skipKey) !== "no");
  const [notice, setNotice] = useState("");
  const pendingFocus = useRef<string>(undefined);

  const isChanged =
    view.sentContent !== null && JSON.stringify(view.sentContent) !== JSON.stringify(content);
  const isLocked = view.state === "accepted" || (view.revision > 0 && !isRevising && !isChanged);

  const problems = sendingProblems(content, draft.draft.unread);
  const questions = questionsAbout(content, (line) => usualPriceIn(line, view));

  // A cell that a command has just made can be focused after it is drawn.
  useEffect(() => {
    if (pendingFocus.current !== undefined) {
      focusField(pendingFocus.current);
      pendingFocus.current = undefined;
    }
  });

  const isOpen = !isLocked;
  const opened = useRef(false);
  useEffect(() => {
    const cell = isOpen && !opened.current ? firstCell(lines) : undefined;
    if (cell !== undefined) {
      opened.current = true;
      focusField(`lines.${cell.line}.${cell.field}`);
    }
  }, [isOpen, lines]);

  const openSending = async () => {
    const [problem] = problems;
    setShowsProblems(true);
    if (problem !== undefined) {
      setNotice("");
      focusField(problem.field);
    } else if (await draft.flush()) {
      setSending(true);
    }
  };

  const move = (cell: Cell, direction: GridMove) => {
    const target = moveFrom(draft.current().lines, cell, direction, { skipsPriced });
    if (target === "send") {
      document.querySelector<HTMLElement>("#quotation-send")?.focus();
    } else if (target !== undefined) {
      pendingFocus.current = `lines.${target.line}.${target.field}`;
      focusField(pendingFocus.current);
    }
  };

  const paste = (line: string, column: string) => {
    const { edits, refused } = pastePrices(lines, line, column);
    if (edits.length > 0) {
      draft.edit(edits);
    }
    const unreadable = refused.filter(({ problem }) => problem === "malformed").length;
    const surplus = refused.length - unreadable;
    const parts = [
      words.paste.done(edits.length),
      ...(unreadable > 0 ? [words.paste.refused(unreadable)] : []),
      ...(surplus > 0 ? [words.paste.tooMany(surplus)] : []),
    ];
    setNotice(parts.join(" · "));
  };

  const grid: Grid = {
    draft,
    view,
    lines,
    language: content.language,
    isLocked,
    problems: fieldTexts(words, showsProblems ? problems : [], questions, draft.saveState),
    searched,
    search: setSearched,
    move,
    paste,
    toggleOffered(line) {
      draft.edit([{ path: `lines.${line.id}.kind`, value: toggleOffered(line) }]);
      move({ line: line.id, field: "unitPrice" }, "forward");
    },
    send: () => void openSending(),
  };

  const addLine = (kind: QuotationLine["kind"]) => {
    const id = freeId(new Set(lines.map((line) => line.id)));
    const text = kind === "delivery" ? words.deliveryText : "";
    const after = lines.at(-1)?.id;
    draft.edit([
      { path: `lines.${id}`, value: { id, kind, text }, ...(after !== undefined && { after }) },
    ]);
    pendingFocus.current = `lines.${id}.${kind === "delivery" ? "unitPrice" : "text"}`;
  };

  return (
    <GridContext value={grid}>
      <header className="quotation-head">
        <h2 id="quotation">
          {words.title} <bdi>{view.number}</bdi>
        </h2>
        <Badge tone="outline">
          {isLocked || view.revision === 0
            ? words.states[view.state]
            : words.nextRevision(view.revision + 1)}
        </Badge>
        <span className="quotation-choice">{children}</span>
      </header>
      {view.revision > 0 && (
        <SentBar isLocked={isLocked} onRevise={() => setRevising(true)} onDone={setNotice} />
      )}
      <Conflicts />
      {!isLocked && (
        <Tools
          skipsPriced={skipsPriced}
          onSkipPriced={(skips) => {
            localStorage.setItem(skipKey, skips ? "yes" : "no");
            setSkipsPriced(skips);
          }}
          onAdd={addLine}
          onDone={setNotice}
        />
      )}
      <p className="quotation-notice" role="status">
        {notice}
      </p>
      <QuotationGrid remarks={latestRemarks(view)} />
      <TotalsBar problems={showsProblems ? problems.length : 0} />
      <Details />
      <History />
      {isSending && (
        <SendDialog
          questions={questions}
          onClose={(text) => {
            setSending(false);
            setNotice(text);
          }}
          onSent={() => {
            setSending(false);
            setRevising(false);
            setShowsProblems(false);
            setNotice("");
          }}
        />
      )}
    </GridContext>
  );
}

/** Texts beside the fields: what the server refused, what is missing, and prices to look at. */
function fieldTexts(
  { problems: texts }: { readonly problems: Readonly<Record<string, string>> },
  problems: ReturnType<typeof sendingProblems>,
  questions: ReturnType<typeof questionsAbout>,
  saveState: Grid["draft"]["saveState"],
): Readonly<Record<string, string>> {
  const refused = saveState.kind === "refused" ? (saveState.error.problem.fields ?? []) : [];
  const unlikely = questions.map(({ line, kind }) => ({
    field: `lines.${line}.unitPrice`,
    problem: kind,
  }));
  const entries = [...unlikely, ...problems, ...refused];
  return Object.fromEntries(
    entries.map(({ field, problem }) => [field, texts[problem] ?? texts["malformed"] ?? ""]),
  );
}

/** Returns the remarks of the buyer's latest request for a change, by line. */
function latestRemarks({ decisions, revision }: QuotationView): Readonly<Record<string, string>> {
  const requests = decisions.filter(
    ({ action, undoneAt, revision: decided }) =>
      action === "request-change" && undoneAt === null && decided === revision,
  );
  return requests.at(-1)?.lineWords ?? {};
}
