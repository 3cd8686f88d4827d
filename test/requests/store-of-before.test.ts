import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment, makeHome, startProcess } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

/** An enquiry of the stored fixture. */
interface Stored {
  readonly kind: "enquiry" | "request";
  readonly state: "delivered" | "handled" | "held" | "waiting";
  readonly language: string;
  readonly reference: string;
  /** Path and query of its receipt page. */
  readonly receipt: string;
}

const fixture = "test/fixtures/store-6106da13";
const postgres = sharePostgres();

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

async function loadDump(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(await readFile(join(fixture, "postgres/dump.sql"), "utf8"));
  } finally {
    await client.end();
  }
}

/** Lists what the staff's command lists. */
async function listEnquiries(env: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const words = [resolve("tools/enquiries.ts"), "list", "--json"];
  const options = { cwd: home.folder, env: { ...bareEnvironment(), ...env } };
  return JSON.parse((await promisify(execFile)(process.execPath, words, options)).stdout);
}

test.for(["sqlite", "postgres"])(
  "a %s store of an earlier version keeps its enquiries, deliveries and receipt links",
  async (kind, context) => {
    const folder = join(home.folder, kind);
    await mkdir(folder);
    await copyFile(join(fixture, kind, "enquiries.head"), join(folder, "enquiries.head"));
    const env: Record<string, string> = { DATA_DIR: kind, RETENTION_DAYS: "36500" };
    if (kind === "sqlite") {
      await copyFile(join(fixture, kind, "enquiries.db"), join(folder, "enquiries.db"));
    } else {
      env["DATABASE_URL"] = await postgres(context).database();
      await loadDump(env["DATABASE_URL"]);
    }
    const stored: readonly Stored[] = JSON.parse(
      await readFile(join(fixture, kind, "receipts.json"), "utf8"),
    );

    const service = await startProcess(home.folder, env);
    try {
      for (const { reference, receipt, language } of stored) {
        const answer = await fetch(`${service.url}${receipt}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-language")).toBe(language);
        expect(await answer.text()).toContain(reference);
        const guessed = receipt.replace(/key=.*/, `key=${"A".repeat(22)}`);
        expect((await fetch(`${service.url}${guessed}`)).status).toBe(404);
      }

      const subjects = async () =>
        (await readLetters(join(folder, "mailbox"))).map(({ subject }) => subject ?? "").join("\n");
      const waiting = stored.filter(({ state }) => state === "waiting");
      await eventually(async () => {
        const sent = await subjects();
        return waiting.every(({ reference }) => sent.includes(reference));
      });
      const sent = await subjects();
      for (const { reference, state } of stored) {
        expect([reference, sent.includes(`${reference} from`)]).toEqual([
          reference,
          state === "waiting",
        ]);
      }

      const listed = await listEnquiries(env);
      expect(listed).toHaveLength(stored.length);
      for (const { reference } of stored) {
        expect(listed).toContainEqual(expect.objectContaining({ reference }));
      }
      const held = stored.filter(({ state }) => state === "held");
      for (const { reference } of held) {
        const letter: unknown = expect.objectContaining({ state: "held" });
        expect(listed).toContainEqual(expect.objectContaining({ reference, letter }));
      }
    } finally {
      service.process.kill("SIGTERM");
      await service.ended;
    }
  },
);
