import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { defaultPeriod, figurePeriods, figures } from "#domain/office/figure-messages.ts";
import type { Figures, FigureTable } from "#domain/office/figure-messages.ts";
import { lossReasons } from "#domain/office/enquiry-state.ts";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { groupedNumber } from "#words/plurals.ts";
import { shortDayIn } from "#words/times.ts";

/** Figures that a manager asks for, each table with its files. */
export function FiguresScreen() {
  const words = useWords("figures");
  const [weeks, setWeeks] = useState<number>(defaultPeriod);
  const { data, error } = useQuery({
    queryKey: ["figures", weeks],
    queryFn: () => callApi(`/api/figures?weeks=${weeks}`, { answer: figures }),
    placeholderData: (previous) => previous,
  });
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{words.title}</h1>
        <label>
          <span className="sr-only">{words.period}</span>
          <select
            className="control control-small"
            value={weeks}
            onChange={({ target }) => setWeeks(Number(target.value))}
          >
            {figurePeriods.map((period) => (
              <option key={period} value={period}>
                {words.periodWeeks(period)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="screen-lead">{words.lead}</p>
      <ProblemNote error={error} />
      {data !== undefined && <Tables data={data} weeks={weeks} />}
    </div>
  );
}

function Tables({ data, weeks }: { readonly data: Figures; readonly weeks: number }) {
  const words = useWords("figures");
  const { reasons } = useWords("enquiries");
  const { language } = useLanguage();
  const nameReason = (reason: string) =>
    reasons[lossReasons.find((lossReason) => lossReason === reason) ?? "other"];
  return (
    <>
      <FigureRows
        table="weeks"
        weeks={weeks}
        rows={data.weeks.map(({ week, enquiries, quotations, won, lost, hoursToAnswer }) => [
          shortDayIn(language, week),
          enquiries,
          quotations,
          won,
          lost,
          hoursToAnswer ?? "–",
        ])}
      />
      <FigureRows
        table="losses"
        weeks={weeks}
        rows={data.losses.map(({ reason, count }) => [nameReason(reason), count])}
      />
      <FigureRows
        table="products"
        weeks={weeks}
        rows={data.products.map(({ code, name, requests, quantity }) => [
          code,
          name,
          requests,
          quantity,
        ])}
      />
      <FigureRows
        table="searches"
        weeks={weeks}
        rows={data.searches.map(({ query, searches }) => [query, searches])}
      >
        <p className="screen-lead">{words.searchesNote}</p>
      </FigureRows>
    </>
  );
}

interface FigureRowsProps {
  readonly table: FigureTable;
  readonly weeks: number;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly children?: ReactNode;
}

function FigureRows({ table, weeks, rows, children }: FigureRowsProps) {
  const words = useWords("figures");
  const title = words.tables[table];
  const headings = Object.values(words.columns[table]);
  return (
    <section aria-labelledby={table}>
      <div className="screen-head">
        <h2 id={table}>{title}</h2>
        <p className="figure-files">
          {(["csv", "xlsx"] as const).map((format) => {
            const label = format === "csv" ? words.csv : words.excel;
            return (
              <a
                key={format}
                href={`/api/figures/export?table=${table}&format=${format}&weeks=${weeks}`}
                aria-label={words.exportTable(title, label)}
                download=""
              >
                {label}
              </a>
            );
          })}
        </p>
      </div>
      {children}
      {rows.length === 0 ? (
        <p className="today-empty">{words.none}</p>
      ) : (
        <ScrollTable id={table} className="figure-table" columns={headings}>
          {rows.map((row) => (
            <tr key={row.join(" ")}>
              {row.map((cell, column) => (
                <td
                  key={headings[column]}
                  className={typeof cell === "number" ? "figure" : undefined}
                >
                  {typeof cell === "number" ? groupedNumber(cell) : <bdi>{cell}</bdi>}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      )}
    </section>
  );
}
