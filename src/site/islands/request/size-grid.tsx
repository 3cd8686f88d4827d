import { LineField } from "#site/islands/request/line-field.tsx";
import { replaceCount } from "#reading/request/counted-sizes.ts";
import type { RequestWords } from "#words/en.ts";

interface SizeGridProps {
  readonly words: RequestWords;
  /** The name of the product. */
  readonly name: string;
  /** The sizes that the product comes in. */
  readonly sizes: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  /** The id of the remark on the line. */
  readonly describedBy: string;
  readonly onChange: (sizes: string) => void;
}

/** Renders a quantity field for each size of a product, and for others that the line asks for. */
export function SizeGrid({ words, name, sizes, counts, describedBy, onChange }: SizeGridProps) {
  return (
    <div className="size-grid" role="group" aria-label={words.sizesOf(name)}>
      {[...new Set([...sizes, ...counts.keys()])].map((size) => (
        <label key={size}>
          <bdi aria-hidden="true">{size}</bdi>
          <LineField
            name="size"
            label={words.sizeOf(size, name)}
            text={String(counts.get(size) ?? "")}
            numeric
            atMost={words.atMost}
            describedBy={describedBy}
            onCommit={(typed) => onChange(replaceCount(counts, size, typed))}
          />
        </label>
      ))}
    </div>
  );
}
