import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ReleaseWatch } from "#server/releases/watch.ts";
import { openWorkerRenderer } from "#server/rendering/worker-renderer.ts";
import { keepFile, serveRelease, writeRelease } from "#test/support/release.ts";
import { ask, eventually } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const html = (number: number, what: string) =>
  `<!doctype html><title>${what}</title><p>release ${number}.</p>${`filling ${number} `.repeat(500)}`;

/** A release whose every answer says its number. */
function publish(dataFolder: string, number: number): Promise<string> {
  return writeRelease(dataFolder, number, {
    pages: [
      { address: "/", html: html(number, "home") },
      { address: "/shop", html: html(number, "shop") },
      { address: "/saudi", html: html(number, "cities") },
      { address: "/404", status: 404, html: html(number, "nothing") },
    ],
    files: { "/robots.txt": `release ${number}.` },
    redirects: { "/old": `/release-${number}` },
    render: `export const createSite = () => ({ render: async ({ address }) => {
      await new Promise((later) => setTimeout(later, 3));
      return { status: 200, html: address + " release ${number}." };
    } });`,
  });
}

/** Runs the service on release 1 and follows what is served next. */
async function following(
  work: (service: Service, watch: ReleaseWatch) => Promise<void>,
  every = 10,
): Promise<void> {
  const service = await startService({
    publish: async (dataFolder) => {
      await publish(dataFolder, 1);
      await serveRelease(dataFolder, 1);
    },
    openRenderer: openWorkerRenderer,
  });
  const watch = service.releases.watch(every);
  try {
    await work(service, watch);
  } finally {
    watch.stop();
    await service.close();
  }
}

const served = ({ releases }: Service) => releases.site.now().number;

test("twenty switches under load: nothing fails, and every answer is of one release", async () => {
  await following(async (service) => {
    const { url, folder } = service;
    const paths = ["/", "/shop", "/robots.txt", "/saudi/jubail", "/nothing", "/shop?x=1"];
    const seen = new Set<string>();
    let switching = true;
    let requests = 0;

    async function visitor(first: number): Promise<void> {
      for (let n = first; switching || requests < 2000; n += 1) {
        const path = paths[n % paths.length] ?? "/";
        const headers = { "accept-encoding": n % 2 === 0 ? "br" : "identity" };
        const answer = await ask(url, path, { headers });
        requests += 1;
        expect([path, answer.status]).toEqual([path, path === "/nothing" ? 404 : 200]);
        const coded = answer.headers["content-encoding"] === "br";
        const body = coded ? brotliDecompressSync(answer.body) : answer.body;
        const numbers = new Set(
          Array.from(body.toString().matchAll(/release (\d+)\./g), ([, found]) => found),
        );
        const [number = ""] = numbers;
        expect(numbers.size).toBe(1);
        const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
        expect(answer.headers.etag).toBe(coded ? `"${hash}-br"` : `"${hash}"`);
        seen.add(number);
      }
    }

    const visitors = Promise.all(Array.from({ length: 10 }, (_, n) => visitor(n)));
    for (let number = 2; number <= 21; number += 1) {
      await publish(folder, number);
      await serveRelease(folder, number);
      await eventually(async () => served(service) === number && seen.has(`${number}`));
    }
    switching = false;
    await visitors;
    expect(requests).toBeGreaterThanOrEqual(2000);
    const logged = service.logged.filter((line) => line.includes('"event":"release"'));
    expect(logged).toHaveLength(20);
    expect(logged.at(-1)).toContain('"number":21');
    expect(service.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test("going back to an older release is a switch like any other", async () => {
  await following(async (service) => {
    await publish(service.folder, 2);
    await serveRelease(service.folder, 2);
    await eventually(async () => served(service) === 2);
    expect((await ask(service.url, "/old")).headers.location).toBe("/release-2");
    await serveRelease(service.folder, 1);
    await eventually(async () => served(service) === 1);
    expect((await ask(service.url, "/old")).headers.location).toBe("/release-1");
    expect((await ask(service.url, "/saudi/jubail")).body.toString()).toContain("release 1.");
  });
});

test("a page that is being made when the release changes is still of the old one", async () => {
  await following(async (service) => {
    const { releases } = service;
    const before = releases.site.now().rendered.at("/saudi/abha");
    await publish(service.folder, 2);
    await serveRelease(service.folder, 2);
    await eventually(async () => served(service) === 2);
    const made = await before;
    expect("body" in made && (await made.body("identity")).toString()).toContain("release 1.");
    expect((await ask(service.url, "/saudi/abha")).body.toString()).toContain("release 2.");
  });
});

const breaks: readonly (readonly [string, (folder: string) => Promise<void>, RegExp])[] = [
  ["half a list", (folder) => writeFile(join(folder, "pages.json"), '{"pages":['), /JSON/],
  [
    "a list of another shape",
    (folder) => writeFile(join(folder, "pages.json"), '{"pages":[{"address":"shop"}]}'),
    /pages\.json: pages\.0\.\w+/,
  ],
  ["a page that is not there", (folder) => rm(join(folder, "site/pages/1.html")), /ENOENT/],
  ["code that fails", (folder) => writeFile(join(folder, "render.js"), "nonsense("), /Error/],
  ["no facts", (folder) => rm(join(folder, "release.json")), /ENOENT/],
];

test.each(breaks)("a release with %s leaves the old one", async (_what, damage, reason) => {
  await following(async (service) => {
    const { folder, url } = service;
    await damage(await publish(folder, 2));
    await serveRelease(folder, 2);
    const failures = () => service.logged.filter((line) => line.includes("release not loaded"));
    await eventually(async () => failures().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(failures()).toHaveLength(1);
    expect(failures()[0]).toMatch(reason);
    expect((await ask(url, "/")).body.toString()).toContain("release 1.");
    await publish(folder, 3);
    await serveRelease(folder, 3);
    await eventually(async () => served(service) === 3);
    expect((await ask(url, "/")).body.toString()).toContain("release 3.");
  });
});

test("who is told looks at once, and tries again what could not be loaded", async () => {
  await following(async (service, watch) => {
    const release = await publish(service.folder, 2);
    await rm(join(release, "site.json"));
    await serveRelease(service.folder, 2);
    await watch.look();
    expect(served(service)).toBe(1);
    await writeFile(join(release, "site.json"), "{}");
    await watch.look();
    expect(served(service)).toBe(2);
  }, 1_000_000);
});

test("a current release that is not named for a moment leaves the old release", async () => {
  await following(async (service) => {
    await rm(join(service.folder, "releases/current"));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await ask(service.url, "/")).status).toBe(200);
    expect(service.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test("scripts and pictures of older releases stay served after a switch", async () => {
  await following(async (service) => {
    const { folder, url } = service;
    await keepFile(folder, "assets/browser-old_1234.js", Buffer.from("old()"));
    await keepFile(folder, "pictures/hat.00112233-640.avif", Buffer.from([1]));
    await publish(folder, 2);
    await keepFile(folder, "assets/browser-new-1234.js", Buffer.from("new()"));
    await serveRelease(folder, 2);
    await eventually(async () => served(service) === 2);
    for (const path of [
      "/assets/browser-old_1234.js",
      "/assets/browser-new-1234.js",
      "/pictures/hat.00112233-640.avif",
    ]) {
      const answer = await ask(url, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });
});
