import { describe, expect, test } from "vitest";
import { insistence, ofWiderNetwork } from "#domain/enquiry/limits.ts";
import type { Networks } from "#domain/network/networks.ts";
import { networksOf } from "#domain/network/networks.ts";
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
      store: counts as EnquiryStore,
      clock: { now: () => now },
      log: createLog(
        (line) => lines.push(line),
        () => now,
      ),
    },
  );
  return { limits, hits, drawn, lines, wait: (seconds: number) => (now += seconds * 1000) };
}

const home = networksOf("203.0.113.7");

/** An address in a /64, a /56 and a /48 of their numbers. */
const at = (network: number, site: number, house: number): Networks =>
  networksOf(`2001:db8:${network}:${(site * 256 + house).toString(16)}::1`);

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
  test("are as many as it may send, and its first is told apart", async () => {
    const { limits } = counting();
    expect(await limits.countRequest(home)).toBe("first");
    expect(await limits.countRequest(home)).toBe("later");
    expect(await limits.countRequest(home)).toBe("later");
    expect((await refusalFrom(limits.countRequest(home))).status).toBe(429);
    expect(await limits.countRequest(networksOf("203.0.113.8"))).toBe("first");
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
    expect(await other.limits.countRequest(home)).toBe("first");
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

describe("enquiries of everybody", () => {
  test("are half for first requests alone, and half for all", async () => {
    const { limits } = counting({ overall: 7 });
    const first = () => limits.countEnquiry(home, "first");
    const later = () => limits.countEnquiry(home, "later");
    expect([await later(), await later(), await later(), await later()]).toEqual([
      ...["usual", "usual", "usual", "crowded"],
    ]);
    expect([await first(), await first(), await first(), await first(), await first()]).toEqual([
      ...["usual", "usual", "usual", "usual", "crowded"],
    ]);
  });

  test("beyond it are set aside, and only a household that insists is refused", async () => {
    const { limits } = counting({ overall: 0 });
    for (let sent = 0; sent < insistence; sent += 1) {
      expect(await limits.countEnquiry(home, "first")).toBe("crowded");
    }
    expect((await refusalFrom(limits.countEnquiry(home, "first"))).status).toBe(429);
    expect(await limits.countEnquiry(networksOf("203.0.113.8"), "first")).toBe("crowded");
  });

  test("of one /56 are four times a household's, of one /48 four times that, and use up nobody else's", async () => {
    const { limits, hits } = counting({ perAddress: 1, overall: 1000 });
    const outcomes: string[] = [];
    for (let house = 0; house < ofWiderNetwork + 1; house += 1) {
      outcomes.push(await limits.countEnquiry(at(1, 0, house), "first"));
    }
    expect(outcomes).toEqual(["usual", "usual", "usual", "usual", "crowded"]);
    const before = [...hits].filter(([bucket]) => bucket.startsWith("overall"));
    // The /48 has had four, for what is one /56's too much is nobody else's, and may have sixteen.
    for (let site = 1; site < 13; site += 1) {
      expect(await limits.countEnquiry(at(1, site, 0), "first")).toBe("usual");
    }
    expect(await limits.countEnquiry(at(1, 13, 0), "first")).toBe("crowded");
    expect(await limits.countEnquiry(at(2, 0, 0), "first")).toBe("usual");
    expect(before.map(([, count]) => count)).toEqual([4]);
  });
});

test("where nothing can be counted, an enquiry is refused honestly, and the log says why without an address", async () => {
  const { limits, lines } = counting({ broken: true });
  const { status, headers } = await refusalFrom(limits.countRequest(home));
  expect([status, headers]).toEqual([503, { "retry-after": "30" }]);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: "error", event: "limits not counted", reason: "Error: gone with (address)" },
  ]);
});
