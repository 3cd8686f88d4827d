import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryFields, type Enquiry } from "#domain/enquiry/enquiry.ts";
import { isReference } from "#domain/enquiry/reference.ts";
import { repeatedKeys } from "#server/enquiries/repeated-keys.ts";
import { problemOf } from "#test/support/problem.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { serviceWordsIn } from "#words/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test("an enquiry is kept and answered with its reference", async () => {
  const response = await postJson(service.endpoint, goodEnquiry);
  const { reference } = await response.json();
  expect(response.status).toBe(201);
  expect(isReference(reference)).toBe(true);
  const [letter] = await service.store.lease({ now: Date.now(), until: Date.now() + 1, limit: 9 });
  expect(letter).toMatchObject({ reference, enquiry: goodEnquiry });
});

test.each([
  ["name missing", { name: undefined }, "name", "missing"],
  ["company empty", { company: "" }, "company", "missing"],
  ["message of white space", { message: " \n\t " }, "message", "missing"],
  ["name too long", { name: "n".repeat(201) }, "name", "too-long"],
  ["company too long", { company: "c".repeat(201) }, "company", "too-long"],
  ["e-mail too long", { email: `${"e".repeat(250)}@b.co` }, "email", "too-long"],
  ["message too long", { message: "m".repeat(5001) }, "message", "too-long"],
  ["e-mail malformed", { email: "not an address" }, "email", "malformed"],
  ["e-mail with a header in it", { email: "a@b.co\r\nBcc: x@y.co" }, "email", "malformed"],
  ["e-mail with a NUL in it", { email: "a@b\u0000.co" }, "email", "malformed"],
  ["name a number", { name: 5 }, "name", "not-text"],
  ["e-mail null", { email: null }, "email", "not-text"],
  ["message a list", { message: ["x"] }, "message", "not-text"],
  ["a further key", { phone: "1" }, "phone", "unknown"],
])("%s is refused by its name", async (_what, change, field, problem) => {
  const response = await postJson(service.endpoint, { ...goodEnquiry, ...change });
  const { errors, detail } = await problemOf(response);
  expect(response.status).toBe(422);
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({ field, problem });
  expect(errors?.[0]?.detail).toContain(field);
  expect(detail).not.toBe("");
});

test("names every invalid field at once", async () => {
  const { errors } = await problemOf(await postJson(service.endpoint, {}));
  expect(errors?.map(({ field }) => field)).toEqual(enquiryFields);
});

test("treats keys with a meaning in JavaScript as unknown keys", async () => {
  const body = '{"__proto__":{"name":"x"},"constructor":1}';
  const { errors, status } = await problemOf(await postJson(service.endpoint, body));
  expect(status).toBe(422);
  expect(errors?.map(({ field }) => field)).toEqual(["__proto__", "constructor"]);
});

test("refuses a key that is half a sign", async () => {
  const { errors, status } = await problemOf(await postJson(service.endpoint, '{"a\\ud83d":1}'));
  expect(status).toBe(422);
  expect(errors?.[0]).toMatchObject({ field: "a\ufffd", problem: "unknown" });
});

test("accepts the longest values, counted in characters", async () => {
  const longest: Enquiry = {
    name: "😀".repeat(200),
    email: `${"e".repeat(64)}@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`.slice(
      -254,
    ),
    company: "ش".repeat(200),
    message: "ب".repeat(5000),
  };
  expect((await postJson(service.endpoint, longest)).status).toBe(201);
});

test.each(["", "{", "nonsense", '{"name":', "{'name':'x'}", "\u0000", "[".repeat(20_000)])(
  "refuses %j, which is not JSON",
  async (body) => {
    const { status, errors } = await problemOf(await postJson(service.endpoint, body));
    expect([status, errors?.[0]?.field]).toEqual([400, "body"]);
  },
);

test.each(["[]", "null", "5", '"text"', "true"])(
  "refuses %s, which is JSON but no enquiry",
  async (body) => {
    const { status, errors } = await problemOf(await postJson(service.endpoint, body));
    expect([status, errors?.[0]?.field]).toEqual([422, "body"]);
  },
);

test("bytes that are not UTF-8 are refused", async () => {
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    // In Latin-1 the name ends in a byte that is invalid in UTF-8; the rest is valid.
    body: Buffer.from(JSON.stringify({ ...goodEnquiry, name: "René" }), "latin1"),
  });
  const { status, errors } = await problemOf(response);
  expect([status, errors?.[0]?.problem]).toEqual([400, "not-utf8"]);
});

test.each([
  ['{"name":"A","email":"a@b.co","company":"C","message":"M","name":"B"}', ["name"]],
  [
    '{"name":"A","na\\u006de":"B","email":"a@b.co","message":"M","message":"M"}',
    ["name", "message"],
  ],
  ['{"":1,"":2}', [""]],
  ['{ "__proto__" : 1 ,\n"__proto__"\t: 2}', ["__proto__"]],
])("a key that is given twice is refused by its name: %s", async (body, fields) => {
  const { status, errors } = await problemOf(await postJson(service.endpoint, body));
  expect(status).toBe(422);
  expect(errors?.map(({ field }) => field)).toEqual(fields);
  expect(errors?.every(({ problem }) => problem === "repeated")).toBe(true);
});

test("distinguishes a duplicate key from similar text, and finds it inside an object", async () => {
  const message = '","name":"\\" {"name": 1, "name": 2} [';
  const json = JSON.stringify({ ...goodEnquiry, company: '"name":', message });
  expect((await postJson(service.endpoint, json)).status).toBe(201);
  const inside = '{"name":{"a":1,"a":2},"email":"a@b.co","company":[{"email":1}],"message":"M"}';
  const { errors } = await problemOf(await postJson(service.endpoint, inside));
  expect(errors).toMatchObject([{ field: "name.a", problem: "repeated" }]);
});

test("names the duplicate keys of any object", () => {
  const value = fc.oneof(fc.string(), fc.jsonValue());
  const key = fc.oneof(fc.constantFrom("a", "b", '"', "\\", "{"), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
      const members = pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(" : "));
      const keys = pairs.map(([name]) => name);
      const twice = keys.filter((name, index) => keys.indexOf(name) !== index);
      const object = `{${members.join(",\n")}}`;
      const expected = [...new Set(twice)].slice(0, 20);
      expect(repeatedKeys(object).toSorted()).toEqual(expected.toSorted());
      const deeper = repeatedKeys(`[0, {"in": [[], ${object}]}]`);
      expect(deeper.toSorted()).toEqual(expected.map((name) => `1.in.1.${name}`).toSorted());
    }),
  );
});

test("accepts five thousand characters in any JSON notation", async () => {
  const message = "\\ud83d\\ude00".repeat(5000);
  const json = JSON.stringify({ ...goodEnquiry, message: "@" }).replace('"@"', `"${message}"`);
  expect((await postJson(service.endpoint, json)).status).toBe(201);
});

test("a body of more than 128 KiB is refused, also where it does not say its length", async () => {
  const large = JSON.stringify({ ...goodEnquiry, message: "x".repeat(132_000) });
  const { status, errors } = await problemOf(await postJson(service.endpoint, large));
  expect([status, errors?.[0]?.field]).toEqual([413, "body"]);
  const stream = new Blob([large]).stream();
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: stream };
  const chunked = await fetch(service.endpoint, { ...init, duplex: "half" } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await chunked.json()).detail).toBe("The body may have at most 128 KiB.");
});

test.each(["GET", "PUT", "PATCH", "DELETE"])("refuses %s", async (method) => {
  const response = await fetch(service.endpoint, { method });
  expect((await problemOf(response)).status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
});

test("text is tidied as documented and otherwise kept to the letter", async () => {
  const instance = await startService();
  try {
    const untidy: Enquiry = {
      name: "  Ame\u0301lie\r\nBcc: x\u0000\t Y\u2028Z ",
      email: " amelie@buyer.example ",
      company: "شركة\u200cالسلامة \u202e<b>",
      message: "one\r\ntwo\rthree\u0007\tfour \ud800 cafe\u0301\n\n",
    };
    await postJson(instance.endpoint, untidy);
    const currentTime = Date.now();
    const [letter] = await instance.store.lease({
      now: currentTime,
      until: currentTime + 1,
      limit: 9,
    });
    expect(letter?.enquiry).toEqual<Enquiry>({
      name: "Amélie Bcc: x  Y Z",
      email: "amelie@buyer.example",
      company: "شركة\u200cالسلامة \u202e<b>",
      message: "one\ntwo\nthree\tfour \ufffd caf\u00e9",
    });
  } finally {
    await instance.close();
  }
});

test("nothing personal is logged", async () => {
  const { reference } = await (await postJson(service.endpoint, goodEnquiry)).json();
  const log = service.logged.join("\n");
  expect(log).toContain(`"enquiry kept","reference":"${reference}","held":false`);
  for (const value of Object.values(goodEnquiry)) {
    expect(log).not.toContain(value.slice(0, 12));
  }
});

test("the store that fails is not hidden: 503, and never 2xx", async () => {
  const instance = await startService({
    wrapStore: (store) => ({
      ...store,
      add: async () => {
        throw new Error("disk I/O error at /secret/place");
      },
    }),
  });
  try {
    const response = await postJson(instance.endpoint, goodEnquiry);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status: 503, detail: serviceWordsIn("en").refusals.notKept });
    expect(response.headers.get("retry-after")).toBe("30");
    expect(JSON.stringify(problem)).not.toContain("secret");
    expect(instance.logged.join("\n")).toMatch(/"enquiry not kept".*disk I\/O error/);
  } finally {
    await instance.close();
  }
});
