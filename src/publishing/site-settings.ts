import { readFile } from "node:fs/promises";
import path from "node:path";
import { singleFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { companySchema } from "#content/schema/supplier.ts";
import { textIn } from "#content/text.ts";
import type { Company } from "#domain/company.ts";
import {
  placeholdersIn,
  readCompany,
  settingLine,
  type Environment,
} from "#domain/company-reading.ts";
import { usualVatPercent } from "#domain/quotation/money.ts";
import { usualQuotationYears, usualRetentionDays } from "#domain/enquiry/retention.ts";
import { usualLanguage, type Language } from "#domain/language.ts";
import { atStart, readYaml, type FileProblem } from "#publishing/yaml-file.ts";

/** Settings of the site from the environment. */
interface SiteSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly backend: { readonly url: string; readonly anonKey: string };
  /** Days that the service keeps an enquiry; the privacy notice states it. */
  readonly retentionDays: number;
  /** Years that the service keeps a sent quotation; the privacy notice states it. */
  readonly quotationYears: number;
}

/** Parses a retention; a value that the service refuses counts as unset. */
function parseRetention(text: string | undefined, usual: number): number {
  return /^\s*[1-9]\d{0,4}\s*$/.test(text ?? "") ? Number(text) : usual;
}

export function readSiteSettings(env: Environment): SiteSettings {
  const port = env["PORT"] || "3000";
  return {
    url: (env["SITE_URL"] || `http://localhost:${port}`).replace(/\/+$/, ""),
    backend: {
      url: env["SUPABASE_URL"] || "",
      anonKey: env["SUPABASE_ANON_KEY"] || "public-anon-key",
    },
    retentionDays: parseRetention(env["RETENTION_DAYS"], usualRetentionDays),
    quotationYears: parseRetention(env["QUOTATION_RETENTION_YEARS"], usualQuotationYears),
  };
}

/** Parses VAT_PERCENT, which quotations use as well; a value that the service refuses counts as unset. */
export function readVatPercent({ VAT_PERCENT: text = "" }: Environment): number {
  return /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= 100 ? Number(text) : usualVatPercent;
}

/** Translates the company of company.yaml and applies corrections of the environment. */
export function companyIn(
  language: Language,
  { company }: Pick<Content, "company">,
  env: Environment,
): Company {
  const { name, alternateName, legalName, address, nationalAddress, ...details } = company;
  const { discountLicence: _licence, prices: _prices, ...publicDetails } = details;
  const translated = {
    ...publicDetails,
    name: textIn(name, language),
    alternateName: textIn(alternateName, language),
    legalName: textIn(legalName, language),
    address: textIn(address, language),
    nationalAddress: textIn(nationalAddress, language),
  };
  return readCompany(env, translated).company;
}

/** Tells if the company is real; a demonstration contains placeholders. */
export function isLive(content: Pick<Content, "company">, env: Environment): boolean {
  return placeholdersIn(companyIn(usualLanguage, content, env)).length === 0;
}

/**
 * Reads the company of a content folder in the usual language; undefined where its file is broken.
 */
export async function readCompanyOf(
  folder: string,
  env: Environment,
): Promise<Company | undefined> {
  const file = singleFiles.company;
  const text = await readFile(path.join(folder, file), "utf8").catch(() => "");
  const reading = readYaml(file, text, companySchema);
  return reading.ok ? companyIn(usualLanguage, { company: reading.value }, env) : undefined;
}

/** Lists invalid variables that correct the company's data. */
export function companyProblems(content: Content, env: Environment): readonly FileProblem[] {
  return readCompany(env, companyIn(usualLanguage, content, {}))
    .problems.filter(({ variable }) => (env[variable]?.trim() ?? "") !== "")
    .map((problem) => atStart("environment", settingLine(problem)));
}
