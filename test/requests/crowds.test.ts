import { expect, test } from "vitest";
import { isReference } from "#domain/enquiry/reference.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const usual = { windowSeconds: 600, perAddress: 30, overall: 1000 };

async function withLimits(
  limits: Partial<typeof usual>,
  work: (service: Service) => Promise<void>,
): Promise<void> {
  // A fixed clock, so that no window ends on a busy machine.
  const service = await startService({
    settings: { limits: { ...usual, ...limits }, trustProxy: 1 },
    clock: { now: () => 600_000 * 1000 },
  });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

/** Sends every item, a few at once, and returns the answers. */
async function sendAll<Given, Answer>(
  items: readonly Given[],
  send: (one: Given) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += 20) {
    answers.push(...(await Promise.all(items.slice(start, start + 20).map(send))));
  }
  return answers;
}

function post({ endpoint }: Service, body: unknown, address: string) {
  return postJson(endpoint, body, { "x-forwarded-for": address });
}

/** A unique enquiry, which is not counted as a repeat. */
function enquiryFrom(address: string, addition = "") {
  return { ...goodEnquiry, message: `Helmets for ${address} ${addition}` };
}

const ipv4 = (index: number) => `198.18.${index >> 8}.${index & 255}`;
const inAttacked = (index: number) => `2001:db8:bad:${index.toString(16)}::1`;
const several = (count: number, addressAt: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => addressAt(index));

const junkers = [...several(500, ipv4), ...several(500, inAttacked)];
const buyers = [
  ...several(25, (index) => `203.0.113.${index + 1}`),
  ...several(10, (index) => `2001:db8:${(index + 16).toString(16)}::1`),
  ...several(15, (index) => inAttacked(0x8000 + index * 7)),
];

test("leaves room for fifty buyers despite junk from a thousand networks", async () => {
  await withLimits({}, async (service) => {
    const junk = await sendAll([...junkers, ...junkers], async (address) => {
      const { status } = await post(service, "x", address);
      return status;
    });
    expect(new Set(junk)).toEqual(new Set([400]));
    const answers = await sendAll(buyers, async (address) => {
      const answer = await post(service, enquiryFrom(address), address);
      return { status: answer.status, ...(await answer.json()) };
    });
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(answers.every(({ reference }) => isReference(reference))).toBe(true);
    expect(await service.store.counts()).toMatchObject({ waiting: 50, held: 0 });
  });
});

test("enquiries from a thousand networks set those of fifty buyers aside, and refuse none", async () => {
  await withLimits({ overall: 100 }, async (service) => {
    const statuses = await sendAll(junkers, async (address) => {
      const { status } = await post(service, enquiryFrom(address, "spam"), address);
      return status;
    });
    expect(new Set(statuses)).toEqual(new Set([201]));
    const answers = await sendAll(buyers, async (address) => {
      const answer = await post(service, enquiryFrom(address), address);
      return { status: answer.status, ...(await answer.json()) };
    });
    expect(answers.filter(({ reference }) => !isReference(reference))).toEqual([]);
    expect(await service.store.counts()).toMatchObject({ waiting: 100, held: 950 });
    const [held] = await service.desk.list({ letter: "held", limit: 1 });
    expect(held?.suspicion).toBe("came when there were too many");
  });
});

test("recognizes an IPv4 visitor by every spelling of the address, and nobody else", async () => {
  await withLimits({ perAddress: 1 }, async (service) => {
    const status = async (address: string) =>
      (await post(service, enquiryFrom(address), address)).status;
    expect(await status("::ffff:198.51.100.1")).toBe(201);
    for (const spelling of [
      "198.51.100.1:5000",
      "198.51.100.1",
      "::ffff:c633:6401",
      "[64:ff9b::c633:6401]:9",
    ]) {
      expect(await status(spelling), spelling).toBe(429);
    }
    expect(await status("::ffff:203.0.113.9")).toBe(201);
    expect(await status("64:ff9b::203.0.113.10")).toBe(201);
  });
});

test("what is set aside is answered like any other, also the plain form", async () => {
  await withLimits({ overall: 1 }, async (service) => {
    expect((await postForm(service.endpoint, goodEnquiry)).status).toBe(303);
    const second = await postForm(service.endpoint, { ...goodEnquiry, message: "More." });
    expect(second.status).toBe(303);
    expect(second.headers.get("location")).toMatch(
      /^\/contact\?sent=[0-9A-Z]{5}-[0-9A-Z]{5}&receipt=[\w-]{22}$/,
    );
    expect(await service.store.counts()).toMatchObject({ waiting: 1, held: 1 });
  });
});

test("a mistake of the buyer's own does not count as an enquiry", async () => {
  await withLimits({ overall: 2 }, async (service) => {
    for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      const wrong = { ...goodEnquiry, email: "nowhere" };
      expect((await post(service, wrong, address)).status).toBe(422);
    }
    for (const addition of ["first", "second"]) {
      expect((await post(service, enquiryFrom("x", addition), "192.0.2.4")).status).toBe(201);
    }
    expect(await service.store.counts()).toMatchObject({ waiting: 2, held: 0 });
  });
});

test("does not charge everybody for requests that a household is refused", async () => {
  await withLimits({ perAddress: 1, overall: 4 }, async (service) => {
    for (const expected of [201, 429, 429, 429, 429, 429]) {
      expect((await post(service, enquiryFrom("x"), "192.0.2.1")).status).toBe(expected);
    }
    for (const address of ["192.0.2.2", "192.0.2.3", "192.0.2.4"]) {
      expect((await post(service, enquiryFrom(address), address)).status).toBe(201);
    }
    expect(await service.store.counts()).toMatchObject({ waiting: 4, held: 0 });
  });
});
