import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { evidenceOf } from "#domain/catalogue/evidence.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { sizeRanges } from "#domain/catalogue/product-sizes.ts";
import { sizeNames, type SlimProduct } from "#domain/catalogue/slim-list.ts";
import { pictureFile, pictureFolder, pictureWidths } from "#domain/picture-files.ts";

function choicesOf(product: Product): Pick<SlimProduct, "sizeNames" | "colours"> {
  const sizes = sizeNames(product);
  const { colours } = product.specifications;
  return {
    ...(sizes.length > 0 && { sizeNames: sizes }),
    ...(colours.length > 1 && { colours: colours.map(({ name }) => name) }),
  };
}

function pictureOf({ pictures, likeness }: Product): Pick<SlimProduct, "picture"> {
  const [first] = pictures;
  const [width] = pictureWidths.product;
  return first && likeness === undefined
    ? { picture: pictureFolder + pictureFile(first.stem, width, "avif") }
    : {};
}

function rangesOf({ specifications }: Product): Pick<SlimProduct, "sizes"> {
  const sizes = sizeRanges(specifications.sizes);
  return sizes.numbers.length > 0 || sizes.letters ? { sizes } : {};
}

/** Every product that can be asked for, as the browser keeps it: no price, no text, nothing unshown. */
export function slimList({ products }: Pick<Catalogue, "products">): readonly SlimProduct[] {
  return products
    .filter(({ status }) => status === "live")
    .map((product) => {
      const { slug, code, name, order, needs, category, availability } = product;
      const evidence = evidenceOf(product);
      return {
        slug,
        code,
        name,
        unit: order.unit,
        minimum: order.minimum,
        ...(needs.length > 0 && { needs }),
        ...pictureOf(product),
        category: category.name,
        ...(availability.state === "on-order" && { onOrder: true }),
        ...rangesOf(product),
        ...choicesOf(product),
        ...(evidence.length > 0 && { evidence }),
      };
    });
}
