import type { FastifyInstance, FastifyRequest } from "fastify";

/** Lets the addresses of a scope take bodies of a media type, unparsed, up to a limit in bytes. */
export function takeBytes(
  scope: Pick<FastifyInstance, "addContentTypeParser">,
  mediaType: string,
  bodyLimit: number,
): void {
  scope.addContentTypeParser(
    mediaType,
    { parseAs: "buffer", bodyLimit },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}
