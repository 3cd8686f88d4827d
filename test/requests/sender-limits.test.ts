import { describe, expect, test } from "vitest";
import { createSenderLimits } from "#server/enquiries/sender-limits.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { Refusal } from "#server/http/problems.ts";
import { createLog } from "#server/log.ts";
import { serviceWordsIn } from "#words/service.ts";

const { refusals } = serviceWordsIn("en");
const window = 600;

/** Limits that count in memory, with a clock that is set by hand. */
function counting({ perAddress = 3, overall = 100, broken = false } = {}) {
  const hits = new Map<string, number>();
  const drawn: number[] = [];
  const lines: string[] = [];
  let now = 1_000_000_000_000;
  const counts: Pick<EnquiryStore, "hit" | "limitSalt"> = {
    async hit(bucket, from) {
      if (broken) {
        throw new Error("gone with a@b.example");
      }
      const key = `${bucket} ${from}`;
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return hits.get(key) ?? 0;
    },
    async limitSalt(from) {
      drawn.push(from);
      return `salt of ${from}`;
    },
  };
  const limits = createSenderLimits(
    { windowSeconds: window, perAddress, overall },
    {
      store: counts,
      clock: { now: () => now },
      log: createLog(
        (line) => lines.push(line),
        () => now,
      ),
    },
  );
  return { limits, hits, drawn, lines, wait: (seconds: number) => (now += seconds * 1000) };
}

const home = "203.0.113.7";

async function refusalFrom(asking: Promise<unknown>): Promise<Refusal> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) {
    throw new Error("not refused", { cause: error });
  }
  return error;
}

describe("requests of a household", () => {
  test("are as many as it may send", async () => {
    const { limits } = counting();
    for (let count = 0; count < 3; count += 1) {
      await limits.countRequest(home);
    }
    expect((await refusalFrom(limits.countRequest(home))).status).toBe(429);
    await limits.countRequest("203.0.113.8");
  });

  test("are refused until the window ends, to the second, and counted anew in the next", async () => {
    const { limits, wait } = counting({ perAddress: 0 });
    const begun = 1_000_000_000 % window;
    const refused = await refusalFrom(limits.countRequest(home));
    expect(refused.headers).toEqual({ "retry-after": String(window - begun) });
    expect(refused.detail(refusals)).toBe(refusals.tooMany(window - begun));
    wait(window - begun - 0.2);
    expect((await refusalFrom(limits.countRequest(home))).headers).toEqual({ "retry-after": "1" });
    const other = counting({ perAddress: 1 });
    await other.limits.countRequest(home);
    other.wait(window);
    await other.limits.countRequest(home);
  });

  test("stand in the store under a hash that differs from window to window", async () => {
    const { limits, hits, drawn, wait } = counting();
    await limits.countRequest(home);
    await limits.countRequest(home);
    wait(window);
    await limits.countRequest(home);
    const buckets = [...hits.keys()].map((key) => key.split(" ")[0]);
    expect(new Set(buckets).size).toBe(2);
    for (const bucket of buckets) {
      expect(bucket).toMatch(/^address:[\w-]{22}$/);
    }
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toBe((drawn[0] ?? 0) + window * 1000);
    expect((drawn[0] ?? 1) % (window * 1000)).toBe(0);
  });
});

test("enquiries of everybody are over the limit beyond their number, until the window ends", async () => {
  const { limits, wait } = counting({ overall: 2 });
  const over = [];
  for (let count = 0; count < 4; count += 1) {
    over.push(await limits.isOverLimit());
  }
  expect(over).toEqual([false, false, true, true]);
  wait(window);
  expect(await limits.isOverLimit()).toBe(false);
});

test("where nothing can be counted, an enquiry is refused honestly, and the log says why without an address", async () => {
  const { limits, lines } = counting({ broken: true });
  const { status, headers } = await refusalFrom(limits.countRequest(home));
  expect([status, headers]).toEqual([503, { "retry-after": "30" }]);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: "error", event: "limits not counted", reason: "Error: gone with (address)" },
  ]);
});
