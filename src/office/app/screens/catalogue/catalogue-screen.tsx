import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import type { GridField, GridRow } from "#domain/office/catalogue-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { gridQuery, searchQuery } from "#office/app/screens/catalogue/catalogue-calls.ts";
import { CellConflicts, CellProblems } from "#office/app/screens/catalogue/cell-notes.tsx";
import { parseClipboard } from "#office/app/screens/catalogue/cells.ts";
import type { CellPlace } from "#office/app/screens/catalogue/cells.ts";
import { filterRows } from "#office/app/screens/catalogue/filter-rows.ts";
import type { GridSearch, GridSort } from "#office/app/screens/catalogue/filter-rows.ts";
import { useGridColumns } from "#office/app/screens/catalogue/grid-columns.ts";
import { cellId, GridContext } from "#office/app/screens/catalogue/grid-context.ts";
import { GridFilters, SelectionBar } from "#office/app/screens/catalogue/grid-tools.tsx";
import { ProductGrid } from "#office/app/screens/catalogue/product-grid.tsx";
import { PublishNote } from "#office/app/screens/catalogue/publish-note.tsx";
import { useCells } from "#office/app/screens/catalogue/use-cells.ts";
import { useWindow } from "#office/app/screens/catalogue/use-window.ts";
import { NewProductButton } from "#office/app/screens/catalogue/new-product.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

/** Height of a row in pixels, as in the style sheet. */
const rowHeight = 48;

const noRows: readonly GridRow[] = [];
const noSlugs: readonly string[] = [];

/** The products as a grid that is edited in place. */
export function CatalogueScreen() {
  const words = useWords("catalogue");
  const { language } = useLanguage();
  const { data: grid, error } = useQuery(gridQuery(language));
  const rows = useMemo(() => {
    const collator = new Intl.Collator(language);
    return Array.from(grid?.rows ?? noRows).sort((a, b) => collator.compare(a.name, b.name));
  }, [grid, language]);
  const cells = useCells(rows);
  const { columns, toggle } = useGridColumns();
  const { q = "", category = "", view = "all" } = useSearch({ from: "/catalogue" });
  const navigate = useNavigate({ from: "/catalogue" });
  const filter = (change: GridSearch) =>
    void navigate({ search: (current) => ({ ...current, ...change }), replace: true });
  const [resets, setResets] = useState(0);
  const [sort, setSort] = useState<GridSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState("");
  const lastSelected = useRef<string>(undefined);
  const searchText = q.trim();
  const { data, isError } = useQuery(searchQuery(searchText, language));
  const answer = isError ? { words: searchText, slugs: noSlugs } : data;
  const search = searchText === "" ? undefined : answer;
  const { read } = cells;
  const listed = useMemo(
    () => filterRows(rows, { search, category, view }, sort, read),
    [rows, search, category, view, sort, read],
  );
  const rowWindow = useWindow(listed.length, rowHeight);
  const categories = useMemo(
    () => [...new Set(rows.map((row) => row.category))].sort(new Intl.Collator(language).compare),
    [rows, language],
  );
  const labels = grid?.labels ?? {};

  const go = ({ slug, field }: CellPlace) => {
    if (listed.some((row) => row.slug === slug)) {
      rowWindow.scrollTo(listed.findIndex((row) => row.slug === slug));
    } else {
      setResets(resets + 1);
      filter({ q: undefined, category: undefined, view: "problems" });
    }
    // The row is drawn after the scroll.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(cellId(slug, field))?.focus()),
    );
  };

  const parts = {
    cells,
    labels,
    selected,
    select(slug: string, isRange: boolean) {
      const places = [lastSelected.current ?? slug, slug].map((name) =>
        listed.findIndex((row) => row.slug === name),
      );
      const range = isRange
        ? listed.slice(Math.max(0, Math.min(...places)), Math.max(...places) + 1)
        : listed.filter((row) => row.slug === slug);
      const slugs = range.map((row) => row.slug);
      const isSelected = !selected.has(slug);
      lastSelected.current = slug;
      setSelected(
        new Set(
          isSelected
            ? [...selected, ...slugs]
            : [...selected].filter((name) => !slugs.includes(name)),
        ),
      );
    },
    move(slug: string, field: string, move: "up" | "down") {
      const index = listed.findIndex((row) => row.slug === slug) + (move === "up" ? -1 : 1);
      const target = listed[index];
      if (target !== undefined) {
        rowWindow.scrollTo(index);
        requestAnimationFrame(() => document.getElementById(cellId(target.slug, field))?.focus());
      }
    },
    paste(row: GridRow, field: GridField, text: string) {
      const start = listed.findIndex(({ slug }) => slug === row.slug);
      const copied = parseClipboard(text);
      const fields = columns.slice(columns.indexOf(field));
      const changes = copied.flatMap((line, index) => {
        const target = listed[start + index];
        return target === undefined
          ? []
          : line.flatMap((cell, offset) => {
              const name = fields[offset];
              return name === undefined ? [] : [{ slug: target.slug, field: name, text: cell }];
            });
      });
      const total = copied.reduce((sum, line) => sum + line.length, 0);
      const beyond = total - changes.length;
      cells.edit(changes);
      setNotice(`${words.pasted(changes.length)}${beyond > 0 ? ` ${words.beyond(beyond)}` : ""}`);
    },
  };

  return (
    <GridContext value={parts}>
      <div className="screen catalogue-screen">
        <div className="screen-head">
          <h1>{words.title}</h1>
          <PublishNote cells={cells} />
          <NewProductButton />
        </div>
        <GridFilters
          key={resets}
          categories={categories}
          search={{ q, category, view }}
          columns={columns}
          onFilter={filter}
          onColumn={toggle}
        />
        <ProblemNote error={error ?? cells.error} />
        {(grid?.unreadable.length ?? 0) > 0 && (
          <p className="problem-note">{words.unreadable(grid?.unreadable.join(", ") ?? "")}</p>
        )}
        <SelectionBar onClear={() => setSelected(new Set())} />
        {grid !== undefined && (
          <ProductGrid
            rows={listed}
            columns={columns}
            sort={sort}
            onSort={(column) =>
              setSort(
                sort?.column !== column
                  ? { column, isDescending: false }
                  : sort.isDescending
                    ? undefined
                    : { column, isDescending: true },
              )
            }
            onSelectAll={(isSelected) =>
              setSelected(new Set(isSelected ? listed.map(({ slug }) => slug) : []))
            }
            rowWindow={rowWindow}
          />
        )}
        <CellConflicts cells={cells} rows={rows} labels={labels} />
        <CellProblems cells={cells} rows={rows} labels={labels} onGo={go} />
        <p className="list-foot" role="status">
          {grid !== undefined && (listed.length === 0 ? words.none : words.count(listed.length))}{" "}
          {notice}
        </p>
      </div>
    </GridContext>
  );
}
