import { csvOf } from "#domain/csv.ts";
import { exportQuery, figures, figuresQuery } from "#domain/office/figure-messages.ts";
import { lossReasons } from "#domain/office/enquiry-state.ts";
import type { Figures, FigureTable } from "#domain/office/figure-messages.ts";
import { workbook } from "#publishing/exchange/write-sheet.ts";
import { readFigures } from "#server/work/figures.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { officeWordsIn } from "#words/office/words.ts";
import type { OfficeWords } from "#words/office/en.ts";

const config = { right: "sell" } as const;
const csvType = "text/csv; charset=utf-8";
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Cell = string | number;

/** Adds the figures of the last weeks, as JSON and as files. */
export function addFigureRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { database, clock, catalogue } = parts;

  async function read(weeks: number): Promise<Figures> {
    const published = await catalogue();
    const search = published?.in("en").search;
    const finds = (query: string) => {
      const result = search?.(query);
      return result !== undefined && result.products.length > 0 && !result.nearest;
    };
    return database.read((session) => readFigures(session, { now: clock.now(), weeks, finds }));
  }

  api.get(
    "/figures",
    { config, schema: { querystring: figuresQuery, response: { 200: figures } } },
    (request) => read(request.query.weeks),
  );

  api.get(
    "/figures/export",
    { config, schema: { querystring: exportQuery } },
    async (request, reply) => {
      const { table, format, weeks } = request.query;
      const { language } = request.person;
      const words = officeWordsIn(language);
      const rows = rowsOf(table, await read(weeks), words);
      const name = `attachment; filename="${table}.${format}"`;
      void reply.header("content-disposition", name);
      return format === "csv"
        ? reply.type(csvType).send(csvOf(rows.map((row) => row.map(String))))
        : reply
            .type(workbookType)
            .send(await workbook([sheetOf(words.figures.tables[table], rows)], language));
    },
  );
}

/** A table of the figures with its headings. */
function rowsOf(
  table: FigureTable,
  { weeks, losses, products, searches }: Figures,
  { figures: texts, enquiries: { reasons } }: OfficeWords,
): readonly (readonly Cell[])[] {
  const headings = Object.values(texts.columns[table]);
  const nameReason = (reason: string) =>
    reasons[lossReasons.find((lossReason) => lossReason === reason) ?? "other"];
  switch (table) {
    case "weeks":
      return [
        headings,
        ...weeks.map(({ week, enquiries, quotations, won, lost, hoursToAnswer }) => [
          week,
          enquiries,
          quotations,
          won,
          lost,
          hoursToAnswer ?? "",
        ]),
      ];
    case "losses":
      return [headings, ...losses.map(({ reason, count }) => [nameReason(reason), count])];
    case "products":
      return [
        headings,
        ...products.map(({ code, name, requests, quantity }) => [code, name, requests, quantity]),
      ];
    case "searches":
      return [headings, ...searches.map(({ query, searches: count }) => [query, count])];
  }
}

function sheetOf(name: string, rows: readonly (readonly Cell[])[]) {
  const [head = []] = rows;
  const widths = head.map((_, column) =>
    Math.min(60, Math.max(...rows.map((row) => String(row[column] ?? "").length + 2))),
  );
  return { name, rows, widths, heads: 1 };
}
