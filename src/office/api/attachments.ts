import { Readable } from "node:stream";
import { z } from "zod";
import { createAttachments } from "#server/enquiries/attachments/attachments.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const fileOfEnquiry = z.object({ reference: z.string().max(20), id: z.string().max(40) });

/** Adds the download of the files that a buyer attached; browsers save them and never open them here. */
export function addAttachmentRoutes(api: OfficeApi, { database }: OfficeParts): void {
  const attachments = createAttachments(database);

  api.get(
    "/enquiries/:reference/files/:id",
    { config: { right: "sell" }, schema: { params: fileOfEnquiry } },
    async ({ params: { reference, id } }, reply) => {
      const file = await attachments.file(id);
      if (file?.reference !== reference) {
        return refuse(reply, 404, "not-found");
      }
      return reply
        .headers({
          "content-type": file.mediaType,
          "content-length": file.bytes,
          "content-disposition": `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
          "content-security-policy": "sandbox; default-src 'none'",
        })
        .send(Readable.from(attachments.read(id)));
    },
  );
}

/** Encodes a name as RFC 8187 wants it, which reserves more than an address. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
