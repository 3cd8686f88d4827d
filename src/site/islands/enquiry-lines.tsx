import { useEffect, useState } from "react";
import type { Words } from "#content/words/words.ts";
import { removeLine, setQuantity, type EnquiryLine } from "#domain/enquiry/enquiry-list.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface EnquiryLinesProps {
  readonly words: Words;
  /** Told the text that the lines add to the message. */
  readonly onText: (text: string) => void;
}

interface Entry {
  readonly line: EnquiryLine;
  readonly product: Product;
}

/** The products on the enquiry list with their quantities; they travel with the message. */
export function EnquiryLines({ words, onText }: EnquiryLinesProps) {
  const { list: texts } = words.contact;
  const [list, setList] = useEnquiryList();
  const [find, setFind] = useState<(slug: string) => Product | undefined>();
  const wanted = list.length > 0;

  useEffect(() => {
    if (!wanted) return;
    void import("#content/catalogue.ts").then(({ productBySlug }) => setFind(() => productBySlug));
  }, [wanted]);

  const entries: readonly Entry[] = list.flatMap((line) => {
    const product = find?.(line.slug);
    return product ? [{ line, product }] : [];
  });
  const text = entries
    .map(({ line, product }) =>
      texts.line(product.id, product.name, line.quantity.toLocaleString("en")),
    )
    .join("\n");

  useEffect(() => {
    onText(text === "" ? "" : `\n\n${texts.title}\n${text}`);
  }, [text, texts, onText]);

  if (entries.length === 0) return null;
  return (
    <fieldset className="enquiry-lines">
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
              onClick={() => setList((before) => removeLine(before, product.slug))}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
