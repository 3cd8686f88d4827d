import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
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
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key}>
          {pictureOf(line) !== undefined && (
            <img src={pictureOf(line)} alt="" width={40} height={40} loading="lazy" />
          )}
          {line.code !== undefined && <bdi dir="ltr">{line.code}</bdi>}{" "}
          <bdi>{isolateInRtlText(line.text)}</bdi>
          {[line.sizes.trim() || line.quantity.trim(), line.colour ?? "", line.note.trim()].map(
            (text, index) =>
              text !== "" && (
                <span key={index}>
                  {" · "}
                  <bdi>{isolateInRtlText(text)}</bdi>
                </span>
              ),
          )}
          {isGone(line) && <span>{` (${words.goneSince})`}</span>}
        </li>
      ))}
    </ol>
  );
}
