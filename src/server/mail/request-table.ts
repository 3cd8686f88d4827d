import { addressesIn } from "#addresses";
import { evidenceOn, formatEvidence } from "#domain/catalogue/evidence.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { directionOf } from "#domain/language.ts";
import { lineCells, lineHeads } from "#domain/quotation/line-table.ts";
import { totalOf, type Line } from "#domain/quotation/line.ts";
import { formatRiyals, toHalalas } from "#domain/quotation/money.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { escapeHtml } from "#server/html.ts";
import type { Offer } from "#server/releases/offers.ts";

interface Row {
  readonly line: Line;
  /** Its number in the request, from 0. */
  readonly index: number;
  readonly product: SlimProduct | undefined;
  /** Its category; for a line without a product, that of the line before it. */
  readonly category: string | undefined;
}

/** Writes the remark on a line for the supplier; empty where there is none. */
export function remarkOn(
  line: Line,
  product: SlimProduct | undefined,
  { quotation }: ServiceWords,
  day: string,
): string {
  const total = totalOf(line);
  const isBelowMinimum = product !== undefined && total !== undefined && total < product.minimum;
  return [
    !product && (line.product === undefined ? quotation.free : quotation.gone),
    total === undefined && quotation.noQuantity,
    isBelowMinimum && quotation.belowMinimum(`${product.minimum} ${quotation.units[product.unit]}`),
    product?.onOrder && quotation.onOrder,
    ...evidenceOn(day, product?.evidence).map((piece) => formatEvidence(piece, quotation.evidence)),
  ]
    .filter(Boolean)
    .join("; ");
}

/** Formats the list price of a line, such as `1,234.50`; empty where its product has none. */
export function listPriceOf({ product = "" }: Line, { prices }: Offer): string {
  const price = prices.get(product);
  return price === undefined ? "" : formatRiyals(toHalalas(price));
}

/** Renders the lines grouped by category, with the catalogue's names and links. */
export function lineTable(
  lines: readonly Line[],
  offer: Offer,
  words: ServiceWords,
  day: string,
): string {
  const { quotation, language } = words;
  const align = directionOf(language) === "ltr" ? "left" : "right";
  const style = `style="padding:4px 8px;border:1px solid #bbb;text-align:${align};vertical-align:top"`;
  let category: string | undefined;
  const rows = lines.map((line, index): Row => {
    const product = offer.products.get(line.product ?? "");
    category = product?.category ?? category;
    return { line, index, product, category };
  });
  const hasPrices = lines.some((line) => listPriceOf(line, offer) !== "");
  const priceHead = hasPrices ? [quotation.listPrice] : [];
  const heads = [...lineHeads(quotation), quotation.remark, ...priceHead];
  const cell = (markup: string) => `<td ${style}>${markup}</td>`;
  const isolated = (text: string) => `<bdi dir="auto">${escapeHtml(text)}</bdi>`;
  const tellRow = (row: Row) => {
    const [number = "", code = "", , ...others] = lineCells(row.line, row.index, quotation);
    const remark = remarkOn(row.line, row.product, words, day);
    const cells = [
      isolated(number),
      isolated(code),
      nameOf(row, offer),
      ...others.map(isolated),
      remark === "" ? "" : `<strong>${escapeHtml(remark)}</strong>`,
      ...(hasPrices ? [listPriceOf(row.line, offer)] : []),
    ];
    return `<tr>${cells.map(cell).join("")}</tr>`;
  };
  const groups = Map.groupBy(rows, (row) => row.category);
  const body = [...groups].flatMap(([name, group]) => [
    `<tr><th colspan="${heads.length}" scope="rowgroup" ${style}>${escapeHtml(name ?? otherGroup(group, words))}</th></tr>`,
    ...group.map(tellRow),
  ]);
  const headRow = heads.map((head) => `<th scope="col" ${style}>${escapeHtml(head)}</th>`).join("");
  return `<table style="margin-top:16px;border-collapse:collapse"><thead><tr>${headRow}</tr></thead>
<tbody>
${body.join("\n")}
</tbody></table>
<p><strong>${escapeHtml(quotation.sum)}:</strong> ${escapeHtml(sumOf(lines, words))}</p>`;
}

function otherGroup(group: readonly Row[], { quotation }: ServiceWords): string {
  const free = group.some(({ line }) => line.product === undefined);
  const gone = group.some(({ line }) => line.product !== undefined);
  return [free && quotation.free, gone && quotation.gone].filter(Boolean).join(" / ");
}

/** The catalogue's name with its link, and the buyer's where that is another. */
function nameOf({ line, product }: Row, { siteUrl, language }: Offer): string {
  const ownWords = `<bdi dir="auto">${escapeHtml(line.text)}</bdi>`;
  if (product === undefined) {
    return ownWords;
  }
  const address = escapeHtml(siteUrl + addressesIn(language).product(product.slug));
  const link = `<a href="${address}"><bdi dir="auto">${escapeHtml(product.name)}</bdi></a>`;
  return product.name === line.text ? link : `${link}<br>${ownWords}`;
}

/** How many lines there are, and how many of each unit they ask for. */
function sumOf(lines: readonly Line[], { quotation }: ServiceWords): string {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const unit = line.unit === undefined ? "" : quotation.units[line.unit];
    sums.set(unit, (sums.get(unit) ?? 0) + (totalOf(line) ?? 0));
  }
  const counted = [...sums].filter(([, sum]) => sum > 0);
  return [
    quotation.lines(lines.length),
    ...counted.map(([unit, sum]) => `${sum} ${unit}`.trim()),
  ].join("; ");
}
