import type {
  ImportCause,
  ImportColumn,
  ImportLayout,
  ImportPreview,
} from "#domain/office/import-messages.ts";
import { useWords } from "#office/app/language.tsx";

interface ImportCausesProps {
  readonly preview: ImportPreview;
  readonly columns: readonly ImportColumn[];
  readonly layout: ImportLayout;
  readonly replaces: readonly string[];
  readonly onlyKnown: boolean;
  readonly onLayout: (layout: ImportLayout) => void;
  readonly onReplaces: (columns: readonly string[]) => void;
  readonly onOnlyKnown: (isOn: boolean) => void;
}

/** One message for each cause, with its rows, and the ways to mend it for all of them. */
export function ImportCauses(props: ImportCausesProps) {
  const words = useWords("import");
  const { preview, columns, replaces, onlyKnown, onReplaces, onOnlyKnown } = props;
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const notes = [
    ...Object.entries(preview.holes).map(([hole, count]) => words.hole(hole, count)),
    ...(preview.counts.bare > 0
      ? [words.bare(preview.counts.bare, preview.bareRows.join(", "))]
      : []),
    ...(preview.rounded > 0 ? [words.rounded(preview.rounded)] : []),
  ];
  const switches = [...new Set([...preview.kept.map(({ column }) => column), ...replaces])];
  return (
    <>
      {preview.causes.length + preview.general.length > 0 && (
        <div className="import-causes" role="alert">
          <h3>{words.causesTitle(preview.counts.wrong)}</h3>
          <ul>
            {preview.causes.map((cause) => (
              <li key={`${cause.kind}/${cause.header ?? ""}/${cause.message}`}>
                <CauseText cause={cause} labelOf={labelOf} />
                <Meanings {...props} cause={cause} />
              </li>
            ))}
            {preview.general.map((problem) => (
              <li key={problem} dir="auto">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview.counts.unknown > 0 && (
        <label className="check import-kept">
          <input
            type="checkbox"
            checked={onlyKnown}
            onChange={({ target }) => onOnlyKnown(target.checked)}
          />
          <span>{words.onlyKnown(preview.counts.unknown)}</span>
        </label>
      )}
      {switches.map((column) => {
        const text = preview.kept.find((entry) => entry.column === column);
        return (
          <label key={column} className="check import-kept">
            <input
              type="checkbox"
              checked={replaces.includes(column)}
              onChange={({ target }) =>
                onReplaces(
                  target.checked ? [...replaces, column] : replaces.filter((id) => id !== column),
                )
              }
            />
            <span>
              {words.replaceTexts(labelOf(column))}
              {text !== undefined && (
                <small>
                  {words.keptTexts(text.count)} <bdi>{text.example.old.slice(0, 80)}</bdi> →{" "}
                  <bdi>{text.example.new.slice(0, 80)}</bdi>
                </small>
              )}
            </span>
          </label>
        );
      })}
      {notes.length > 0 && (
        <ul className="import-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function CauseText({
  cause,
  labelOf,
}: {
  readonly cause: ImportCause;
  readonly labelOf: (id: string) => string;
}) {
  const words = useWords("import");
  const texts: Readonly<Record<string, string>> = words.causes;
  const { kind, column, header, rows, products, examples, message } = cause;
  const text = texts[kind];
  return (
    <p>
      <b>
        {words.rows(rows)}, <bdi>{column === null ? header : labelOf(column)}</bdi>:
      </b>{" "}
      <span dir="auto">{text ?? message}</span>{" "}
      <small>
        {examples.length > 0 && (
          <>
            {words.examples} <bdi>{examples.slice(0, 3).join(" · ")}</bdi>.{" "}
          </>
        )}
        {products.map(({ row, code, name }) => (
          <span key={row} className="import-row">
            {words.onRow(row)}: <bdi>{code}</bdi> <bdi>{name}</bdi>
          </span>
        ))}
        {rows > products.length && words.further(rows - products.length)}
      </small>
    </p>
  );
}

/** Lets a person say what the maker's words mean, for a column of choices. */
function Meanings({
  cause,
  columns,
  layout,
  onLayout,
}: ImportCausesProps & { cause: ImportCause }) {
  const words = useWords("import");
  const { kind, column, examples } = cause;
  const choices = columns.find(({ id }) => id === column)?.choices ?? null;
  if (kind !== "unknown-word" || column === null || choices === null) {
    return null;
  }
  return (
    <div className="import-meanings">
      {examples.map((word) => (
        <label key={word}>
          <bdi>{word}</bdi>
          <select
            className="control control-small"
            aria-label={words.meaningOf(word)}
            value=""
            onChange={({ target }) =>
              onLayout({
                ...layout,
                values: {
                  ...layout.values,
                  [column]: { ...layout.values[column], [word]: target.value },
                },
              })
            }
          >
            <option value="">{words.meansWhat}</option>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
