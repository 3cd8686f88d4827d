import { z } from "zod";
import { fileName } from "#content/text.ts";
import { productAddress } from "#domain/office/catalogue-messages.ts";
import { upload, uploadedFile } from "#domain/office/product-media.ts";
import { readDocumentUpload, readPictureUpload } from "#publishing/drafts/read-upload.ts";
import { takeBytes } from "#server/http/take-bytes.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse, refuseField } from "#office/api/problems.ts";

const config = { right: "edit" } as const;
/** Largest upload in bytes: a photograph of a good camera. */
const largestUpload = 40 * 1024 * 1024;

const fileAddress = productAddress.extend({ file: fileName });

const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
};

/** Adds the photographs and documents of products: uploads, and the files as they are. */
export function addProductFileRoutes(api: OfficeApi, { editing, events }: OfficeParts): void {
  const { drafts, uploads, readProducts, readFile } = editing;

  api.get(
    "/catalogue/products/:slug/files/:file",
    { config, schema: { params: fileAddress } },
    async ({ params: { slug, file } }, reply) => {
      const { products } = await readProducts();
      const path = `products/${slug}/${file}`;
      const mediaType = mediaTypes[file.slice(file.lastIndexOf(".") + 1).toLowerCase()];
      const isKnown = products.has(slug) && mediaType !== undefined;
      const content = isKnown
        ? ((await uploads.find(path))?.content ?? (await readFile(path)))
        : undefined;
      return content === undefined
        ? refuse(reply, 404, "not-found")
        : reply
            .headers({
              "content-type": mediaType,
              "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(file)}`,
              "content-security-policy": "sandbox; default-src 'none'",
            })
            .send(content);
    },
  );

  api.register(async (scope: OfficeApi) => {
    takeBytes(scope, "application/octet-stream", largestUpload);
    scope.post(
      "/catalogue/products/:slug/files",
      {
        config,
        bodyLimit: largestUpload,
        schema: { params: productAddress, querystring: upload, response: { 200: uploadedFile } },
      },
      async (request, reply) => {
        const { slug } = request.params;
        const { kind, name } = request.query;
        const body: unknown = request.body;
        const { products } = await readProducts();
        if (!products.has(slug)) {
          return refuse(reply, 404, "not-found");
        }
        const bytes = z.instanceof(Buffer).catch(Buffer.alloc(0)).parse(body);
        const reading =
          kind === "picture"
            ? await readPictureUpload(name, bytes)
            : readDocumentUpload(name, bytes);
        if (!reading.ok) {
          return refuseField(reply, "file", reading.problem);
        }
        const { file, mediaType, content } = reading;
        const path = `products/${slug}/${file}`;
        await uploads.removeUnused(await drafts.list());
        await uploads.add({ path, mediaType, content }, request.person.id);
        await events.add({ person: request.person.id, what: "catalogue.uploaded", subject: path });
        return { file };
      },
    );
  });
}
