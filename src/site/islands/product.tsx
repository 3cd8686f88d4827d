import { productBySlug } from "#content/catalogue.ts";
import { wordsIn, type Language } from "#content/words/words.ts";
import { isListed, toggleLine } from "#domain/enquiry/enquiry-list.ts";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { ProductDetail } from "#site/sections/product-detail.tsx";

export interface ProductIslandProps {
  readonly language: Language;
  readonly slug: string;
}

/** A product on its own page. */
export default function ProductIsland({ language, slug }: ProductIslandProps) {
  const [list, setList] = useEnquiryList();
  const product = productBySlug(slug);
  if (!product) return null;
  return (
    <ProductDetail
      product={product}
      words={wordsIn(language)}
      level="h2"
      heading={<h1>{product.name}</h1>}
      listed={isListed(list, slug)}
      onToggle={() => setList((before) => toggleLine(before, slug, product.moq))}
    />
  );
}
