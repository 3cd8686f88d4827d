import { Fragment } from "react";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { ProductRow } from "#ui/product-row/product-row.tsx";
import type { RequestWords } from "#words/en.ts";

interface SentLinesProps {
  readonly words: RequestWords;
  readonly lines: RequestList;
  /** The products by slug, once loaded. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
}

/** Renders sent lines and marks products no longer in the catalogue. */
export function SentLines({ words, lines, products }: SentLinesProps) {
  const pictureOf = ({ product }: DraftLine) => products?.get(product ?? "")?.picture;
  const isGone = ({ product }: DraftLine) =>
    products !== undefined && product !== undefined && !products.has(product);
  const saidOf = (line: DraftLine) =>
    [
      line.sizes.trim() || line.quantity.trim(),
      line.colour ?? "",
      line.note.trim(),
      isGone(line) ? words.goneSince : "",
    ].filter((text) => text !== "");
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key}>
          <ProductRow
            picture={
              pictureOf(line) !== undefined && (
                <img src={pictureOf(line)} alt="" width={40} height={40} loading="lazy" />
              )
            }
            code={line.code}
            name={<bdi>{isolateInRtlText(line.text)}</bdi>}
          >
            <small>
              <span>
                {saidOf(line).map((text, index) => (
                  <Fragment key={index}>
                    {index > 0 && " · "}
                    <bdi>{isolateInRtlText(text)}</bdi>
                  </Fragment>
                ))}
              </span>
            </small>
          </ProductRow>
        </li>
      ))}
    </ol>
  );
}
