import { partOf } from "#content/exchange/text-columns.ts";
import { languageQuery } from "#domain/office/catalogue-messages.ts";
import { categoryList, createdProduct, newProduct } from "#domain/office/product-messages.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuseField } from "#office/api/problems.ts";

const config = { right: "edit" } as const;

/** Adds new products, empty or as a copy of a similar one. */
export function addNewProductRoutes(api: OfficeApi, { editing, events }: OfficeParts): void {
  api.get(
    "/catalogue/categories",
    { config, schema: { querystring: languageQuery, response: { 200: categoryList } } },
    async ({ query: { language } }) => {
      const { categories } = await editing.readProducts();
      return {
        categories: categories.categories.map(({ id, name }) => ({
          id,
          label: partOf(name, language) ?? partOf(name, "en") ?? id,
        })),
      };
    },
  );

  api.post(
    "/catalogue/products",
    { config, schema: { body: newProduct, response: { 200: createdProduct } } },
    async (request, reply) => {
      const { slug, like } = request.body;
      const creation = await editing.createProduct(request.body);
      if (!creation.ok) {
        return refuseField(reply, creation.field, creation.problem);
      }
      const created = { person: request.person.id, what: "catalogue.created" };
      await events.add({ ...created, subject: creation.path, before: like });
      return { slug };
    },
  );
}
