import type { CellConflict, GridRow } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { translateRule } from "#words/office/translate-rule.ts";
import { textOf } from "#office/app/screens/catalogue/cells.ts";
import type { CellPlace } from "#office/app/screens/catalogue/cells.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";
import { Button } from "#ui/button/button.tsx";

/** Returns a function that translates a reason into the language of the person. */
export function useReason(): (problem: string) => string {
  const { reasons } = useWords("catalogue");
  const product = useWords("product");
  const texts: Readonly<Record<string, string>> = reasons;
  return (problem) =>
    (Object.hasOwn(texts, problem) ? texts[problem] : undefined) ?? translateRule(problem, product);
}

interface NoteProps {
  readonly cells: CellControl;
  readonly rows: readonly Pick<GridRow, "slug" | "name">[];
  readonly labels: Readonly<Record<string, string>>;
}

/** Cells that were not saved or not published, with the words of the rule. */
export function CellProblems({
  cells,
  rows,
  labels,
  onGo,
}: NoteProps & { readonly onGo: (place: CellPlace) => void }) {
  const words = useWords("catalogue");
  const reason = useReason();
  const { state, local } = cells;
  const drafts = (state?.drafts ?? []).filter(({ refusal }) => refusal !== null);
  const problems = [
    ...[...local.unread.values()].map(({ slug, field, problem, text }) => ({
      slug,
      field,
      problem: problem ?? "",
      text,
    })),
    ...drafts.map(({ slug, field, refusal, value }) => ({
      slug,
      field,
      problem: refusal ?? "",
      text: textOf(value),
    })),
  ];
  const nameOf = (slug: string) => rows.find((row) => row.slug === slug)?.name ?? slug;
  const general = state?.last?.kind === "refused" ? state.last.general : [];
  return problems.length + general.length === 0 ? null : (
    <section className="catalogue-problems" role="alert" aria-labelledby="catalogue-problems">
      <h2 id="catalogue-problems">{words.problems}</h2>
      <ul>
        {problems.slice(0, longestList).map(({ slug, field, problem, text }) => (
          <li key={`${slug}/${field}`}>
            <b>{words.place(nameOf(slug), labels[field] ?? field)}:</b>{" "}
            <span dir="auto">{reason(problem)}</span> <span>({words.typed(text)})</span>{" "}
            <button type="button" onClick={() => onGo({ slug, field })}>
              {words.goTo}
            </button>
          </li>
        ))}
        {general.map((problem) => (
          <li key={problem} dir="auto">
            {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Problems that are listed at once. */
const longestList = 8;

/** Cells that somebody else changed meanwhile, each with both values. */
export function CellConflicts({ cells, rows, labels }: NoteProps) {
  const words = useWords("catalogue");
  const { conflicts } = cells.local;
  const describe = (conflict: CellConflict) => {
    const name = rows.find(({ slug }) => slug === conflict.slug)?.name ?? conflict.slug;
    return <b>{words.place(name, labels[conflict.field] ?? conflict.field)}</b>;
  };
  return conflicts.length === 0 ? null : (
    <section className="catalogue-problems" role="alert" aria-labelledby="catalogue-conflicts">
      <h2 id="catalogue-conflicts">{words.conflicts}</h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.slug}/${conflict.field}`} className="catalogue-conflict">
            {describe(conflict)}
            <span>
              {words.own}: <bdi>{conflict.text || words.empty}</bdi>
            </span>
            <Button size="sm" onClick={() => cells.decide(conflict, "own")}>
              {words.keepOwn}
            </Button>
            <span>
              <bdi>{conflict.person ?? words.outsideName}</bdi>:{" "}
              <bdi>
                {textOf(conflict.person === null ? conflict.file : conflict.stored) || words.empty}
              </bdi>
            </span>
            <Button size="sm" variant="outline" onClick={() => cells.decide(conflict, "stored")}>
              {words.takeStored}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
