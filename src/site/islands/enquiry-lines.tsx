import { useEffect, useState } from "react";
import type { Words } from "#content/words/words.ts";
import {
  largestQuantity,
  removeLine,
  setQuantity,
  type EnquiryLine,
  type EnquiryList,
} from "#domain/enquiry/enquiry-list.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface EnquiryLinesProps {
  readonly words: Words;
}

interface Entry {
  readonly line: EnquiryLine;
  readonly product: Product;
}

const loadCatalogue = () => import("#content/catalogue.ts");

/** What the enquiry list adds to the message: a line for each product; nothing for an empty list. */
export async function textOfLines(list: EnquiryList, words: Words): Promise<string> {
  if (list.length === 0) return "";
  const { list: texts } = words.contact;
  const { productBySlug } = await loadCatalogue();
  const lines = list.flatMap(({ slug, quantity }) => {
    const product = productBySlug(slug);
    return product ? [texts.line(product.id, product.name, quantity.toLocaleString("en"))] : [];
  });
  return lines.length === 0 ? "" : `\n\n${texts.title}\n${lines.join("\n")}`;
}

/** The products on the enquiry list with their quantities; they travel with the message. */
export function EnquiryLines({ words }: EnquiryLinesProps) {
  const { list: texts } = words.contact;
  const [list, setList] = useEnquiryList();
  const [find, setFind] = useState<(slug: string) => Product | undefined>();
  const wanted = list.length > 0;

  useEffect(() => {
    if (!wanted) return;
    loadCatalogue().then(
      ({ productBySlug }) => setFind(() => productBySlug),
      () => undefined,
    );
  }, [wanted]);

  const entries: readonly Entry[] = list.flatMap((line) => {
    const product = find?.(line.slug);
    return product ? [{ line, product }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <fieldset className="enquiry-lines" tabIndex={-1}>
      <legend>{texts.heading}</legend>
      <p>{texts.intro}</p>
      <ul>
        {entries.map(({ line, product }) => (
          <li key={product.slug}>
            <span className="enquiry-lines-name">
              <bdi dir="ltr">{product.id}</bdi> {product.name}
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
            <span className="enquiry-lines-minimum">
              {texts.minimum(product.moq.toLocaleString("en"))}
            </span>
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
