import { useId } from "react";
import { addressesIn } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { totalOf, type DraftLine, type Line as SentLine } from "#domain/quotation/line.ts";
import { lineToSend, problemOfLine } from "#reading/request/list-line.ts";
import type { LineField as Field } from "#domain/quotation/request-list.ts";
import { findMissingSizes } from "#reading/amounts/sizes.ts";
import { longestNote, longestSizes } from "#reading/rows/read-rows.ts";
import { inOrder } from "#site/bidi.ts";
import { LineField } from "#site/islands/request/line-field.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface RequestLineProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly line: DraftLine;
  /** What the catalogue says of the product now; undefined where it has none. */
  readonly product: SlimProduct | undefined;
  /** Whether the catalogue is there to be asked. */
  readonly known: boolean;
  readonly onChange: (field: Field, typed: string) => void;
  /** What the product cannot be used without and is not on the list. */
  readonly needed: readonly SlimProduct[];
  readonly onAdd: (product: SlimProduct) => void;
  readonly onRemove: () => void;
}

function remarkOf(
  { words, line, product, known }: RequestLineProps,
  sent: SentLine,
): { readonly text: string; readonly wrong: boolean } {
  const problem = problemOfLine(line);
  if (problem !== undefined) {
    return { text: words.problems[problem], wrong: true };
  }
  const total = totalOf(sent);
  const said: string[] = [];
  if (known && line.product !== undefined && !product) {
    said.push(words.gone);
  }
  const missing = findMissingSizes(line.sizes, product?.sizes);
  if (sent.sizes.length > 0 && total !== undefined) {
    said.push(words.total(total, product?.unit));
  } else if (line.sizes.trim() !== "" && missing.length === 0) {
    said.push(words.asWritten);
  }
  if (missing.length > 0) {
    said.push(words.notInSizes(missing.join(", ")));
  }
  if (product) {
    const { minimum, unit } = product;
    const short = total !== undefined && total < minimum;
    said.push(short ? words.below(minimum, unit) : words.minimum(minimum, unit));
  }
  return { text: said.join(" · "), wrong: false };
}

/** A line of the request with its fields, and what is to be said of it. */
export function RequestLine(props: RequestLineProps) {
  const { language, words, line, product, needed, onAdd, onChange, onRemove } = props;
  const name = product?.name ?? line.text;
  const sent = lineToSend(line, product?.unit);
  const remark = remarkOf(props, sent);
  const id = useId();
  return (
    <li className="request-line">
      <span className="request-line-name">
        <bdi dir="ltr">{product?.code ?? line.code}</bdi>{" "}
        {product ? (
          <a href={addressesIn(language).product(product.slug)}>{inOrder(name)}</a>
        ) : (
          <bdi>{inOrder(name)}</bdi>
        )}
      </span>
      <label>
        <span aria-hidden="true">{words.quantity}</span>
        {sent.sizes.length > 0 ? (
          <output className="control tabular">{totalOf(sent)}</output>
        ) : (
          <LineField
            name="quantity"
            label={words.quantityOf(name)}
            text={line.quantity}
            numeric
            atMost={words.atMost}
            describedBy={id}
            wrong={remark.wrong}
            onCommit={(typed) => onChange("quantity", typed)}
          />
        )}
      </label>
      <label>
        <span aria-hidden="true">{words.sizes}</span>
        <LineField
          name="sizes"
          label={words.sizesOf(name)}
          text={line.sizes}
          placeholder={words.sizesExample}
          longest={longestSizes}
          atMost={words.atMost}
          describedBy={id}
          onCommit={(typed) => onChange("sizes", typed)}
        />
      </label>
      <label>
        <span aria-hidden="true">{words.note}</span>
        <LineField
          name="note"
          label={words.noteOf(name)}
          text={line.note}
          longest={longestNote}
          atMost={words.atMost}
          onCommit={(typed) => onChange("note", typed)}
        />
      </label>
      <Button
        variant="ghost"
        size="icon"
        type="button"
        aria-label={words.removeOf(name)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      <p id={id} className="request-line-remark" data-wrong={remark.wrong || undefined}>
        {remark.text}
      </p>
      {needed.length > 0 && (
        <p className="request-line-remark">
          <span>{words.needed}</span>{" "}
          {needed.map((one) => (
            <Button
              key={one.slug}
              variant="outline"
              size="sm"
              type="button"
              onClick={() => onAdd(one)}
            >
              {words.addOf(inOrder(one.name))}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
