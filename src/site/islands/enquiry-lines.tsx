import { useEffect, useState } from "react";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import {
  largestQuantity,
  removeLine,
  setQuantity,
  type EnquiryList,
} from "#domain/enquiry/enquiry-list.ts";
import type { Language } from "#domain/language.ts";
import { loadList } from "#site/islands/load-list.ts";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ContactWords } from "#words/shape.ts";

interface EnquiryLinesProps {
  readonly language: Language;
  readonly words: ContactWords;
}

/** What the enquiry list adds to the message: a line for each product; nothing for an empty list. */
export async function textOfLines(
  list: EnquiryList,
  language: Language,
  words: ContactWords,
): Promise<string> {
  if (list.length === 0) {
    return "";
  }
  const products = await loadList(language);
  const lines = list.flatMap(({ slug, quantity }) => {
    const product = products.get(slug);
    return product ? [words.list.line(product.code, product.name, quantity, product.unit)] : [];
  });
  return lines.length === 0 ? "" : `\n\n${words.list.title}\n${lines.join("\n")}`;
}

/** The products on the enquiry list with their quantities; they travel with the message. */
export function EnquiryLines({ language, words }: EnquiryLinesProps) {
  const texts = words.list;
  const [list, setList] = useEnquiryList();
  const [products, setProducts] = useState<ReadonlyMap<string, SlimProduct>>();
  const wanted = list.length > 0;

  useEffect(() => {
    if (wanted) {
      loadList(language).then(setProducts, () => undefined);
    }
  }, [wanted, language]);

  const entries = list.flatMap((line) => {
    const product = products?.get(line.slug);
    return product ? [{ line, product }] : [];
  });
  if (entries.length === 0) {
    return null;
  }
  return (
    <fieldset className="enquiry-lines" tabIndex={-1}>
      <legend>{texts.heading}</legend>
      <p>{texts.intro}</p>
      <ul>
        {entries.map(({ line, product }) => (
          <li key={product.slug}>
            <span className="enquiry-lines-name">
              <bdi dir="ltr">{product.code}</bdi> {product.name}
            </span>
            <input
              className="control tabular"
              type="number"
              inputMode="numeric"
              min={1}
              max={largestQuantity}
              required
              aria-label={texts.quantityOf(product.name)}
              defaultValue={line.quantity}
              onChange={(event) =>
                setList((before) => setQuantity(before, product.slug, event.target.valueAsNumber))
              }
            />
            <span className="enquiry-lines-minimum">{texts.minimum(product.minimum)}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.removeOf(product.name)}
              onClick={(event) => {
                event.currentTarget.closest("fieldset")?.focus();
                setList((before) => removeLine(before, product.slug));
              }}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
