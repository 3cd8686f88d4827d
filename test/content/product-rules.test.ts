import { describe, expect, test } from "vitest";
import { products } from "#content/catalogue.ts";
import type { Category } from "#domain/catalogue/category.ts";
import type { Product, Specifications } from "#domain/catalogue/product.ts";
import { catalogueViolations } from "#tools/check-content/catalogue.ts";
import { productViolations, productWarnings } from "#tools/check-content/products.ts";

function first(): Product {
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty");
  return product;
}

const good = first();
const specified = (part: Partial<Specifications>): Partial<Product> => ({
  specifications: { ...good.specifications, ...part },
});
const unknownCategory = "Office Supplies" as Category;

const bad: readonly (readonly [string, Partial<Product>, string])[] = [
  ["a slug with capitals", { slug: "Hard-Hat" }, "slug"],
  ["a code that is none", { id: "X1" }, "id"],
  ["an empty name", { name: "" }, "name"],
  ["a name that is too long", { name: "x".repeat(53) }, "name"],
  ["a description that is too short", { description: "Short." }, "description"],
  ["a description that is too long", { description: "x".repeat(171) }, "description"],
  [
    "few words of detail",
    { detailedDescription: "word ".repeat(59).trim() },
    "detailedDescription",
  ],
  [
    "many words of detail",
    { detailedDescription: "word ".repeat(111).trim() },
    "detailedDescription",
  ],
  ["an unknown category", { category: unknownCategory }, "category"],
  ["an empty subcategory", { subcategory: " " }, "subcategory"],
  ["a price below 9", { price: 8.5, originalPrice: 16 }, "price"],
  ["a price above 328", { price: 329, originalPrice: 600 }, "price"],
  ["a price with cents", { price: 18.75, originalPrice: 36 }, "price"],
  ["an original price without a price", { price: 0, originalPrice: 40 }, "originalPrice"],
  ["an original price that is too near", { price: 100, originalPrice: 160 }, "originalPrice"],
  ["an original price that is too far", { price: 100, originalPrice: 221 }, "originalPrice"],
  ["a saving above the claim", { price: 100, originalPrice: 205 }, "saves more than the 50%"],
  ["a minimum below 5", { moq: 4 }, "moq"],
  ["a minimum that is no whole number", { moq: 5.5 }, "moq"],
  ["nothing in stock", { inStock: false }, "inStock"],
  ["unknown stock words", { bulkQuantity: "Plenty" }, "bulkQuantity"],
  ["five pictures", { images: ["a", "b", "c", "d", "e"] }, "images"],
  ["another product's picture", { images: ["another-product-front"] }, "images"],
  ["the same feature twice", { features: ["a", "a", "b", "c", "d"] }, "features"],
  ["a long feature", { features: ["x".repeat(60), "a", "b", "c", "d"] }, "features"],
  ["one key figure", { keyFigures: [{ label: "Cut", value: "D" }] }, "keyFigures"],
  [
    "a long key figure",
    {
      keyFigures: [
        { label: "Cut", value: "D" },
        { label: "x".repeat(15), value: "D" },
      ],
    },
    "keyFigures",
  ],
  ["no material", specified({ material: "" }), "specifications"],
  ["no colour", specified({ color: [] }), "specifications"],
  ["a standard without its edition", specified({ certification: ["EN 397"] }), "certification"],
  ["an empty list of standards", specified({ certification: [] }), "certification"],
  [
    "a long standard",
    specified({ certification: [`EN 397:2012 ${"x".repeat(30)}`] }),
    "certification",
  ],
  [
    "an approval that does not exist",
    { description: `${good.description.slice(0, 100)} OSHA approved` },
    "OSHA",
  ],
];

describe("the rules of a product", () => {
  test("hold for every product of the catalogue", () => {
    expect(products.flatMap(productViolations)).toEqual([]);
  });

  test.each(bad)("refuse %s", (_, change, says) => {
    const found = productViolations({ ...good, ...change });
    expect(found.length).toBeGreaterThan(0);
    expect(found.join("\n")).toContain(says);
  });

  test("refuse four features", () => {
    const four = ["a", "b", "c", "d"] as unknown as Product["features"];
    expect(productViolations({ ...good, features: four }).join()).toContain("features");
  });

  test("note what is in stock and yet made to order", () => {
    expect(productWarnings(good)).toEqual([]);
    expect(productWarnings({ ...good, bulkQuantity: "Made to order" })).toHaveLength(1);
  });
});

describe("the rules of the catalogue", () => {
  const without = (drop: (product: Product) => boolean) =>
    catalogueViolations(products.filter((product) => !drop(product))).join("\n");

  test("refuse fewer products than are promised", () => {
    expect(catalogueViolations(products.slice(0, 103)).join("\n")).toContain("fewer than 104");
  });

  test("refuse a category or a subcategory without products", () => {
    expect(without(({ category }) => category === "Facility Protection")).toContain(
      "no product in Facility Protection",
    );
    expect(without(({ subcategory }) => subcategory === "Lifelines")).toContain(
      "no product in Fall Protection / Lifelines",
    );
  });

  test("refuse a code that is missing, or shared where it may not be", () => {
    expect(without(({ id }) => id === "HP201")).toContain("HP201 is missing");
    expect(without(({ slug, id }) => id === "LT001" && slug.includes("kit"))).toContain("LT001");
    const again = { ...good, slug: "again", name: "Again" };
    expect(catalogueViolations([...products, again]).join("\n")).toContain(
      `${good.id} is used more than once`,
    );
  });

  test("refuse the same slug, name or text twice", () => {
    const found = catalogueViolations([...products, good]).join("\n");
    for (const field of ["slug", "name", "description", "detailedDescription"]) {
      expect(found).toContain(`catalogue, ${field}:`);
    }
  });
});
