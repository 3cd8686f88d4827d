import { useEffect, useRef, useState } from "react";
import { availabilityStates } from "#domain/catalogue/product.ts";
import { gridFields } from "#domain/office/catalogue-messages.ts";
import type { GridField } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { gridViews } from "#office/app/screens/catalogue/filter-rows.ts";
import type { GridSearch, GridView } from "#office/app/screens/catalogue/filter-rows.ts";
import { useGrid } from "#office/app/screens/catalogue/grid-context.ts";
import { Button } from "#ui/button/button.tsx";

/** Milliseconds after the last key before the list is searched. */
const typingPause = 200;

interface GridFiltersProps {
  readonly categories: readonly string[];
  readonly search: { readonly q: string; readonly category: string; readonly view: GridView };
  readonly columns: readonly GridField[];
  readonly onFilter: (change: GridSearch) => void;
  readonly onColumn: (field: GridField) => void;
}

/** Search, filters, and the choice of columns. */
export function GridFilters(props: GridFiltersProps) {
  const words = useWords("catalogue");
  const { cells, labels } = useGrid();
  const { categories, search, columns, onFilter } = props;
  const [typed, setTyped] = useState(search.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onFilter({ q: text || undefined }), typingPause);
  };
  return (
    <div className="list-filters" role="search">
      <label className="list-search">
        <span>{words.search}</span>
        <input
          type="search"
          className="control control-small"
          dir="auto"
          placeholder={words.searchHint}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <label>
        <span>{words.category}</span>
        <select
          className="control control-small"
          value={search.category}
          onChange={({ target }) => onFilter({ category: target.value || undefined })}
        >
          <option value="">{words.allCategories}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.view}</span>
        <select
          className="control control-small"
          value={search.view}
          onChange={({ target }) =>
            onFilter({ view: gridViews.find((name) => name === target.value) })
          }
        >
          {gridViews.map((name) => (
            <option key={name} value={name}>
              {words.views[name]}
            </option>
          ))}
        </select>
      </label>
      <details className="catalogue-menu">
        <summary>{words.columns}</summary>
        <div>
          {gridFields.map((field) => (
            <label key={field} className="check">
              <input
                type="checkbox"
                checked={columns.includes(field)}
                onChange={() => props.onColumn(field)}
              />
              <span>{labels[field]}</span>
            </label>
          ))}
        </div>
      </details>
      <details className="catalogue-menu">
        <summary>{words.keysTitle}</summary>
        <dl>
          {words.keys.map(([key, effect]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button size="sm" variant="outline" disabled={!cells.canUndo} onClick={() => cells.undo()}>
        {words.undo}
      </Button>
    </div>
  );
}

/** Sets one value for every selected product. */
export function SelectionBar({ onClear }: { readonly onClear: () => void }) {
  const words = useWords("catalogue");
  const { cells, labels, selected } = useGrid();
  const [field, setField] = useState<GridField>("availability");
  const [value, setValue] = useState("in-stock");
  if (selected.size === 0) {
    return null;
  }
  const setAll = (name: GridField, text: string) =>
    cells.edit([...selected].map((slug) => ({ slug, field: name, text })));
  return (
    <form
      className="catalogue-selection"
      onSubmit={(event) => {
        event.preventDefault();
        setAll(field, value.trim());
      }}
    >
      <b role="status">{words.selected(selected.size)}</b>
      <label>
        <span>{words.setColumn}</span>{" "}
        <select
          className="control control-small"
          value={field}
          onChange={({ target }) => {
            const name = gridFields.find((candidate) => candidate === target.value) ?? field;
            setField(name);
            setValue(name === "availability" ? "in-stock" : "");
          }}
        >
          {gridFields.map((name) => (
            <option key={name} value={name}>
              {labels[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.setTo}</span>{" "}
        {field === "availability" ? (
          <select
            className="control control-small"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          >
            {availabilityStates.map((state) => (
              <option key={state} value={state}>
                {words.availability[state]}
              </option>
            ))}
          </select>
        ) : (
          <input
            className="control control-small catalogue-value"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </label>
      <Button size="sm" type="submit">
        {words.set}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAll("availability", "out")}>
        {words.soldOut}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </form>
  );
}
