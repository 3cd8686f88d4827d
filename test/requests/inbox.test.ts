import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ask, eventually, goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";

test("lists and shows letters in the development inbox", async () => {
  const service = await startService({ withInbox: true, delivers: true });
  try {
    const empty = await ask(service.url, "/inbox");
    expect(empty.body.toString()).toContain("No letter has arrived yet");
    const enquiry = { ...goodEnquiry, company: "<b>Bold</b> & Co" };
    await postJson(service.endpoint, enquiry);
    await eventually(async () => (await service.letters()).length === 1);
    const list = (await ask(service.url, "/inbox")).body.toString();
    expect(list).toContain("from &lt;b&gt;Bold&lt;/b&gt; &amp; Co");
    const [, address = ""] = /href="(\/inbox\/[^"]+)"><bdi/.exec(list) ?? [];
    const letter = await ask(service.url, address);
    expect(letter.status).toBe(200);
    expect(letter.body.toString()).toContain("200 safety helmets, EN 397");
    expect(letter.headers["content-security-policy"]).toContain("default-src 'none'");
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(letter.body.toString()) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(letter.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}';`);
    expect(letter.headers["x-robots-tag"]).toBe("noindex");
    const framed = await ask(service.url, `${address}/html`);
    expect(framed.body.toString()).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; Co");
    expect(framed.headers["content-security-policy"]).toContain("sandbox");
  } finally {
    await service.close();
  }
});

test("reads only letters from the folder", async () => {
  const service = await startService({ withInbox: true });
  try {
    for (const name of ["..%2fenquiries.db", "x.eml", ".x.eml.part", "%00.eml", "a%2Fb.eml"]) {
      expect((await ask(service.url, `/inbox/${name}`)).status).toBe(404);
    }
    expect((await ask(service.url, "/inbox", { method: "POST" })).status).toBe(405);
  } finally {
    await service.close();
  }
});

test("has no inbox without the folder mailer", async () => {
  const service = await startService();
  try {
    expect((await ask(service.url, "/inbox")).status).toBe(404);
  } finally {
    await service.close();
  }
});

test("opens the inbox only to this machine and its private network", async () => {
  const settings = { siteUrl: "http://demo.supplier.example:3000", trustProxy: 1 };
  const service = await startService({ withInbox: true, settings });
  const inbox = async (host: string, address = "192.168.1.20") => {
    const headers = { host, "x-forwarded-for": address };
    const { status, body } = await ask(service.url, "/inbox", { headers });
    expect(body.toString().includes("Development inbox")).toBe(status === 200);
    return status;
  };
  try {
    for (const host of ["localhost:3000", "demo.localhost", "127.0.0.1", "[::1]:3000"]) {
      expect([host, await inbox(host)]).toEqual([host, 200]);
    }
    expect(await inbox("192.168.1.5:3000")).toBe(200);
    expect(await inbox("demo.supplier.example")).toBe(200);
    for (const host of [
      "rebind.example",
      "localhost.rebind.example",
      "203.0.113.7",
      "a@localhost",
    ]) {
      expect([host, await inbox(host)]).toEqual([host, 404]);
    }
    expect(await inbox("localhost:3000", "203.0.113.7")).toBe(404);
    const letter = { headers: { host: "rebind.example", "x-forwarded-for": "127.0.0.1" } };
    expect((await ask(service.url, "/inbox/1-A0000-00001.eml/html", letter)).status).toBe(404);
  } finally {
    await service.close();
  }
});
