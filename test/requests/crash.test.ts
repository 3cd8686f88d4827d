import { afterAll, beforeAll, expect, test } from "vitest";
import { makeHome, startProcess } from "#test/support/process.ts";
import { ask, eventually, goodEnquiry, postJson } from "#test/support/requests.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

const failures = {
  "an error that nobody catches": "throw new Error('broken by buyer@mail.example')",
  "a rejection that nobody handles": "Promise.reject(new Error('broken by buyer@mail.example'))",
};

test.each(Object.entries(failures))(
  "%s ends the process in an orderly way",
  async (name, failure) => {
    // Preloaded, so that a signal can cause the failure.
    const code = encodeURIComponent(`process.on('SIGUSR2', () => { ${failure} })`);
    const service = await startProcess(home.folder, {
      DATA_DIR: name.replaceAll(" ", "-"),
      NODE_OPTIONS: `--import=data:text/javascript,${code}`,
    });
    service.process.kill("SIGUSR2");
    await eventually(async () => service.output().includes('"event":"stopping"'));
    expect((await ask(service.url, "/readyz")).status).toBe(503);
    expect((await postJson(service.endpoint, goodEnquiry)).status).toBe(201);
    service.process.kill("SIGUSR2");
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(
      /"level":"error","event":"uncaught error","reason":"Error: broken by \(address\)","frames":"at /,
    );
    expect(service.output()).not.toContain("buyer@mail.example");
    expect(service.output()).toContain('"event":"stopped"');
  },
);
