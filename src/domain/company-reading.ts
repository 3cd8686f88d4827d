import { companyVariables, isPlaceholder } from "#domain/company.ts";
import type { Company, CompanyField } from "#domain/company.ts";
import { mailAddressFormat, mailAddressProblem } from "#domain/mail-address.ts";

/** Environment variables, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used: the variable's name and what is wrong. */
export interface SettingProblem {
  readonly variable: string;
  readonly problem: string;
}

/** A problem as a line for whoever starts the service. */
export function settingLine({ variable, problem }: SettingProblem): string {
  return `${variable} ${problem}`;
}

/** Formats of fields, each with the words of its rule. */
export const companyFormats = {
  phone: [/^\+[1-9]\d{6,14}$/, "must be a number with the country code, such as +966512345678"],
  chat: [/^[1-9]\d{6,14}$/, "must be digits with the country code, such as 966512345678"],
  email: [mailAddressFormat, mailAddressProblem],
  nationalNumber: [/^7\d{9}$/, "must be ten digits that start with 7"],
  vatNumber: [/^3\d{13}3$/, "must be fifteen digits that start and end with 3"],
  profile: [/^https:\/\/\S+$/, "must be an https address"],
} satisfies Partial<Readonly<Record<CompanyField, readonly [RegExp, string]>>>;

const formats: Partial<Readonly<Record<CompanyField, readonly [RegExp, string]>>> = companyFormats;

function isField(key: string): key is CompanyField {
  return Object.hasOwn(companyVariables, key);
}

/** Every field of the record. */
const companyFields = Object.keys(companyVariables).filter(isField);

/** The company as the environment tells it, over the defaults; an empty variable is as unset. */
export function readCompany(
  env: Environment,
  defaults: Company,
): { readonly company: Company; readonly problems: readonly SettingProblem[] } {
  const company: Record<CompanyField, string> = { ...defaults };
  const problems: SettingProblem[] = [];
  for (const field of companyFields) {
    const value = env[companyVariables[field]]?.trim() ?? "";
    company[field] = value === "" ? defaults[field] : value;
    const [format, problem] = formats[field] ?? [];
    if (format?.test(company[field]) === false && problem !== undefined) {
      problems.push({ variable: companyVariables[field], problem });
    }
  }
  return { company, problems };
}

/** The variables whose value is still a visible placeholder. */
export function placeholdersIn(company: Company): readonly string[] {
  return companyFields
    .filter((field) => isPlaceholder(company[field].replaceAll(/\s/g, "")))
    .map((field) => companyVariables[field]);
}
