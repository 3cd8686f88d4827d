import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/enquiries/open-store.ts";
import { openStaff } from "#server/people/open-staff.ts";
import { bareEnvironment } from "#test/support/process.ts";
import { publishSmallSite } from "#test/support/small-site.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "office-command-"));
  await publishSmallSite(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(...words: string[]) {
  return spawnSync(process.execPath, ["tools/office.ts", ...words], {
    encoding: "utf8",
    env: { ...bareEnvironment(), DATA_DIR: folder, OFFICE_URL: "http://localhost:3100" },
  });
}

async function withStaff<T>(work: (staff: ReturnType<typeof openStaff>) => Promise<T>) {
  const { database } = await openStore({ dataFolder: folder }, "db/migrations", () => {});
  const clock = { now: () => Date.now() };
  const place = { officeUrl: "http://localhost:3100", companyName: "Supplier" };
  return work(openStaff({ database, clock, ...place })).finally(() => database.close());
}

test("makes the first owner and prints a code that signs in", async () => {
  const { stdout, status } = run("invite", "Huda@Supplier.example");
  expect(status).toBe(0);
  expect(stdout).toContain("http://localhost:3100/");
  const code = /\d{4} \d{4} \d{4} \d{4}/.exec(stdout)?.[0] ?? "";
  const person = await withStaff(async ({ codes }) => {
    const { browser } = await codes.issue("huda@supplier.example");
    return codes.redeem(browser, code);
  });
  expect(person).toMatchObject({ email: "huda@supplier.example", name: "huda", role: "owner" });
});

test("keeps the last owner, and explains itself without an address", async () => {
  run("invite", "huda@supplier.example");
  const demoted = run("invite", "huda@supplier.example", "--role", "sales");
  expect([demoted.status, demoted.stderr]).toEqual([
    1,
    "The office needs an owner: invite another owner first.\n",
  ]);
  for (const words of [[], ["invite"], ["invite", "huda"], ["invite", "a@b.example", "--role=x"]]) {
    const { status, stderr } = run(...words);
    expect([status, stderr.slice(0, 30)]).toEqual([1, "npm run office -- invite EMAIL"]);
  }
});
