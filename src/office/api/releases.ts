import { z } from "zod";
import { productFile } from "#content/content.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import {
  changeList,
  draftKeys,
  languageQuery,
  publishAnswer,
  publishNote,
  releaseChanges,
  releaseList,
  releaseNumber,
  restoreAnswer,
  restoreOrder,
} from "#domain/office/catalogue-messages.ts";
import type { PublishAnswer } from "#domain/office/catalogue-messages.ts";
import { slugOfFile } from "#domain/office/draft.ts";
import { newProducts } from "#publishing/drafts/drafted-products.ts";
import { editableColumns } from "#publishing/drafts/product-cells.ts";
import type { LastPublish } from "#server/catalogue/publisher.ts";
import { describeLast, describeState } from "#office/api/catalogue.ts";
import { listContentChanges, readContentState } from "#office/api/content-state.ts";
import { nameOf } from "#office/api/content-uses.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const config = { right: "edit" } as const;
const done = z.object({});

/** Adds the list of unpublished changes, publishing, and the stored releases. */
export function addReleaseRoutes(api: OfficeApi, { editing, events }: OfficeParts): void {
  const { drafts, publisher, readProducts, releases } = editing;

  api.get(
    "/catalogue/changes",
    { config, schema: { querystring: languageQuery, response: { 200: changeList } } },
    async ({ query: { language } }) => {
      const [stored, files] = await Promise.all([drafts.list(), readProducts()]);
      const state = describeState(stored, files, publisher.state());
      const created = newProducts(stored, files);
      const changes = state.drafts.map((draft) => {
        const product = files.products.get(draft.slug)?.product ?? created.get(draft.slug);
        const name = product?.["name"];
        return {
          ...draft,
          isNew: created.has(draft.slug),
          name: partOf(name, language) ?? partOf(name, "en") ?? draft.slug,
          label: editableColumns.get(draft.field)?.header[language] ?? draft.field,
        };
      });
      return { changes, content: listContentChanges(await readContentState(editing), language) };
    },
  );

  api.post(
    "/catalogue/discard",
    { config, schema: { body: draftKeys, response: { 200: done } } },
    async (request) => {
      const keys = request.body.drafts.map(({ slug, field }) => ({
        path: productFile(slug),
        field,
      }));
      await drafts.discard(keys, request.person.id);
      return {};
    },
  );

  api.post(
    "/catalogue/publish",
    { config, schema: { body: publishNote, response: { 200: publishAnswer } } },
    async ({ person, body }) => {
      const note = body.note === "" ? "" : `${person.name}: ${body.note}`;
      return answerPublish(await publisher.publishAll(person.id, note));
    },
  );

  api.get(
    "/catalogue/releases",
    { config, schema: { response: { 200: releaseList } } },
    async () => {
      const listed = await releases.list();
      return {
        releases: listed.map(({ number, madeAt, products, note, current }) => ({
          number,
          madeAt,
          products,
          note,
          current,
        })),
      };
    },
  );

  api.get(
    "/catalogue/releases/:number",
    {
      config,
      schema: {
        params: releaseNumber,
        querystring: languageQuery,
        response: { 200: releaseChanges },
      },
    },
    async ({ params: { number }, query: { language } }, reply) => {
      const changes = await releases.changes(number, language);
      if (changes === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const { values } = await readContentState(editing);
      const files = changes.files.map((file) => ({
        ...file,
        name: file.slug === null ? nameOf(values.get(file.path), language) : file.name,
        cells: [...file.cells],
      }));
      return { total: changes.total, files };
    },
  );

  api.post(
    "/catalogue/releases/:number/serve",
    { config, schema: { params: releaseNumber, response: { 200: done } } },
    async (request, reply) => {
      const { number } = request.params;
      const outcome = await releases.serve(number);
      if (outcome.kind === "nothing") {
        return outcome.reason === "served-already" ? {} : refuse(reply, 404, "not-found");
      }
      publisher.soon();
      const served = { person: request.person.id, what: "catalogue.served" };
      await events.add({ ...served, subject: String(number), before: String(outcome.from) });
      return {};
    },
  );

  api.post(
    "/catalogue/releases/:number/restore",
    {
      config,
      schema: { params: releaseNumber, body: restoreOrder, response: { 200: restoreAnswer } },
    },
    async (request, reply) => {
      const { number } = request.params;
      const outcome = await releases.restore(number, request.body.slugs);
      if (outcome.kind !== "restored") {
        return refuse(reply, 404, "not-found");
      }
      const { written, removed, edited } = outcome;
      const restored = { person: request.person.id, what: "catalogue.restored" };
      await events.add({ ...restored, subject: String(number), after: [...written, ...removed] });
      const publish = await publisher.publishFolder(
        request.person.id,
        `${request.person.name} (${number})`,
      );
      return {
        written: written.length,
        removed: removed.length,
        edited: [...edited],
        publish: answerPublish(publish),
      };
    },
  );
}

function answerPublish(outcome: LastPublish): PublishAnswer {
  return {
    ...describeLast(outcome),
    refused:
      outcome.kind === "failed"
        ? []
        : outcome.refused.map(({ path, field, problem }) => ({
            slug: slugOfFile(path) ?? path,
            field,
            problem,
          })),
  };
}
