import { productFile } from "#content/content.ts";
import { languageQuery } from "#domain/office/catalogue-messages.ts";
import { newFileHash, slugOfFile } from "#domain/office/draft.ts";
import {
  applyAnswer,
  applyOrder,
  columnList,
  importAddress,
  importList,
  importPreview,
  importQuery,
  longestSheet,
  makerList,
  previewOrder,
  readImport,
  undoAnswer,
} from "#domain/office/import-messages.ts";
import type { ImportColumn } from "#domain/office/import-messages.ts";
import type { Language } from "#domain/language.ts";
import { importColumns } from "#publishing/imports/headings.ts";
import { editableColumns, showCell } from "#publishing/drafts/product-cells.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import { ConflictError } from "#server/catalogue/drafts.ts";
import type { AppliedDraft } from "#server/catalogue/imports.ts";
import type { PublishedCatalogue } from "#server/releases/current-catalogue.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import { choicesOf, isChoice } from "#office/api/product-form.ts";

const config = { right: "edit" } as const;

/** Fields that an answer names. */
const longestList = 20;

/** Columns that differ between products, so that one value for all makes no sense. */
const ownColumns: ReadonlySet<string> = new Set(["slug", "code", "gtin", "saber", "certificate"]);

/** Adds the import of makers' price lists. */
export function addImportRoutes(api: OfficeApi, { catalogue, editing }: OfficeParts): void {
  const { imports, runImport, drafts, readProducts } = editing;

  api.get("/imports", { config, schema: { response: { 200: importList } } }, async () => ({
    imports: [...(await imports.list())],
  }));

  api.get("/imports/makers", { config, schema: { response: { 200: makerList } } }, async () => ({
    makers: [...(await imports.layouts()).keys()].toSorted(),
  }));

  api.get(
    "/imports/columns",
    { config, schema: { querystring: languageQuery, response: { 200: columnList } } },
    async ({ query: { language } }) => {
      const [files, published] = await Promise.all([readProducts(), catalogue()]);
      return { columns: describeColumns(language, files, published) };
    },
  );

  api.register(async (scope: OfficeApi) => {
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: longestSheet },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      "/imports",
      {
        config,
        bodyLimit: longestSheet,
        schema: { querystring: importQuery, response: { 200: readImport } },
      },
      async (request, reply) => {
        const { name } = request.query;
        const bytes = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        const remembered = await imports.layouts();
        const result = await runImport({ kind: "read", name, bytes, remembered });
        if (result.kind !== "read") {
          const problem = result.kind === "refused" ? result.problem : "not-a-table";
          return refuseField(reply, "file", problem);
        }
        const id = await imports.add({ name, bytes }, request.person.id);
        const { headings, layout, ...sheet } = result.sheet;
        return { id, name, ...sheet, layout, headings: [...headings] };
      },
    );
  });

  api.post(
    "/imports/:id/preview",
    {
      config,
      schema: { params: importAddress, body: previewOrder, response: { 200: importPreview } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const [sheet, stored] = await Promise.all([imports.sheet(id), drafts.list()]);
      if (sheet === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const result = await runImport({
        kind: "preview",
        ...sheet,
        order: request.body,
        drafts: stored,
      });
      if (result.kind !== "preview") {
        const problem = result.kind === "refused" ? result.problem : "not-a-table";
        return refuseField(reply, "layout", problem);
      }
      const { maker, layout } = request.body;
      const edits = result.preview.lines.flatMap(({ row, slug, changes }) =>
        changes.map(({ field, old, value }) => ({
          row,
          path: productFile(slug),
          field,
          base: old,
          value,
        })),
      );
      await imports.savePreview(id, { maker, layout, edits });
      return result.preview;
    },
  );

  api.post(
    "/imports/:id/apply",
    {
      config,
      schema: { params: importAddress, body: applyOrder, response: { 200: applyAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const [edits, files, stored] = await Promise.all([
        imports.previewed(id),
        readProducts(),
        drafts.list(),
      ]);
      if (edits === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const without = new Set(request.body.without);
      const chosen = edits
        .filter(({ row }) => !without.has(row))
        .map((edit): AppliedDraft => ({
          ...edit,
          old: fileValue(edit.path, edit.field, files),
          baseHash: hashOf(edit.path, files) ?? newFileHash,
        }));
      const drafted = new Set(stored.map(({ path, field }) => `${path} ${field}`));
      const stale = chosen.filter(
        ({ path, field, old, base }) => !drafted.has(`${path} ${field}`) && old !== base,
      );
      if (stale.length > 0) {
        return refuse(reply, 409, "stale", {
          versions: { sent: [], current: stale.slice(0, longestList) },
        });
      }
      try {
        await imports.apply(id, chosen, request.person.id);
      } catch (error) {
        if (error instanceof ConflictError) {
          return refuse(reply, 409, "stale", {
            versions: { sent: [], current: error.conflicts.slice(0, longestList) },
          });
        }
        throw error;
      }
      return { products: new Set(chosen.map(({ path }) => path)).size, fields: chosen.length };
    },
  );

  api.post(
    "/imports/:id/undo",
    { config, schema: { params: importAddress, response: { 200: undoAnswer } } },
    async (request, reply) => {
      const files = await readProducts();
      const undoing = await imports.undo(request.params.id, request.person.id, {
        valueOf: (path, field) => fileValue(path, field, files),
        hashOf: (path) => hashOf(path, files),
      });
      return undoing ?? refuse(reply, 404, "not-found");
    },
  );
}

function describeColumns(
  language: Language,
  files: ProductFiles,
  published: PublishedCatalogue | undefined,
): ImportColumn[] {
  return importColumns.map((column) => {
    return {
      id: column.id,
      label: column.header[language],
      hasDefault: !ownColumns.has(column.id),
      choices: isChoice(column) ? choicesOf(column, language, files, published) : null,
    };
  });
}

function fileValue(path: string, field: string, { products }: ProductFiles) {
  const column = editableColumns.get(field);
  const product = products.get(slugOfFile(path) ?? "")?.product;
  return column && product ? showCell(product, column) : null;
}

function hashOf(path: string, { products }: ProductFiles): string | undefined {
  return products.get(slugOfFile(path) ?? "")?.hash;
}
