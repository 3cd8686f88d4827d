import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { ListLine, RequestList } from "#domain/quotation/request-list.ts";
import type { RequestWords } from "#words/request-words.ts";

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
          {words.line(line)}
          {isGone(line) && ` (${words.goneSince})`}
        </li>
      ))}
    </ol>
  );
}
