import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { ListLine, RequestList } from "#domain/quotation/request-list.ts";
import { isolateInRtlText } from "#site/bidi.ts";
import type { RequestWords } from "#words/en.ts";

interface SentLinesProps {
  readonly words: RequestWords;
  readonly lines: RequestList;
  /** The catalogue by slugs, once it is there. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
}

/** Lines as they were sent; a product that has left the catalogue since is named as such. */
export function SentLines({ words, lines, products }: SentLinesProps) {
  const isGone = ({ product }: ListLine) =>
    products !== undefined && product !== undefined && !products.has(product);
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key}>
          {line.code !== undefined && <bdi dir="ltr">{line.code}</bdi>}{" "}
          <bdi>{isolateInRtlText(line.text)}</bdi>
          {[line.sizes.trim() || line.quantity.trim(), line.note.trim()].map(
            (told, at) =>
              told !== "" && (
                <span key={at}>
                  {" · "}
                  <bdi>{isolateInRtlText(told)}</bdi>
                </span>
              ),
          )}
          {isGone(line) && <span>{` (${words.goneSince})`}</span>}
        </li>
      ))}
    </ol>
  );
}
