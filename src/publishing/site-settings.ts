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
import { usualRetentionDays } from "#domain/enquiry/retention.ts";
import { usualLanguage, type Language } from "#domain/language.ts";
import { atStart, readYaml, type FileProblem } from "#publishing/yaml-file.ts";

/** What the environment says of the site. */
export interface SiteSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly backend: { readonly url: string; readonly anonKey: string };
  /** How long the service keeps an enquiry, which the privacy notice says. */
  readonly retentionDays: number;
}

/** What the setting says; one that the service will refuse is as none. */
function retentionDaysIn(text: string): number {
  return /^\s*[1-9]\d{0,4}\s*$/.test(text) ? Number(text) : usualRetentionDays;
}

/** Reads where the site stands and what its form sends to. */
export function readSiteSettings(env: Environment): SiteSettings {
  const port = env["PORT"] || "3000";
  return {
    url: (env["SITE_URL"] || `http://localhost:${port}`).replace(/\/+$/, ""),
    backend: {
      url: env["SUPABASE_URL"] || "",
      anonKey: env["SUPABASE_ANON_KEY"] || "public-anon-key",
    },
    retentionDays: retentionDaysIn(env["RETENTION_DAYS"] ?? ""),
  };
}

/** The company of company.yaml in a language, as the environment corrects it. */
export function companyIn(
  language: Language,
  { company }: Pick<Content, "company">,
  env: Environment,
): Company {
  const { name, alternateName, legalName, address, nationalAddress, ...others } = company;
  const { discountLicence: _, ...rest } = others;
  const told = {
    ...rest,
    name: textIn(name, language),
    alternateName: textIn(alternateName, language),
    legalName: textIn(legalName, language),
    address: textIn(address, language),
    nationalAddress: textIn(nationalAddress, language),
  };
  return readCompany(env, told).company;
}

/** Whether the company is a real one: a demonstration's placeholders bind nobody. */
export function isLive(content: Pick<Content, "company">, env: Environment): boolean {
  return placeholdersIn(companyIn(usualLanguage, content, env)).length === 0;
}

/** The company of a content folder in the first language, before anything else is read of it; nothing where its file is broken. */
export async function readCompanyOf(
  folder: string,
  env: Environment,
): Promise<Company | undefined> {
  const file = singleFiles.company;
  const text = await readFile(path.join(folder, file), "utf8").catch(() => "");
  const reading = readYaml(file, text, companySchema);
  return reading.ok ? companyIn(usualLanguage, { company: reading.value }, env) : undefined;
}

/** What is wrong with the variables that correct the company's data. */
export function companyProblems(content: Content, env: Environment): readonly FileProblem[] {
  return readCompany(env, companyIn(usualLanguage, content, {}))
    .problems.filter(({ variable }) => (env[variable]?.trim() ?? "") !== "")
    .map((problem) => atStart("environment", settingLine(problem)));
}
