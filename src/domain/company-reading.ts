import { companyVariables, isPlaceholder } from "#domain/company.ts";
import type { Company, CompanyField } from "#domain/company.ts";

/** Environment variables, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used: the variable's name and what is wrong. */
export interface SettingProblem {
  readonly variable: string;
  readonly problem: string;
}

const formats: Partial<Readonly<Record<CompanyField, readonly [RegExp, string]>>> = {
  phone: [/^\+[1-9]\d{6,14}$/, "must be an E.164 number such as +966512345678"],
  chat: [/^[1-9]\d{6,14}$/, "must be digits with the country code, such as 966512345678"],
  email: [/^[^\s@<>"]+@[^\s@<>"]+$/, "must be an e-mail address"],
  nationalNumber: [/^7\d{9}$/, "must be ten digits that start with 7"],
  vatNumber: [/^3\d{13}3$/, "must be fifteen digits that start and end with 3"],
  profile: [/^https:\/\/\S+$/, "must be an https address"],
};

function isField(key: string): key is CompanyField {
  return Object.hasOwn(companyVariables, key);
}

const fields = Object.keys(companyVariables).filter(isField);

/** The company as the environment tells it, over the defaults; an empty variable is as unset. */
export function readCompany(
  env: Environment,
  defaults: Company,
): { readonly company: Company; readonly problems: readonly SettingProblem[] } {
  const company: Record<CompanyField, string> = { ...defaults };
  const problems: SettingProblem[] = [];
  for (const field of fields) {
    const given = env[companyVariables[field]]?.trim() ?? "";
    company[field] = given === "" ? defaults[field] : given;
    const format = formats[field];
    if (format !== undefined && !format[0].test(company[field])) {
      problems.push({ variable: companyVariables[field], problem: format[1] });
    }
  }
  return { company, problems };
}

/** The variables whose value is still a visible placeholder. */
export function placeholdersIn(company: Company): readonly string[] {
  return fields
    .filter((field) => isPlaceholder(company[field].replaceAll(/\s/g, "")))
    .map((field) => companyVariables[field]);
}
