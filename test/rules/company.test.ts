import fc from "fast-check";
import { expect, test } from "vitest";
import { companyVariables, isPlaceholder } from "#domain/company.ts";
import { placeholdersIn, readCompany } from "#domain/company-reading.ts";
import { company as companyDefaults } from "#test/support/demonstration.ts";

const real = {
  COMPANY_NAME: "Real Safety",
  COMPANY_ALTERNATE_NAME: "Real Safety Equipment",
  COMPANY_LEGAL_NAME: "Real Safety Trading Est.",
  COMPANY_PHONE: "+966512345678",
  COMPANY_PHONE_DISPLAY: "+966 51 234 5678",
  COMPANY_EMAIL: "info@real.sa",
  COMPANY_CHAT: "966512345678",
  COMPANY_NATIONAL_NUMBER: "7012345678",
  COMPANY_VAT_NUMBER: "312345678901233",
  COMPANY_ADDRESS: "Jeddah, Saudi Arabia",
  COMPANY_NATIONAL_ADDRESS: "7421 Prince Sultan Road, Al Rawdah, Jeddah 23435",
  COMPANY_PROFILE: "https://www.real.sa",
};

test("every field has its own variable", () => {
  const names = Object.values(companyVariables);
  expect(Object.keys(companyVariables).toSorted()).toEqual(Object.keys(companyDefaults).toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test("an empty environment gives valid defaults that are visibly placeholders", () => {
  const { company, problems } = readCompany({}, companyDefaults);
  expect(company).toEqual(companyDefaults);
  expect(problems).toEqual([]);
  expect(placeholdersIn(company)).toEqual([
    "COMPANY_LEGAL_NAME",
    "COMPANY_PHONE",
    "COMPANY_PHONE_DISPLAY",
    "COMPANY_EMAIL",
    "COMPANY_CHAT",
    "COMPANY_NATIONAL_NUMBER",
    "COMPANY_VAT_NUMBER",
    "COMPANY_NATIONAL_ADDRESS",
    "COMPANY_PROFILE",
  ]);
});

test("a complete environment replaces every field and leaves no placeholder", () => {
  const { company, problems } = readCompany(real, companyDefaults);
  expect(problems).toEqual([]);
  expect(placeholdersIn(company)).toEqual([]);
  expect(company).toMatchObject({ phone: "+966512345678", email: "info@real.sa" });
});

test.each([
  ["COMPANY_PHONE", "0512345678"],
  ["COMPANY_CHAT", "+966512345678"],
  ["COMPANY_EMAIL", "info at real.sa"],
  ["COMPANY_NATIONAL_NUMBER", "1012345678"],
  ["COMPANY_VAT_NUMBER", "123"],
  ["COMPANY_PROFILE", "javascript:alert(1)"],
])("refuses %s in the form %s", (variable, value) => {
  const { problems } = readCompany({ ...real, [variable]: value }, companyDefaults);
  expect(problems.map((problem) => problem.variable)).toEqual([variable]);
});

test("reads any environment without throwing and treats blank values as unset", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(real)), fc.string()), (env) => {
      const { company } = readCompany(env, companyDefaults);
      for (const value of Object.values(company)) {
        expect(value.trim()).not.toBe("");
      }
    }),
  );
  expect(readCompany({ COMPANY_NAME: "  " }, companyDefaults).company.name).toBe(
    companyDefaults.name,
  );
});

test("recognizes placeholders and does not mistake real data for them", () => {
  for (const value of ["info@example.com", "https://example.org", "+966500000000", "Placeholder"]) {
    expect(isPlaceholder(value)).toBe(true);
  }
  for (const value of Object.values(real)) {
    expect(isPlaceholder(value)).toBe(false);
  }
});
