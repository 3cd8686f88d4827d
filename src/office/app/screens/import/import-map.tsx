import { useState } from "react";
import type { ImportColumn, ImportLayout, SheetHeading } from "#domain/office/import-messages.ts";
import { useWords } from "#office/app/language.tsx";

interface ImportMapProps {
  readonly headings: readonly SheetHeading[];
  readonly columns: readonly ImportColumn[];
  readonly layout: ImportLayout;
  readonly onChange: (layout: ImportLayout) => void;
}

/** Maps each heading of the list to a column, and sets values for all new products. */
export function ImportMap({ headings, columns, layout, onChange }: ImportMapProps) {
  const words = useWords("import");
  const used = Object.values(layout.columns);
  return (
    <>
      <div className="table-scroll">
        <table className="import-map" aria-label={words.map}>
          <thead>
            <tr>
              <th scope="col">{words.heading}</th>
              <th scope="col">{words.samples}</th>
              <th scope="col">{words.means}</th>
            </tr>
          </thead>
          <tbody>
            {headings.map(({ key, letter, samples }) => {
              const column = layout.columns[key] ?? "";
              const isTwice = column !== "" && used.filter((id) => id === column).length > 1;
              return (
                <tr key={key}>
                  <th scope="row">
                    <bdi>{key}</bdi> <small>{letter}</small>
                  </th>
                  <td className="import-samples">
                    <bdi>{samples.join(" · ")}</bdi>
                  </td>
                  <td>
                    <select
                      className="control control-small"
                      aria-label={words.meaningOf(key)}
                      aria-invalid={isTwice || undefined}
                      value={column}
                      onChange={({ target }) =>
                        onChange({
                          ...layout,
                          columns: { ...layout.columns, [key]: target.value || null },
                        })
                      }
                    >
                      <option value="">{words.leaveOut}</option>
                      {columns.map(({ id, label }) => (
                        <option key={id} value={id}>
                          {label}
                        </option>
                      ))}
                    </select>
                    {isTwice && <small className="import-twice">{words.twice}</small>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Defaults columns={columns} layout={layout} onChange={onChange} />
    </>
  );
}

/** Columns for which every list may need one value for all new products. */
const usualDefaults: readonly string[] = ["category", "subcategory", "unit", "brand"];

function Defaults({ columns, layout, onChange }: Omit<ImportMapProps, "headings">) {
  const words = useWords("import");
  const [added, setAdded] = useState<readonly string[]>([]);
  const mapped = new Set(Object.values(layout.columns));
  const offered = columns.filter(({ hasDefault }) => hasDefault);
  const isShown = ({ id }: ImportColumn) =>
    Object.hasOwn(layout.defaults, id) ||
    added.includes(id) ||
    (usualDefaults.includes(id) && !mapped.has(id));
  const visible = offered.filter(isShown);
  const set = (id: string, text: string) =>
    onChange({ ...layout, defaults: { ...layout.defaults, [id]: text } });
  return (
    <fieldset className="import-defaults">
      <legend>{words.defaults}</legend>
      {visible.map(({ id, label, choices }) => (
        <label key={id} className="field">
          <span>{label}</span>
          {choices === null ? (
            <input
              className="control control-small"
              dir="auto"
              value={layout.defaults[id] ?? ""}
              onChange={({ target }) => set(id, target.value)}
            />
          ) : (
            <select
              className="control control-small"
              value={layout.defaults[id] ?? ""}
              onChange={({ target }) => set(id, target.value)}
            >
              <option value="">{words.none}</option>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
      <label className="field">
        <span>{words.anotherDefault}</span>
        <select
          className="control control-small"
          value=""
          onChange={({ target }) => setAdded([...added, target.value])}
        >
          <option value="">{words.none}</option>
          {offered
            .filter((column) => !isShown(column))
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  );
}
