import { addressesIn, service } from "#addresses";
import { listedPrice } from "#domain/catalogue/listed-price.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { csvOf } from "#domain/csv.ts";
import { pictureFile, pictureFolder, webpWidth } from "#domain/picture-files.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import type { NamedText } from "#publishing/files/sitemap.ts";

type Catalogue = UndatedSite["catalogues"][number];

/** A product for programs: purchasing systems, spreadsheets and search engines. */
interface ListedProduct {
  readonly code: string;
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  /** Names, and addresses of pages, by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly addresses: Readonly<Record<string, string>>;
  readonly standards: readonly string[];
  /** Classes and marks, such as `4X43D`. */
  readonly marks: string;
  /** Units that are sold at least, and in one package. */
  readonly minimum: number;
  readonly pack: number;
  readonly unit: string;
  readonly availability: string;
  /** List price in riyals without VAT; empty where the owner shows none. */
  readonly price: number | "";
  readonly picture: string;
}

function productsOf({ url, catalogues }: UndatedSite): readonly ListedProduct[] {
  const [usual] = catalogues;
  const bySlug = catalogues.map(({ language, products }) => ({
    language,
    products: new Map(products.map((product) => [product.slug, product])),
  }));
  const inEach = (slug: string, valueOf: (product: Product, language: string) => string) =>
    Object.fromEntries(
      bySlug.flatMap(({ language, products }) => {
        const product = products.get(slug);
        return product === undefined ? [] : [[language, valueOf(product, language)]];
      }),
    );
  const pageOf = new Map(
    catalogues.map(({ language }) => [language as string, addressesIn(language).product]),
  );
  return (usual?.products ?? [])
    .filter(({ status }) => status === "live")
    .map((product) => {
      const { code, slug, category, subcategory, specifications, order, availability } = product;
      const [picture] = product.pictures;
      const listed = usual && listedPrice(product, usual);
      return {
        code,
        slug,
        category: category.name,
        subcategory: subcategory.name,
        names: inEach(slug, ({ name }) => name),
        addresses: inEach(slug, (_, language) => url + (pageOf.get(language)?.(slug) ?? "")),
        standards: specifications.standards,
        marks: specifications.marks ?? "",
        minimum: order.minimum,
        pack: order.pack,
        unit: order.unit,
        availability: availability.state,
        price: listed?.kind === "listed" ? listed.amount : "",
        picture: picture
          ? `${url}${pictureFolder}${pictureFile(picture.stem, webpWidth, "webp")}`
          : "",
      };
    });
}

function tableOf(products: readonly ListedProduct[], languages: readonly string[]): string {
  const columns = [
    "code",
    "slug",
    "category",
    "subcategory",
    ...languages.map((language) => `name ${language}`),
    "standards",
    "marks",
    "minimum",
    "pack",
    "unit",
    "availability",
    "price SAR without VAT",
    ...languages.map((language) => `address ${language}`),
    "picture",
  ];
  const rows = products.map((product) => [
    product.code,
    product.slug,
    product.category,
    product.subcategory,
    ...languages.map((language) => product.names[language] ?? ""),
    product.standards.join("; "),
    product.marks,
    String(product.minimum),
    String(product.pack),
    product.unit,
    product.availability,
    String(product.price),
    ...languages.map((language) => product.addresses[language] ?? ""),
    product.picture,
  ]);
  return csvOf([columns, ...rows]);
}

/** Describes the site to language models (llmstxt.org). */
function guideForModels({ url, catalogues }: UndatedSite, usual: Catalogue): string {
  const { company, texts, categories, language } = usual;
  const addresses = addressesIn(language);
  const link = (name: string, address: string, note: string) =>
    `- [${name}](${url}${address}): ${note}`;
  return [
    `# ${company.name}`,
    "",
    `> ${texts.home.description}`,
    "",
    "Prices and delivery are confirmed by a quotation. Figures describe typical models unless a page names the manufacturer's model.",
    "",
    "## Catalogue",
    "",
    link(
      "catalogue.json",
      service.catalogueJson,
      "all products with codes, standards and addresses",
    ),
    link("catalogue.csv", service.catalogueCsv, "the same as a table"),
    link("Shop", addresses.shop, "all products; `?q=` searches by name, code, standard or mark"),
    link("Standards", addresses.standards, "what standards and marks mean"),
    link("Request for quotation", addresses.request, "takes a list of products and quantities"),
    link("Contact", addresses.contact, "form, telephone and e-mail"),
    "",
    "## Categories",
    "",
    ...categories.map(({ id, name }) =>
      link(name, addresses.shopCategory(id), `products of the category ${name}`),
    ),
    "",
    "## Languages",
    "",
    ...catalogues.map(
      (catalogue) => `- ${catalogue.language}: ${url}${addressesIn(catalogue.language).home}`,
    ),
    "",
  ].join("\n");
}

/** Creates the files that programs read: the catalogue as JSON and CSV, and a guide for language models. */
export function machineFiles(site: UndatedSite): readonly NamedText[] {
  const [usual] = site.catalogues;
  if (usual === undefined) {
    throw new Error("The site is published in no language");
  }
  const languages = site.catalogues.map(({ language }) => language);
  const products = productsOf(site);
  return [
    {
      file: service.catalogueJson.slice(1),
      text: JSON.stringify({ site: site.url, languages, products }),
    },
    { file: service.catalogueCsv.slice(1), text: tableOf(products, languages) },
    { file: service.modelGuide.slice(1), text: guideForModels(site, usual) },
  ];
}
