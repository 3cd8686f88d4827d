import { z } from "zod";
import { units } from "#domain/catalogue/product.ts";
import { totalOf, type Line } from "#domain/quotation/line.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Row, Session, SqlValue } from "#server/enquiries/database.ts";
import { placesFor, placesForRows } from "#server/enquiries/enquiry-columns.ts";

const requestColumns = [
  "reference",
  "city",
  "wanted",
  "own_reference",
  "phone",
  "words",
  "equivalents",
];
const lineColumns = [
  "reference",
  "position",
  "product",
  "code",
  "text",
  "sizes",
  "quantity",
  "unit",
  "colour",
  "note",
];

const storedSizes = z.array(z.tuple([z.string(), z.number()]));

/** Writes a request beside the enquiry that it is. */
export async function insertRequest(
  session: Session,
  reference: string,
  request: QuotationRequest,
): Promise<void> {
  await session.query(
    `insert into quotation_request (${requestColumns.join(", ")}) values (${placesFor(requestColumns)})`,
    [
      reference,
      request.city ?? null,
      request.wanted ?? null,
      request.ownReference ?? null,
      request.phone ?? null,
      request.words ?? null,
      request.equivalents ? 1 : 0,
    ],
  );
  await session.query(
    `insert into request_line (${lineColumns.join(", ")})
values ${placesForRows(request.lines.length, lineColumns.length)}`,
    request.lines.flatMap((line, index) => valuesOf(reference, line, index)),
  );
}

function valuesOf(reference: string, line: Line, position: number): readonly SqlValue[] {
  return [
    reference,
    position,
    line.product ?? null,
    line.code ?? null,
    line.text,
    JSON.stringify(line.sizes.map(({ size, quantity }) => [size, quantity])),
    totalOf(line) ?? null,
    line.unit ?? null,
    line.colour ?? null,
    line.note ?? null,
  ];
}

/** The requests among some enquiries, by their references. */
export async function readRequests(
  session: Session,
  references: readonly string[],
): Promise<ReadonlyMap<string, QuotationRequest>> {
  if (references.length === 0) {
    return new Map();
  }
  const among = `where reference in (${placesFor(references)})`;
  const heads = await session.query(
    `select ${requestColumns.join(", ")} from quotation_request ${among}`,
    references,
  );
  if (heads.length === 0) {
    return new Map();
  }
  const rows = await session.query(
    `select ${lineColumns.join(", ")} from request_line ${among} order by reference, position`,
    references,
  );
  const lines = Map.groupBy(rows, (row) => textIn(row, "reference"));
  return new Map(
    heads.map((head) => {
      const reference = textIn(head, "reference");
      return [reference, requestIn(head, lines.get(reference) ?? [])];
    }),
  );
}

function requestIn(head: Row, rows: readonly Row[]): QuotationRequest {
  const [city, wanted] = [textOrNull(head, "city"), textOrNull(head, "wanted")];
  const [ownReference, words] = [textOrNull(head, "own_reference"), textOrNull(head, "words")];
  const phone = textOrNull(head, "phone");
  return {
    ...(city !== null && { city }),
    ...(wanted !== null && { wanted }),
    ...(ownReference !== null && { ownReference }),
    ...(phone !== null && { phone }),
    ...(words !== null && { words }),
    equivalents: numberIn(head, "equivalents") === 1,
    lines: rows.map(lineIn),
  };
}

function lineIn(row: Row): Line {
  const [product, code] = [textOrNull(row, "product"), textOrNull(row, "code")];
  const [colour, note] = [textOrNull(row, "colour"), textOrNull(row, "note")];
  const quantity = numberOrNull(row, "quantity");
  const unit = units.find((candidate) => candidate === row["unit"]);
  const sizes = storedSizes.parse(JSON.parse(textIn(row, "sizes")));
  return {
    ...(product !== null && { product }),
    ...(code !== null && { code }),
    text: textIn(row, "text"),
    sizes: sizes.map(([size, ofSize]) => ({ size, quantity: ofSize })),
    ...(quantity !== null && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(colour !== null && { colour }),
    ...(note !== null && { note }),
  };
}
