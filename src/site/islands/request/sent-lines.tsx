import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { inOrder } from "#site/bidi.ts";
import type { RequestWords } from "#words/request-words.ts";

interface SentLinesProps {
  readonly words: RequestWords;
  readonly lines: RequestList;
  /** The catalogue by slugs, once it is there. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
}

/** Lines as they were sent; a product that has left the catalogue since is named as such. */
export function SentLines({ words, lines, products }: SentLinesProps) {
  const isGone = ({ product }: DraftLine) =>
    products !== undefined && product !== undefined && !products.has(product);
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key}>
          {line.code !== undefined && <bdi dir="ltr">{line.code}</bdi>}{" "}
          <bdi>{inOrder(line.text)}</bdi>
          {[line.sizes.trim() || line.quantity.trim(), line.note.trim()].map(
            (told, at) =>
              told !== "" && (
                <span key={at}>
                  {" · "}
                  <bdi>{inOrder(told)}</bdi>
                </span>
              ),
          )}
          {isGone(line) && <span>{` (${words.goneSince})`}</span>}
        </li>
      ))}
    </ol>
  );
}
