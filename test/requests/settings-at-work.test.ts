import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer } from "#test/support/mail-server.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually, goodEnquiry, postJson } from "#test/support/requests.ts";

let home: Awaited<ReturnType<typeof makeHome>>;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

test("applies the settings throughout the service", async () => {
  const mail = await startMailServer();
  const service = await startProcess(home.folder, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: "site@supplier.example",
    MAIL_TO: "desk@supplier.example",
    STAFF_LANGUAGE: "ar",
    COMPANY_NAME: "Supplier of the North",
    TRUST_PROXY: "1",
    ALLOWED_ORIGINS: "https://shop.example",
    LIMIT_PER_ADDRESS: "1",
    LIMIT_WINDOW_SECONDS: "86400",
    LIMIT_OVERALL: "2",
  });
  const send = (address: string, message: string) =>
    postJson(
      service.endpoint,
      { ...goodEnquiry, message },
      {
        "x-forwarded-for": address,
        origin: "https://shop.example",
      },
    );
  try {
    expect((await send("203.0.113.1", "one")).status).toBe(201);
    expect((await send("203.0.113.1", "two")).status).toBe(429);
    await eventually(async () => mail.delivered.length === 1);
    const [{ to: recipients, raw } = { to: [], raw: "" }] = mail.delivered;
    const letter = await PostalMime.parse(raw);
    expect(recipients).toEqual(["desk@supplier.example"]);
    expect(letter.from).toEqual({
      name: "Supplier of the North",
      address: "site@supplier.example",
    });
    expect(letter.html).toContain('<html lang="ar" dir="rtl">');
    expect((await send("203.0.113.2", "three")).status).toBe(201);
    expect((await send("203.0.113.3", "four")).status).toBe(201);
    const ready = await fetch(`${service.url}/alertz`, {
      headers: { "x-forwarded-for": "127.0.0.1" },
    });
    expect(await ready.json()).toMatchObject({ figures: { enquiries: 3, held: 1 } });
  } finally {
    service.process.kill("SIGTERM");
    expect(await service.ended).toBe(0);
    mail.close();
  }
});
