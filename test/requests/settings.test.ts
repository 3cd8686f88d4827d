import { expect, test } from "vitest";
import { readSettings } from "#settings";

const live = {
  NODE_ENV: "production",
  SITE_URL: "https://supplier.sa/",
  SMTP_URL: "smtps://user:secret@mail.supplier.sa",
  COMPANY_NAME: "Supplier",
  COMPANY_ALTERNATE_NAME: "Supplier Safety",
  COMPANY_LEGAL_NAME: "Supplier Trading Est.",
  COMPANY_PHONE: "+966512345678",
  COMPANY_PHONE_DISPLAY: "+966 51 234 5678",
  COMPANY_EMAIL: "info@supplier.sa",
  COMPANY_CHAT: "966512345678",
  COMPANY_NATIONAL_NUMBER: "7012345678",
  COMPANY_VAT_NUMBER: "312345678912343",
  COMPANY_ADDRESS: "Prince Sultan Road, Jeddah",
  COMPANY_PROFILE: "https://www.linkedin.com/company/supplier",
};

function problems(env: Record<string, string | undefined>): Record<string, string> {
  const reading = readSettings(env);
  const list = reading.ok ? [] : reading.problems;
  return Object.fromEntries(list.map(({ variable, problem }) => [variable, problem]));
}

test("nothing has to be set for a demonstration", () => {
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

test("a live site starts with everything set", () => {
  expect(readSettings(live)).toMatchObject({
    ok: true,
    settings: { siteUrl: "https://supplier.sa", mailTo: "info@supplier.sa", production: true },
  });
});

test("a live site without anything is refused, each variable by its name", () => {
  const named = Object.keys(problems({ NODE_ENV: "production" }));
  for (const variable of [
    "SITE_URL",
    "SMTP_URL",
    "COMPANY_EMAIL",
    "COMPANY_PHONE",
    "COMPANY_CHAT",
  ]) {
    expect(named).toContain(variable);
  }
});

test.each(["SITE_URL", "SMTP_URL", "COMPANY_EMAIL", "COMPANY_PHONE", "COMPANY_PHONE_DISPLAY"])(
  "a live site without %s is refused",
  (variable) => {
    expect(Object.keys(problems({ ...live, [variable]: "" }))).toEqual([variable]);
  },
);

test("SMTP may be missing where letters are only stored", () => {
  expect(problems({ ...live, SMTP_URL: undefined, STORE_ONLY: "1" })).toEqual({});
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["NODE_ENV", "prod"],
  ["SITE_URL", "supplier.sa"],
  ["SITE_URL", "ftp://supplier.sa"],
  ["SMTP_URL", "mail.supplier.sa"],
  ["DATABASE_URL", "mysql://x"],
  ["MAIL_TO", "nobody"],
  ["STORE_ONLY", "yes"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "999.1.1.1"],
  ["TRUST_PROXY", "beef"],
  ["ALLOWED_ORIGINS", "shop.example"],
  ["LIMIT_PER_ADDRESS", "0"],
  ["COMPANY_PHONE", "0512345678"],
  ["COMPANY_CHAT", "+966512345678"],
  ["COMPANY_EMAIL", "nobody"],
  ["COMPANY_VAT_NUMBER", "12"],
])("%s=%s is refused by name", (variable, value) => {
  expect(Object.keys(problems({ ...live, [variable]: value }))).toEqual([variable]);
});

test("no problem repeats a value, which may be a password", () => {
  const text = JSON.stringify(problems({ ...live, SMTP_URL: "hunter2://x:hunter2@y" }));
  expect(text).not.toContain("hunter2");
});
