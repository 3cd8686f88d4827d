import { expect, test } from "vitest";
import { readSettings as readSettingsOver, readStoreSettings } from "#settings";
import { company } from "#test/support/demonstration.ts";
import { liveCompany } from "#test/support/live-company.ts";

const readSettings = (env: Parameters<typeof readSettingsOver>[0]) =>
  readSettingsOver(env, company);

const live = {
  NODE_ENV: "production",
  SITE_URL: "https://supplier.sa/",
  SMTP_URL: "smtps://user:secret@mail.supplier.sa",
  ...liveCompany,
};

function problems(env: Record<string, string | undefined>): Record<string, string> {
  const reading = readSettings(env);
  const list = reading.ok ? [] : reading.problems;
  return Object.fromEntries(list.map(({ variable, problem }) => [variable, problem]));
}

test("uses English for the staff by default", () => {
  expect(readSettings({})).toMatchObject({ settings: { staffLanguage: "en" } });
  const arabic = readSettings({ STAFF_LANGUAGE: "ar" });
  expect(arabic).toMatchObject({ ok: true, settings: { staffLanguage: "ar" } });
});

test("needs no settings for a demonstration", () => {
  const reading = readSettings({});
  expect(reading).toMatchObject({
    ok: true,
    settings: {
      port: 3000,
      siteUrl: "http://localhost:3000",
      dataFolder: "data",
      production: false,
    },
  });
});

test("serves the office of a live site at its own address alone", () => {
  expect(readSettings({})).toMatchObject({
    settings: { officeUrl: "http://localhost:3100", servesOffice: true, vatPercent: 15 },
  });
  expect(readSettings({ OFFICE_PORT: "0" })).toMatchObject({ settings: { servesOffice: false } });
  expect(readSettings(live)).toMatchObject({ settings: { servesOffice: false } });
  const withOffice = { ...live, OFFICE_URL: "https://office.supplier.sa/" };
  expect(readSettings(withOffice)).toMatchObject({
    settings: { officeUrl: "https://office.supplier.sa", servesOffice: true },
  });
});

test("treats an empty variable as unset", () => {
  const names = [...Object.keys(live), "PORT", "STORE_ONLY", "TRUST_PROXY", "DATABASE_URL"];
  for (const nothing of ["", " "]) {
    const env = Object.fromEntries(names.map((name) => [name, nothing]));
    expect(readSettings(env)).toEqual(readSettings({}));
  }
});

test("accepts a live site with all settings", () => {
  expect(readSettings(live)).toMatchObject({
    ok: true,
    settings: { siteUrl: "https://supplier.sa", mailTo: ["info@supplier.sa"], production: true },
  });
});

test("refuses a live site without settings and names each variable", () => {
  const refused = Object.keys(problems({ NODE_ENV: "production" }));
  for (const variable of [
    "SITE_URL",
    "SMTP_URL",
    "COMPANY_EMAIL",
    "COMPANY_PHONE",
    "COMPANY_CHAT",
  ]) {
    expect(refused).toContain(variable);
  }
});

test.each(["SITE_URL", "SMTP_URL", "COMPANY_EMAIL", "COMPANY_PHONE", "COMPANY_PHONE_DISPLAY"])(
  "refuses a live site without %s",
  (variable) => {
    expect(Object.keys(problems({ ...live, [variable]: "" }))).toEqual([variable]);
  },
);

test("a live site is in Arabic at least", () => {
  expect(problems({ ...live, LANGUAGES: "ar" })).toEqual({});
  expect(Object.keys(problems({ ...live, LANGUAGES: "en" }))).toEqual(["LANGUAGES"]);
});

test("accepts missing SMTP where letters are only stored", () => {
  expect(problems({ ...live, SMTP_URL: undefined, STORE_ONLY: "1" })).toEqual({});
});

test("takes several recipients of letters", () => {
  const mailTo = "sales@supplier.sa, owner@supplier.sa ;export@supplier.sa";
  expect(readSettings({ ...live, MAIL_TO: mailTo })).toMatchObject({
    settings: { mailTo: ["sales@supplier.sa", "owner@supplier.sa", "export@supplier.sa"] },
  });
  expect(problems({ ...live, MAIL_TO: "sales@supplier.sa, owner" })).toEqual({
    MAIL_TO: "must be e-mail addresses such as sales@supplier.sa, separated by commas",
  });
});

test("refuses an e-mail address without a whole domain in words", () => {
  expect(problems({ ...live, COMPANY_EMAIL: "Sales@OurFirm" })).toEqual({
    COMPANY_EMAIL: "must be an e-mail address with a whole domain, such as sales@supplier.sa",
  });
});

test.each([
  ["MAIL_TO", "sales@supplier.sa, Sales@OurFirm"],
  ["MAIL_FROM", "Sales@OurFirm"],
  ["PORT", "http"],
  ["OFFICE_URL", "http://office.supplier.sa"],
  ["OFFICE_URL", "http://127.0.0.1:3100"],
  ["OFFICE_URL", "https://supplier.sa/office"],
  ["OFFICE_URL", "office.supplier.sa"],
  ["VAT_PERCENT", "15.5"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["NODE_ENV", "prod"],
  ["SITE_URL", "supplier.sa"],
  ["SITE_URL", "ftp://supplier.sa"],
  ["SMTP_URL", "mail.supplier.sa"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://user:100%@mail.supplier.sa"],
  ["DATABASE_URL", "mysql://x"],
  ["DATABASE_URL", "postgres://u:p#w@database/x"],
  ["MAIL_TO", "nobody"],
  ["STAFF_LANGUAGE", "fr"],
  ["STORE_ONLY", "yes"],
  ["METRICS_HOST", "203.0.113.9"],
  ["METRICS_HOST", "metrics.example"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "999.1.1.1"],
  ["TRUST_PROXY", "beef"],
  ["ALLOWED_ORIGINS", "shop.example"],
  ["LIMIT_PER_ADDRESS", "0"],
  ["COMPANY_PHONE", "0512345678"],
  ["COMPANY_CHAT", "+966512345678"],
  ["COMPANY_EMAIL", "nobody"],
  ["COMPANY_VAT_NUMBER", "12"],
])("refuses %s=%s by name", (variable, value) => {
  expect(Object.keys(problems({ ...live, [variable]: value }))).toEqual([variable]);
});

test.each([
  "smtp://user:secret@mail.supplier.sa:587?ignoreTLS=true",
  "smtps://user:secret@mail.supplier.sa/?tls.rejectUnauthorized=false",
  "smtp://user:secret@mail.supplier.sa?secure=false#x",
])("refuses %s, since TLS cannot be turned off", (url) => {
  expect(problems({ ...live, SMTP_URL: url })).toEqual({
    SMTP_URL: "must end with host and port: TLS is neither turned off nor loosened",
  });
});

test.each([
  ["smtp://mail.supplier.sa", { host: "mail.supplier.sa", port: 587, mustEncrypt: true }],
  ["smtps://mail.supplier.sa", { port: 465, implicitTls: true, mustEncrypt: true }],
  ["smtp://203.0.113.25:25", { port: 25, mustEncrypt: true }],
  ["smtp://[2001:db8::25]", { host: "2001:db8::25", mustEncrypt: true }],
  ["smtp://relay", { mustEncrypt: true }],
  ["smtp://localhost", { mustEncrypt: false }],
  ["smtp://127.0.0.1:1025", { mustEncrypt: false }],
  ["smtp://10.1.2.3", { mustEncrypt: false }],
  ["smtp://[fd00::25]", { host: "fd00::25", mustEncrypt: false }],
  ["smtps://localhost", { mustEncrypt: true }],
  [
    "smtp://us%40er:p%25w@localhost",
    { mustEncrypt: true, credentials: { user: "us@er", password: "p%w" } },
  ],
])("accepts %s", (url, server) => {
  const reading = readSettings({ ...live, SMTP_URL: url });
  expect(reading).toMatchObject({ ok: true, settings: { mailServer: server } });
});

test("never repeats a value, which may be a password", () => {
  for (const url of ["hunter2://x:hunter2@y", "smtp://x:hunter2@y?z", "smtp://x:hunter2%@y"]) {
    expect(JSON.stringify(problems({ ...live, SMTP_URL: url }))).not.toContain("hunter2");
  }
});

test.each(["pa$s#w/o@r:d%", "'quoted'", "كلمة"])(
  "DATABASE_PASSWORD may hold any signs: %s",
  (password) => {
    const env = {
      DATABASE_URL: "postgres://catalogue@database:5432/catalogue",
      DATABASE_PASSWORD: password,
    };
    const reading = readStoreSettings(env);
    const url = new URL(reading.ok ? (reading.settings.databaseUrl ?? "") : "");
    expect(decodeURIComponent(url.password)).toBe(password);
    expect([url.username, url.hostname, url.pathname]).toEqual([
      "catalogue",
      "database",
      "/catalogue",
    ]);
  },
);
