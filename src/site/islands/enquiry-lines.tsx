import { useEffect, useState, type MouseEvent } from "react";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import { removeLine, setQuantity, type EnquiryList } from "#domain/enquiry/enquiry-list.ts";
import type { Language } from "#domain/language.ts";
import { EnquiryQuantity } from "#site/islands/enquiry-quantity.tsx";
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

/** Where the focus goes when the line that has it leaves the list: to the rest of it, or on in the form. */
function focusBeside({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, last: boolean) {
  const message = form?.elements.namedItem("message");
  const beside = last ? message : form?.querySelector(".enquiry-lines");
  if (beside instanceof HTMLElement) {
    beside.focus();
  }
}

/** The products on the enquiry list with their quantities; they travel with the message. */
export function EnquiryLines({ language, words }: EnquiryLinesProps) {
  const texts = words.list;
  const [list, setList] = useEnquiryList();
  const [removed, setRemoved] = useState("");
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
  return (
    <>
      <p className="sr-only" role="status">
        {removed}
      </p>
      {entries.length > 0 && (
        <fieldset className="enquiry-lines" tabIndex={-1}>
          <legend>{texts.heading}</legend>
          <p>{texts.intro}</p>
          <ul>
            {entries.map(({ line, product }) => (
              <li key={product.slug}>
                <span className="enquiry-lines-name">
                  <bdi dir="ltr">{product.code}</bdi> {product.name}
                </span>
                <EnquiryQuantity
                  label={texts.quantityOf(product.name)}
                  describedBy={`minimum-${product.slug}`}
                  quantity={line.quantity}
                  onQuantity={(quantity) =>
                    setList((before) => setQuantity(before, product.slug, quantity))
                  }
                />
                <span className="enquiry-lines-minimum" id={`minimum-${product.slug}`}>
                  {texts.minimum(product.minimum)}
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={texts.removeOf(product.name)}
                  onClick={(event) => {
                    focusBeside(event, entries.length === 1);
                    setRemoved(texts.removed(product.name));
                    setList((before) => removeLine(before, product.slug));
                  }}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}
