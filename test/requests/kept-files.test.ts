import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFile } from "#test/support/release.ts";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

const secret = "what nobody may read";
const master = Buffer.from("a master's bytes");
const hash = createHash("sha256").update(master).digest("hex");
const lost = "f".repeat(64);

let service: Service;
beforeAll(async () => {
  service = await startService({
    async publish(dataFolder) {
      const pictures = { "boot.00aa11bb": hash, "lost.00aa11bb": lost };
      await publishSmallSite(dataFolder, { pictures });
      await keepFile(dataFolder, `masters/${hash}.webp`, master);
      await keepFile(dataFolder, "previews/0123456789abcdef.jpg", Buffer.from(secret));
      await writeFile(join(dataFolder, "secret-abcd1234.js"), secret);
      await mkdir(join(dataFolder, "kept/assets/folder-abcd1234.js"));
    },
  });
});
afterAll(() => service.close());

test("a picture that is not encoded yet is answered by its master, and by itself afterwards", async () => {
  const path = "/pictures/boot.00aa11bb-640.avif";
  const before = await ask(service.url, path);
  expect([before.status, before.body]).toEqual([200, master]);
  expect(before.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect((await ask(service.url, path, { method: "POST" })).status).toBe(405);
  const encoded = Buffer.from("encoded");
  await keepFile(service.folder, "pictures/boot.00aa11bb-640.avif", encoded);
  const after = await ask(service.url, path);
  expect([after.status, after.body]).toEqual([200, encoded]);
  expect(after.headers).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await ask(service.url, path.replace("640.avif", "1280.webp"))).body).toEqual(master);
});

test("a kept file is compressed, and not sent again to whoever has it", async () => {
  const path = "/assets/browser-abcd1234.js";
  const headers = { "accept-encoding": "br" };
  const first = await ask(service.url, path, { headers });
  expect(first.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  const again = await ask(service.url, path, {
    headers: { ...headers, "if-none-match": first.headers.etag ?? "" },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const plain = await ask(service.url, `${path}?v=1`);
  expect(plain.body.toString()).toContain("a small script");
  const head = await ask(service.url, path, { method: "HEAD", headers });
  expect(head.headers["content-length"]).toBe(String(first.body.length));
});

test("a kept file that was removed is nowhere, and no error of ours", async () => {
  const path = "/assets/brief-abcd1234.woff2";
  await keepFile(service.folder, path.slice(1), Buffer.from("a font"));
  expect((await ask(service.url, path, { method: "POST" })).status).toBe(405);
  await rm(join(service.folder, "kept", path));
  expect((await ask(service.url, path)).status).toBe(404);
  expect(service.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test.each([
  "/assets/",
  "/assets/browser-00000000.js",
  "/assets/browser-abcd1234.js.br",
  "/assets/browser-abcd1234.js/",
  "/assets/browser-abcd1234.js%00",
  "/assets/folder-abcd1234.js",
  "/assets/../secret-abcd1234.js",
  "/assets/..%2Fsecret-abcd1234.js",
  "/assets/%2e%2e/secret-abcd1234.js",
  "/assets/..\\secret-abcd1234.js",
  "/assets//secret-abcd1234.js",
  "/assets/..-abcd1234.js",
  "/assets/.hidden-abcd1234.js",
  "/kept/assets/browser-abcd1234.js",
  `/masters/${hash}.webp`,
  "/pictures/../previews/0123456789abcdef.jpg",
  "/pictures/0123456789abcdef.jpg",
  "/pictures/lost.00aa11bb-640.avif",
  "/pictures/unknown.00aa11bb-640.avif",
  "/pictures/boot.00aa11bc-640.avif",
  "/pictures/__proto__.00aa11bb-640.avif",
  `/pictures/${"x".repeat(190)}.00aa11bb-640.avif`,
  `/pictures/${"x".repeat(5000)}.00aa11bb-640.avif`,
])("%s is nowhere", async (path) => {
  const answer = await ask(service.url, path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain("page /404");
});

test("whatever is asked for below the kept folders, nothing beside them is told", async () => {
  const piece = fc.constantFrom(
    ...["..", ".", "/", "\\", "%2f", "%5c", "%2e", "secret-abcd1234.js", "previews", "\0", "%00"],
    ...["0123456789abcdef.jpg", "masters", "kept", "browser-abcd1234.js", "?", "#", ";"],
  );
  const paths = fc
    .tuple(fc.constantFrom("/assets/", "/pictures/"), fc.array(piece, { maxLength: 8 }))
    .map(([folder, pieces]) => folder + pieces.join("").replaceAll("\0", "%00"));
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const answer = await ask(service.url, path);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.toString()).not.toContain(secret);
    }),
    { numRuns: 300 },
  );
});
