import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("what was erased is nowhere in the store's files, nor is its key", async () => {
  const service = await startService();
  const secret = "Zubeida of the eighth jetty";
  const bytes = () =>
    readdirSync(service.folder)
      .map((name) => join(service.folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file, "latin1"))
      .join("\n");
  try {
    for (let n = 0; n < 40; n += 1) {
      const enquiry = {
        ...goodEnquiry,
        name: n % 2 === 0 ? secret : "Another",
        message: `No. ${n}`,
      };
      const key = { "idempotency-key": `key-of-${n % 2 === 0 ? "hers" : "others"}-${n}` };
      expect(
        (await postJson(service.endpoint, { ...enquiry, email: `n${n % 2}@b.example` }, key))
          .status,
      ).toBe(201);
    }
    expect(bytes()).toContain(secret);
    expect(await service.desk.erase({ email: "N0@b.example" })).toHaveLength(20);
    expect(bytes()).not.toContain(secret);
    expect(bytes()).not.toContain("key-of-hers");
    expect(bytes()).toContain("key-of-others");
    expect(await service.store.counts()).toMatchObject({ enquiries: 20, waiting: 20 });
  } finally {
    await service.close();
  }
});
