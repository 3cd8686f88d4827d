import { addressesIn } from "#addresses";
import { singleFiles } from "#content/content-files.ts";
import { productFile } from "#content/content.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { languageQuery, productAddress } from "#domain/office/catalogue-messages.ts";
import { formatPath } from "#domain/office/content-form.ts";
import type { ContentUse } from "#domain/office/content-messages.ts";
import {
  productRemoval,
  productRename,
  productUses,
  removalState,
  renamedProduct,
} from "#domain/office/product-messages.ts";
import { fieldValue } from "#publishing/drafts/content-file.ts";
import { editableColumns, showCell } from "#publishing/drafts/product-cells.ts";
import type { DraftEdit } from "#server/catalogue/drafts.ts";
import { planEdits } from "#office/api/content-edits.ts";
import { readContentState, type ContentState } from "#office/api/content-state.ts";
import { nameOf, usesOf } from "#office/api/content-uses.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse, refuseField } from "#office/api/problems.ts";

const config = { right: "edit" } as const;
const addresses = addressesIn("en");
const statusField = "status";

/** Adds another address for a product, and its removal, with the files that name it. */
export function addProductAddressRoutes(api: OfficeApi, { editing, events }: OfficeParts): void {
  const { drafts, publisher } = editing;
  const params = productAddress;

  api.get(
    "/catalogue/products/:slug/uses",
    { config, schema: { params, querystring: languageQuery, response: { 200: productUses } } },
    async ({ params: { slug }, query: { language } }, reply) => {
      const state = await readContentState(editing);
      const product = state.products.get(slug)?.product;
      if (product === undefined) {
        return refuse(reply, 404, "not-found");
      }
      return {
        uses: [
          ...usesOf({ target: "products", id: slug }, state, language),
          ...linksTo(slug, state, language),
        ].filter(({ path }) => path !== productFile(slug)),
        redirect: addresses.shopCategory(product.category),
        state: await removalOf(slug, state),
      };
    },
  );

  async function removalOf(slug: string, { products }: ContentState): Promise<RemovalState> {
    const path = productFile(slug);
    const draft = (await drafts.list()).find(
      (entry) => entry.path === path && entry.field === statusField,
    );
    const isRemoved = products.get(slug)?.product.status === "removed";
    if (draft === undefined) {
      return isRemoved ? "removed" : "shown";
    }
    return draft.value === "removed" ? "leaving" : "shown";
  }

  api.post(
    "/catalogue/products/:slug/address",
    {
      config,
      schema: { params, body: productRename.pick({ to: true }), response: { 200: renamedProduct } },
    },
    async (request, reply) => {
      const { slug: from } = request.params;
      const { to } = request.body;
      const stored = await drafts.list();
      if (stored.some(({ path }) => path === productFile(from))) {
        return refuse(reply, 409, "has-drafts");
      }
      const renaming = await editing.renameProduct({ from, to });
      if (!renaming.ok) {
        return refuseField(reply, "slug", renaming.problem);
      }
      const { id: person } = request.person;
      const [before, after] = [productFile(from), productFile(to)];
      await events.add({ person, what: "catalogue.renamed", subject: after, before, after });
      void publisher.publishFolder(person, `${from} > ${to}`);
      return { slug: to, updated: [...renaming.updated] };
    },
  );

  /** Saves another status with the redirect that belongs to it; null removes the redirect. */
  async function saveStatus(
    slug: string,
    status: "live" | "removed",
    redirect: string | null,
    person: string,
  ): Promise<"saved" | "gone" | "stale"> {
    const state = await readContentState(editing);
    const file = state.products.get(slug);
    const column = editableColumns.get(statusField);
    if (file === undefined || column === undefined) {
      return "gone";
    }
    const path = productFile(slug);
    const stored = (await drafts.list()).find(
      (draft) => draft.path === path && draft.field === statusField,
    );
    const old = showCell(file.product, column);
    const edit: DraftEdit = {
      path,
      field: statusField,
      baseHash: file.hash,
      old,
      value: status,
      base: stored === undefined ? old : stored.value,
    };
    const field = redirectField(slug);
    const base = fieldValue(state.values.get(singleFiles.redirects), field);
    const value = redirect === null ? null : JSON.stringify(redirect);
    const plan = planEdits(
      singleFiles.redirects,
      [{ field, value, base: base === null ? null : String(base) }],
      state,
      "en",
    );
    const redirects = plan.kind === "edits" ? plan.edits : [];
    const keepsUnchanged = publisher.state().phase === "running";
    const saving = await drafts.save([edit, ...redirects], person, { keepsUnchanged });
    return saving.outcome === "saved" ? "saved" : "stale";
  }

  api.post(
    "/catalogue/products/:slug/removal",
    { config, schema: { params, body: productRemoval, response: { 200: removalState } } },
    async (request, reply) => {
      const { slug } = request.params;
      const { redirect } = request.body;
      if (redirect.replace(/#.*$/, "") === addresses.product(slug)) {
        return refuseField(reply, "redirect", "not-an-address-of-the-site");
      }
      const saved = await saveStatus(slug, "removed", redirect, request.person.id);
      return saved === "saved"
        ? { state: "leaving" as const }
        : refuse(reply, saved === "gone" ? 404 : 409, saved === "gone" ? "not-found" : "stale");
    },
  );

  api.delete(
    "/catalogue/products/:slug/removal",
    { config, schema: { params, response: { 200: removalState } } },
    async (request, reply) => {
      const { slug } = request.params;
      const { id: person } = request.person;
      const file = (await editing.readProducts()).products.get(slug);
      if (file === undefined) {
        return refuse(reply, 404, "not-found");
      }
      if (file.product.status === "removed") {
        await saveStatus(slug, "live", null, person);
      } else {
        const field = redirectField(slug);
        const keys = [
          { path: productFile(slug), field: statusField },
          { path: singleFiles.redirects, field },
        ];
        await drafts.discard(keys, person);
      }
      return { state: "shown" as const };
    },
  );
}

type RemovalState = "shown" | "leaving" | "removed";

const redirectField = (slug: string) => formatPath([addresses.product(slug)]);

/** Lists the files whose texts link to a product. */
function linksTo(
  slug: string,
  { values, products }: ContentState,
  language: "en" | "ar",
): ContentUse[] {
  const link = new RegExp(`${addresses.product(slug)}(?![\\w-])`);
  const count = (value: unknown) => {
    let links = 0;
    visitTexts(value, (text) => {
      links += link.test(text) ? 1 : 0;
    });
    return links;
  };
  const files = [
    ...[...values].map(([path, value]) => ({ path, name: nameOf(value, language), value })),
    ...[...products].map(([other, { product }]) => ({
      path: productFile(other),
      name: partOf(product.name, language) ?? partOf(product.name, "en") ?? other,
      value: product as unknown,
    })),
  ];
  return files
    .map(({ path, name, value }) => ({ path, name, count: count(value) }))
    .filter((use) => use.count > 0);
}
