import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { mediaType } from "#server/http/media-types.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const startPage = "/index.html";

/** Reads the built application; its few files stay in memory. */
export async function readAppFiles(folder: string): Promise<OfficeParts["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const address = file.slice(folder.length).replaceAll("\\", "/");
        return [address, await readFile(file)] as const;
      }),
    ),
  );
}

/** Serves the files of the application, and its start page at every other address. */
export function addAppFiles(
  app: FastifyInstance,
  { files, settings }: Pick<OfficeParts, "files" | "settings">,
): void {
  const { host } = new URL(settings.officeUrl);
  app.setNotFoundHandler((request, reply) => {
    const [pathname = "/"] = request.url.split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || pathname === "/api" || pathname.startsWith("/api/")) {
      return refuse(reply, 404, "not-found");
    }
    if (request.headers.host !== host) {
      return reply.redirect(settings.officeUrl + pathname, 302);
    }
    const file = files.get(pathname);
    if (file !== undefined && pathname !== startPage) {
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type(mediaType(pathname))
        .send(file);
    }
    const page = files.get(startPage);
    if (page === undefined || pathname.startsWith("/assets/")) {
      return refuse(reply, 404, "not-found");
    }
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
