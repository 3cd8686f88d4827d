import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { redirects } from "#addresses";
import { products } from "#content/catalogue.ts";
import { categoryPages, footerCategories } from "#content/category-pages.ts";
import { cities } from "#content/cities.ts";
import { cityPages, dedicatedCities } from "#content/city-pages.ts";
import { categoryCards, claims, stated } from "#content/claims.ts";
import { pictures } from "#content/pictures.ts";
import { english } from "#content/words/en.ts";
import { addressViolations, linkViolations, type Named } from "#tools/check-content/addresses.ts";
import { catalogueViolations } from "#tools/check-content/catalogue.ts";
import { categoryPageViolations, headViolations } from "#tools/check-content/category-pages.ts";
import { cityPageViolations } from "#tools/check-content/city-pages.ts";
import { cardViolations, claimViolations } from "#tools/check-content/claims.ts";
import { readFactSheet } from "#tools/check-content/fact-sheet.ts";
import { figureViolations } from "#tools/check-content/figures.ts";
import { pictureViolations } from "#tools/check-content/pictures.ts";
import { productViolations, productWarnings } from "#tools/check-content/products.ts";
import { wordingViolations } from "#tools/check-content/wording.ts";

const factSheet = "docs/standards.md";
const masters = "artwork/masters";

/** The hash of every master by its name; scenes and the fallback belong to no product. */
const mastersHeld = () =>
  new Map(
    readdirSync(masters)
      .filter((file) => file.endsWith(".webp") && !/^(scene-|fallback\.)/.test(file))
      .map((file) => {
        const hash = createHash("sha256")
          .update(readFileSync(`${masters}/${file}`))
          .digest("hex");
        return [file.slice(0, -".webp".length), hash] as const;
      }),
  );

function siteAddresses(): ReadonlySet<string> {
  return new Set([
    ...["/", "/shop", "/contact", "/saudi"],
    ...categoryPages.map(({ slug }) => `/categories/${slug}`),
    ...cities.map(({ slug }) => `/saudi/${slug}`),
    ...products.map(({ slug }) => `/products/${slug}`),
  ]);
}

function addressesNamed(): readonly string[] {
  const contents: readonly Named[] = [
    ["words", english],
    ["redirects", Object.values(redirects)],
    ...categoryPages.map((page) => [`page ${page.slug}`, page] as const),
    ...cityPages.map((page) => [`city ${page.slug}`, page] as const),
    ...products.map((product) => [`product ${product.slug}`, product] as const),
  ];
  const links = [
    ["footer", footerCategories],
    ["home cards", categoryCards.map(({ page }) => page)],
    ...cityPages.map(({ slug, popular }) => [`city ${slug}, popular`, popular] as const),
  ] as const;
  const pages = new Set<string>(categoryPages.map(({ slug }) => slug));
  return [
    ...addressViolations(contents, siteAddresses()),
    ...linkViolations(links, pages),
    ...linkViolations(
      [["dedicated cities", dedicatedCities]],
      new Set(cities.map(({ slug }) => slug)),
    ),
  ];
}

/** Everything that is wrong with the content as it stands. */
export function contentViolations(): readonly string[] {
  const facts = readFactSheet(readFileSync(factSheet, "utf8"));
  return [
    ...products.flatMap(productViolations),
    ...catalogueViolations(products),
    ...pictureViolations(products, pictures, mastersHeld()),
    ...categoryPageViolations(categoryPages, products),
    ...categoryPages.flatMap((page) => figureViolations(page, facts)),
    ...cityPageViolations(cityPages, cities, dedicatedCities),
    ...headViolations([
      ...categoryPages,
      ...cityPages.map((page) => ({ ...page, description: stated([page.description]).join("") })),
    ]),
    ...claimViolations(claims),
    ...cardViolations(categoryCards),
    ...wordingViolations("words", english),
    ...addressesNamed(),
  ];
}

/** Checks everything that is said, prints what it checked, and throws on any violation. */
export function checkContent(): void {
  const started = performance.now();
  const violations = [...new Set(contentViolations())];
  if (violations.length > 0) {
    const list = violations.map((text) => `  ${text}`).join("\n");
    throw new Error(`The content breaks ${violations.length} of its rules:\n${list}`);
  }
  const figures = categoryPages.flatMap((page) => page.figures).length;
  for (const warning of products.flatMap(productWarnings)) console.warn(`Note: ${warning}`);
  console.log(
    `Checked ${products.length} products, ${Object.keys(pictures).length} pictures, ` +
      `${categoryPages.length} category pages with ${figures} figures, ` +
      `${cityPages.length} city pages and ${Object.keys(claims).length} claims ` +
      `in ${Math.round(performance.now() - started)} ms.`,
  );
}
