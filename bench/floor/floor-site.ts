import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pictureFolder } from "#domain/picture-files.ts";
import { placesIn } from "#publishing/places.ts";

/** A site that listens until it is stopped. */
export interface ListeningSite {
  readonly port: number;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function pageAnswer(status: number, html: string): Answer {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "max-age=60",
  };
  return { status, headers, body: brotliCompressSync(html) };
}

function pictureAnswer(file: string): Answer | undefined {
  try {
    const headers = {
      "content-type": "image/avif",
      "cache-control": "max-age=31536000, immutable",
    };
    return { status: 200, headers, body: readFileSync(file) };
  } catch {
    return undefined;
  }
}

/** Serves bare documents, and the pictures that a data folder keeps. */
export async function startFloor(
  documents: ReadonlyMap<string, string>,
  missing: string,
  dataFolder: string,
): Promise<ListeningSite> {
  const { pictures } = placesIn(dataFolder);
  const notFound = pageAnswer(404, missing);
  const answers = new Map(
    [...documents].map(([address, html]) => [address, pageAnswer(200, html)] as const),
  );
  const answerOf = (address: string): Answer => {
    const answer = answers.get(address);
    if (answer ?? !address.startsWith(pictureFolder)) {
      return answer ?? notFound;
    }
    const picture = pictureAnswer(path.join(pictures, path.basename(address))) ?? notFound;
    answers.set(address, picture);
    return picture;
  };
  const server = createServer((request, response) => {
    const { status, headers, body } = answerOf(request.url ?? "/");
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
