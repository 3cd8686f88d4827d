import { useId, type ReactNode } from "react";
import { addressesIn } from "#addresses";
import { evidenceOn, formatEvidence } from "#domain/catalogue/evidence.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { totalOf, type DraftLine, type Line as SentLine } from "#domain/quotation/line.ts";
import { isBlankLine, lineToSend, problemOfLine } from "#reading/request/list-line.ts";
import type { LineField as Field } from "#domain/quotation/request-list.ts";
import { findMissingSizes } from "#reading/amounts/sizes.ts";
import { longestNote, longestSizes } from "#reading/rows/row-bounds.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { SizeGrid } from "#site/islands/request/size-grid.tsx";
import { parseCountedSizes } from "#reading/request/counted-sizes.ts";
import { LineField } from "#site/islands/request/line-field.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProductRow } from "#ui/product-row/product-row.tsx";
import type { RequestWords } from "#words/en.ts";

interface RequestLineProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly line: DraftLine;
  /** The current product; undefined if the catalogue no longer has it. */
  readonly product: SlimProduct | undefined;
  /** True once the catalogue has loaded. */
  readonly isCatalogueLoaded: boolean;
  readonly onChange: (field: Field, typed: string) => void;
  /** Required accessories that are not on the list. */
  readonly needed: readonly SlimProduct[];
  readonly onAdd: (product: SlimProduct) => void;
  readonly onRemove: () => void;
  /** Note on a change at this place of the list. */
  readonly news: ReactNode;
  readonly isNew: boolean;
}

function buildRemark(
  { words, line, product, isCatalogueLoaded }: RequestLineProps,
  sent: SentLine,
): { readonly text: string; readonly wrong: boolean } {
  const problem = problemOfLine(line);
  if (problem !== undefined) {
    return { text: words.problems[problem], wrong: true };
  }
  const total = totalOf(sent);
  const remarks: string[] = [];
  if (isCatalogueLoaded && line.product !== undefined && !product) {
    remarks.push(words.gone);
  }
  const missing = findMissingSizes(line.sizes, product?.sizes);
  if (total === undefined) {
    remarks.push(words.noQuantity);
  }
  if (product?.sizeNames && line.sizes.trim() === "") {
    remarks.push(words.noSizes);
  }
  if (sent.sizes.length > 0 && total !== undefined) {
    remarks.push(words.total(total, product?.unit));
  } else if (line.sizes.trim() !== "" && missing.length === 0) {
    remarks.push(words.asWritten);
  }
  if (missing.length > 0) {
    remarks.push(words.notInSizes(missing.join(", ")));
  }
  if (product) {
    const { minimum, unit } = product;
    const isBelowMinimum = total !== undefined && total < minimum;
    remarks.push(isBelowMinimum ? words.below(minimum, unit) : words.minimum(minimum, unit));
  }
  return { text: remarks.join(" · "), wrong: false };
}

/** Renders a line with its fields and a remark. */
export function RequestLine(props: RequestLineProps) {
  const { language, words, line, product, needed, onAdd, onChange, onRemove, news, isNew } = props;
  const name = product?.name ?? line.text;
  const sent = lineToSend(line, product?.unit);
  const remark = buildRemark(props, sent);
  const evidence = evidenceOn(dayInRiyadh(Date.now()), product?.evidence);
  const id = useId();
  const counts = product?.sizeNames && parseCountedSizes(line.sizes);
  // Sizes that were typed stay visible, whether the catalogue knows of any or not.
  const hasPlainSizes = !counts && (line.sizes.trim() !== "" || line.product === undefined);
  const chosenColours = line.colour ? [line.colour] : [];
  const colours = [...new Set([...(product?.colours ?? []), ...chosenColours])];
  return (
    <li
      className="request-line"
      data-blank={isBlankLine(line) || undefined}
      data-new={isNew || undefined}
    >
      {news}
      <ProductRow
        picture={
          product?.picture === undefined ? (
            <span />
          ) : (
            <img src={product.picture} alt="" width={56} height={56} />
          )
        }
        code={product?.code ?? line.code}
        name={
          product ? (
            <a href={addressesIn(language).product(product.slug)}>{isolateInRtlText(name)}</a>
          ) : (
            <bdi>{isolateInRtlText(name)}</bdi>
          )
        }
      >
        <small id={id} className="request-line-remark" data-wrong={remark.wrong || undefined}>
          {remark.text}
        </small>
      </ProductRow>
      <div className="request-line-fields">
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
        {hasPlainSizes && (
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
        )}
        {colours.length > 0 && (
          <label>
            <span aria-hidden="true">{words.colour}</span>
            <select
              className="control"
              aria-label={words.colourOf(name)}
              value={line.colour ?? ""}
              onChange={({ currentTarget }) => onChange("colour", currentTarget.value)}
            >
              <option value="">{words.anyColour}</option>
              {colours.map((colour) => (
                <option key={colour}>{colour}</option>
              ))}
            </select>
          </label>
        )}
        <label className="request-line-note">
          <span aria-hidden="true">{colours.length > 0 ? words.noteAlone : words.note}</span>
          <LineField
            name="note"
            label={words.noteOf(name)}
            text={line.note}
            longest={longestNote}
            atMost={words.atMost}
            onCommit={(typed) => onChange("note", typed)}
          />
        </label>
      </div>
      {product?.sizeNames && counts && (
        <SizeGrid
          words={words}
          name={name}
          sizes={product.sizeNames}
          counts={counts}
          describedBy={id}
          onChange={(sizes) => onChange("sizes", sizes)}
        />
      )}
      <Button
        variant="ghost"
        size="icon"
        type="button"
        aria-label={words.removeOf(name)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      {evidence.map((piece) => (
        <p key={piece.kind + piece.number} className="request-line-remark">
          {formatEvidence(piece, words.evidence)}
        </p>
      ))}
      {needed.length > 0 && (
        <p className="request-line-remark">
          <span>{words.needed}</span>{" "}
          {needed.map((neededProduct) => (
            <Button
              key={neededProduct.slug}
              variant="outline"
              size="sm"
              type="button"
              onClick={() => onAdd(neededProduct)}
            >
              {words.addOf(isolateInRtlText(neededProduct.name))}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
