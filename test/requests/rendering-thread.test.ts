import { expect, test } from "vitest";
import { createRenderingAllowance } from "#server/http/rendering-allowance.ts";
import { openWorkerRenderer, usualRendererLimits } from "#server/rendering/worker-renderer.ts";
import type { RendererLimits } from "#server/rendering/worker-renderer.ts";
import { begun, gatedRender, openGate, publishGated } from "#test/support/gated-release.ts";
import { serveRelease, writeRelease } from "#test/support/release.ts";
import { ask, eventually, postForm } from "#test/support/requests.ts";
import type { RawAnswer } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const plenty = { capacity: 1000, perSecond: 1000 };
const allowance = () => createRenderingAllowance({ address: plenty, everybody: plenty }, () => 0);
const never = () => new AbortController().signal;
const patient: RendererLimits = { ...usualRendererLimits, start: never, page: never };

/** Runs the service on a release whose pages wait, hang, throw or take their thread with them. */
async function withThread(
  bounds: Partial<RendererLimits>,
  work: (service: Service, closed: string[]) => Promise<void>,
): Promise<void> {
  const closed: string[] = [];
  const service = await startService({
    publish: publishGated,
    allowance: allowance(),
    async openRenderer(folder, log) {
      const renderer = await openWorkerRenderer(folder, log, { ...patient, ...bounds });
      const close = () => renderer.close().then(() => void closed.push(folder));
      return { ...renderer, close };
    },
  });
  try {
    await work(service, closed);
  } finally {
    await openGate(service.folder);
    await service.close();
  }
}

const finished = ["/", "/shop", "/shop?utm_source=x", "/robots.txt", "/404"];
const search = (words: string | number) => `/shop?q=${words}`;
const text = ({ body }: RawAnswer) => body.toString();

async function expectFinished(url: string): Promise<void> {
  for (const path of finished) {
    expect([path, (await ask(url, path)).status]).toEqual([path, path === "/404" ? 404 : 200]);
  }
}

test("finished pages are answered while a page is made; a few may wait for theirs, and no more", async () => {
  await withThread({ waiting: 4 }, async ({ url, folder }) => {
    const first = ask(url, search("wait"));
    await begun(folder);
    await expectFinished(url);
    const answers: RawAnswer[] = [];
    const others = Array.from({ length: 7 }, async (_, at) => {
      answers.push(await ask(url, search(at)));
    });
    // Who asks for what is being made waits with the first and takes no place.
    const same = Array.from({ length: 5 }, () => ask(url, search("wait")));
    await eventually(async () => answers.length === 3);
    for (const refused of answers) {
      expect(refused.status).toBe(503);
      expect(refused.headers).toMatchObject({
        "retry-after": "2",
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      expect(text(refused)).toMatch(/try again soon/);
      expect(text(refused)).toContain('<a href="/">');
    }
    await expectFinished(url);
    await openGate(folder);
    await Promise.all(others);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const answer of [await first, ...(await Promise.all(same))]) {
      expect(text(answer)).toContain("page 1,");
    }
    expect((await ask(url, search("afterwards"))).status).toBe(200);
  });
});

test("what is made in a thread comes in the coding asked for, and is told none of the settings", async () => {
  await withThread({}, async ({ url }) => {
    const plain = await ask(url, search("hats"));
    expect(text(plain)).toContain('0 settings: {"address":"/shop?q=hats"}');
    for (const coding of ["br", "gzip"]) {
      const headers = { "accept-encoding": coding };
      const coded = await ask(url, search("hats"), { headers });
      expect(coded.headers["content-encoding"]).toBe(coding);
      expect(coded.headers.etag).toBe(plain.headers.etag?.replace(/"$/, `-${coding}"`));
      const decoded = await fetch(`${url}${search("hats")}`, { headers });
      expect(await decoded.text()).toBe(text(plain));
    }
  });
});

test("a page that hangs is given up, and who waits behind it is told to come again", async () => {
  const late = new AbortController();
  const limits = [late.signal];
  await withThread({ page: () => limits.shift() ?? never() }, async (service) => {
    const { url, folder, logged, releases } = service;
    const hanging = ask(url, search("hang"));
    await begun(folder);
    const behind = releases.site.now().rendered.at(search("behind"));
    await expectFinished(url);
    late.abort();
    expect((await hanging).status).toBe(500);
    expect(await behind).toEqual({ retryAfter: 2 });
    expect(text(await ask(url, search("next")))).toContain("release 1, page");
    expect(logged.filter((line) => line.includes("RenderTimeout"))).toHaveLength(1);
  });
});

test("nobody has to come to give up a page that hangs", async () => {
  await withThread({ page: () => usualRendererLimits.page() }, async ({ url }) => {
    expect((await ask(url, search("hang"))).status).toBe(500);
    expect((await ask(url, "/")).status).toBe(200);
  });
});

test.each(["throw", "leave", "fail", "grow"])(
  "a page that does `%s` is an incident; the next one is made",
  async (temper) => {
    await withThread({ memory: 32 }, async ({ url, logged }) => {
      const [incident, waited] = await Promise.all([
        ask(url, search(temper)),
        ask(url, search("waited")),
      ]);
      expect(incident.status).toBe(500);
      expect(waited.status).toBe(200);
      await expectFinished(url);
      expect((await ask(url, search("next"))).status).toBe(200);
      const told = logged.find((line) => line.includes("page failed")) ?? "";
      const { incident: reference } = JSON.parse(told) as { readonly incident: string };
      expect(text(incident)).toContain(reference);
    });
  },
);

test("a thread that fails while nobody waits is told of, and replaced", async () => {
  await withThread({}, async ({ url, folder, logged }) => {
    expect((await ask(url, search("later"))).status).toBe(200);
    await openGate(folder);
    await eventually(async () => logged.some((line) => line.includes("after the answer")));
    expect(text(await ask(url, search("next")))).toContain("page 1,");
  });
});

test("another release is served while a page of the old one is made, and then the old one's thread ends", async () => {
  await withThread({}, async (service, closed) => {
    const { url, folder, releases } = service;
    const watch = releases.watch(10);
    try {
      const old = ask(url, search("wait"));
      await begun(folder);
      const waiting = releases.site.now().rendered.at(search("waiting"));
      const pages = [{ address: "/shop", html: "<p>second</p>" }];
      const second = await writeRelease(folder, 2, { pages, render: gatedRender("release 2") });
      await serveRelease(folder, 2);
      await eventually(async () => releases.site.now().number === 2);
      expect(text(await ask(url, search("new")))).toContain("release 2");
      expect(closed).toEqual([]);
      await openGate(folder);
      expect(text(await old)).toContain("release 1");
      const made = await waiting;
      expect("body" in made && (await made.body("identity")).toString()).toContain("release 1");
      await eventually(async () => closed.length === 1);
      expect(closed).not.toContain(second);
    } finally {
      watch.stop();
    }
  });
});

test("the thread of a release that is not whole ends, and the old release goes on", async () => {
  await withThread({}, async ({ url, folder, logged, releases }, closed) => {
    const broken = await writeRelease(folder, 2, { pages: [], languages: [] });
    await serveRelease(folder, 2);
    const watch = releases.watch(1_000_000);
    await watch.look();
    watch.stop();
    expect(logged.filter((line) => line.includes("release not loaded"))).toHaveLength(1);
    expect(closed).toEqual([broken]);
    expect(text(await ask(url, search("hats")))).toContain("release 1");
  });
});

test("a refused form is given back at once while many wait for pages", async () => {
  await withThread({ waiting: 1 }, async ({ url, endpoint, folder }) => {
    const first = ask(url, search("wait"));
    await begun(folder);
    const rest = [ask(url, search(1)), ask(url, search(2))];
    await Promise.race(rest);
    const answer = await postForm(endpoint, { name: "Khalid", company: "Harbour Works" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="Harbour Works"');
    await openGate(folder);
    await Promise.all([first, ...rest]);
  });
});
