import { transportScopes } from "#domain/transport-security.ts";
import type { TransportScope } from "#domain/transport-security.ts";
import { isIP } from "node:net";
import { z } from "zod";
import type { Company } from "#domain/company.ts";
import { placeholdersIn, readCompany } from "#domain/company-reading.ts";
import type { Environment, SettingProblem } from "#domain/company-reading.ts";
import { usualQuotationYears, usualRetentionDays } from "#domain/enquiry/retention.ts";
import type { Limits } from "#domain/enquiry/limits.ts";
import { languages, readLanguages } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { mailAddressFormat, mailAddressProblem } from "#domain/mail-address.ts";
import { readMailServer } from "#domain/mail-server.ts";
import type { MailServer } from "#domain/mail-server.ts";
import { usualVatPercent } from "#domain/quotation/money.ts";
import { isPrivateAddress } from "#domain/network/private-address.ts";

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
    .default(fallback);

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const mailAddress = z.string().regex(mailAddressFormat, mailAddressProblem);

/** Several addresses, separated by commas. */
const mailAddresses = z
  .string()
  .transform((text) => text.split(/[\s,;]+/).filter((address) => address !== ""))
  .refine(
    (addresses) => addresses.every((address) => mailAddressFormat.test(address)),
    "must be e-mail addresses such as sales@supplier.sa, separated by commas",
  );

const mailServer = z.string().transform((text, context) => {
  const reading = readMailServer(text);
  if (reading.ok) {
    return reading.server;
  }
  context.addIssue(reading.problem);
  return z.NEVER;
});

function listed(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== "");
}

function isProxyList(text: string): boolean {
  return /^\d{1,2}$/.test(text) || listed(text).every(isNetwork);
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const longest = isIP(address) === 4 ? 32 : 128;
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return isIP(address) !== 0 && bitsFit && more.length === 0;
}

function isOriginList(text: string): boolean {
  return listed(text).every((entry) => URL.parse(entry)?.origin === entry);
}

/** Browsers offer passkeys and secure cookies over https, and on this machine. */
function isOfficeAddress(text: string): boolean {
  const url = URL.parse(text);
  const isSecure = url?.protocol === "https:";
  const isLocal = url?.protocol === "http:" && url.hostname === "localhost";
  return (isSecure || isLocal) && url.origin === text.replace(/\/$/, "");
}

/** Every interface is allowed, because the figures answer private addresses alone. */
function isMetricsHost(text: string): boolean {
  return isPrivateAddress(text) || text === "0.0.0.0" || text === "::";
}

/** Adds the password, which may hold any signs, to an address without one. */
function withPassword(url: string, password: string | undefined): string {
  const parsed = URL.parse(url);
  if (password === undefined || parsed === null || parsed.password !== "") {
    return url;
  }
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}

/** Address of PostgreSQL; nothing for the embedded store. */
function databaseIn(read: z.infer<typeof storeSchema>): Pick<StoreSettings, "databaseUrl"> {
  return read.DATABASE_URL === undefined
    ? {}
    : { databaseUrl: withPassword(read.DATABASE_URL, read.DATABASE_PASSWORD) };
}

const yes = z
  .enum(["0", "1"], { error: "must be 0 or 1" })
  .default("0")
  .transform((text) => text === "1");

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().max(255).default("localhost"),
  SITE_URL: webAddress.optional(),
  HSTS: z
    .enum(transportScopes, { error: `must be one of ${transportScopes.join(", ")}` })
    .default("host"),
  RETIRE_WORKER: yes,
  ALLOWED_ORIGINS: z
    .string()
    .refine(isOriginList, "must be a list of origins such as https://shop.example")
    .default(""),
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_ANON_KEY: z.string().max(2000).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, "must be a number of proxies or a list of addresses or networks")
    .default("0"),
  DATA_DIR: z.string().max(1000).default("data"),
  CONTENT_DIR: z.string().max(1000).default("content"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres address" })
    .refine((url) => !url.includes("#"), "has a # that must be written as %23")
    .optional(),
  DATABASE_PASSWORD: z.string().max(1000).optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddresses.optional(),
  STAFF_LANGUAGE: z.enum(languages, { error: `must be ${languages.join(" or ")}` }).default("en"),
  LANGUAGES: z
    .string()
    .refine(
      (text) => readLanguages(text) !== undefined,
      "must be a list of languages such as en, ar",
    )
    .default(""),
  REPLICA: yes,
  STORE_EXPECTED: yes,
  STORE_ONLY: yes,
  BUYERS_COPY: yes,
  LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400, 600),
  LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 30),
  LIMIT_OVERALL: wholeNumber(1, 1_000_000_000, 1000),
  RETENTION_DAYS: wholeNumber(1, 36_500, usualRetentionDays),
  ATTACHMENTS_MAX_MB: wholeNumber(0, 10_000_000, 5000),
  DRAIN_SECONDS: wholeNumber(0, 5, 2),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  METRICS_HOST: z
    .string()
    .refine(
      isMetricsHost,
      "must be a private address such as 127.0.0.1 or 10.0.0.5, or 0.0.0.0 in a container",
    )
    .default("127.0.0.1"),
  OFFICE_PORT: wholeNumber(0, 65_535, 3100),
  OFFICE_URL: z
    .string()
    .refine(isOfficeAddress, "must be an https address without a path, or http://localhost:PORT")
    .optional(),
  OFFICE_DIGEST: yes,
  VAT_PERCENT: wholeNumber(0, 100, usualVatPercent),
  QUOTATION_DAYS: wholeNumber(1, 365, 30),
  QUOTATION_RETENTION_YEARS: wholeNumber(1, 100, usualQuotationYears),
});

/** The environment of the service, read once. */
export interface Settings extends PlaceSettings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly transportScope: TransportScope;
  /** Removes the service worker from browsers. */
  readonly retiresWorker: boolean;
  readonly allowedOrigins: readonly string[];
  readonly supabaseUrl?: string;
  readonly supabaseAnonKey?: string;
  /** Number of trusted proxies, or their addresses and networks. */
  readonly trustProxy: number | string;
  readonly mailServer?: MailServer;
  readonly mailFrom: string;
  readonly mailTo: readonly string[];
  /** Language of letters to the staff. */
  readonly staffLanguage: Language;
  /** Refuses to start on an empty store. */
  readonly storeExpected: boolean;
  readonly storeOnly: boolean;
  /** Sends buyers a copy of their request for quotation. */
  readonly buyersCopy: boolean;
  readonly limits: Limits;
  readonly retentionDays: number;
  /** Bytes that all files of requests may take in the store. */
  readonly attachmentBytes: number;
  /** Seconds in which requests are still accepted after the signal to stop. */
  readonly drainSeconds: number;
  /** 0 serves no metrics. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** 0 starts no office. */
  readonly officePort: number;
  /** Without a slash at the end. */
  readonly officeUrl: string;
  /** False for port 0, and in production without an address of the office. */
  readonly servesOffice: boolean;
  /** Sends the staff a letter about the day. */
  readonly officeDigest: boolean;
  readonly vatPercent: number;
  /** Validity of a quotation. */
  readonly quotationDays: number;
  readonly quotationRetentionYears: number;
  readonly company: Company;
}

type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

type Read = z.infer<typeof schema>;

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
}

function problemsOf(error: z.ZodError): readonly SettingProblem[] {
  return error.issues.map((issue) => ({
    variable: String(issue.path[0]),
    problem: issue.message,
  }));
}

const storeSchema = schema.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_PASSWORD: true,
  REPLICA: true,
});

/** Place of the store. */
export interface StoreSettings {
  readonly dataFolder: string;
  /** Without it the embedded database is used. */
  readonly databaseUrl?: string;
}

/** Place of the store and of the published site. */
export interface PlaceSettings extends StoreSettings {
  /** Serves the releases in the database, and publishes nothing. */
  readonly replica: boolean;
}

/** Returns the folder of the published site; that of a replica is a cache. */
export function siteFolder({ dataFolder, replica }: PlaceSettings): string {
  return replica ? `${dataFolder}/replica` : dataFolder;
}

type StoreSettingsReading =
  | { readonly ok: true; readonly settings: PlaceSettings }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] };

/** Reads the place of the store and of the site alone. */
export function readStoreSettings(env: Environment): StoreSettingsReading {
  const read = storeSchema.safeParse(withoutEmpty(env));
  if (!read.success) {
    return { ok: false, problems: problemsOf(read.error) };
  }
  const { DATA_DIR: dataFolder, REPLICA: replica } = read.data;
  const problems = replicaProblems(read.data);
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    settings: { dataFolder, replica, ...databaseIn(read.data) },
  };
}

/** Reads the environment, which overrides the company of the content; every problem names its variable. */
export function readSettings(env: Environment, contentCompany: Company): SettingsReading {
  const read = schema.safeParse(withoutEmpty(env));
  const { company, problems: companyProblems } = readCompany(env, contentCompany);
  if (!read.success) {
    return { ok: false, problems: [...problemsOf(read.error), ...companyProblems] };
  }
  const problems = [
    ...companyProblems,
    ...replicaProblems(read.data),
    ...productionProblems(read.data, company),
  ];
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, settings: settle(read.data, company) };
}

function replicaProblems(read: z.infer<typeof storeSchema>): SettingProblem[] {
  return read.REPLICA && read.DATABASE_URL === undefined
    ? [
        {
          variable: "REPLICA",
          problem: "needs DATABASE_URL, the PostgreSQL that holds the published site",
        },
      ]
    : [];
}

function productionProblems(read: Read, company: Company): SettingProblem[] {
  if (read.NODE_ENV !== "production") {
    return [];
  }
  const problems: SettingProblem[] = placeholdersIn(company).map((variable) => ({
    variable,
    problem: "is still a placeholder",
  }));
  if (!readLanguages(read.LANGUAGES)?.includes("ar")) {
    // Commercial Data Law (Royal Decree M/5, 2002), article 2.
    problems.push({
      variable: "LANGUAGES",
      problem: "must name ar: goods are offered in Arabic at least",
    });
  }
  if (read.SITE_URL === undefined) {
    problems.push({ variable: "SITE_URL", problem: "is missing" });
  }
  if (read.SMTP_URL === undefined && !read.STORE_ONLY) {
    problems.push({ variable: "SMTP_URL", problem: "is missing (or set STORE_ONLY=1)" });
  }
  return problems;
}

function settle(read: Read, company: Company): Settings {
  const proxies = Number(read.TRUST_PROXY);
  return {
    production: read.NODE_ENV === "production",
    port: read.PORT,
    host: read.HOST,
    siteUrl: (read.SITE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
    transportScope: read.HSTS,
    retiresWorker: read.RETIRE_WORKER,
    allowedOrigins: listed(read.ALLOWED_ORIGINS),
    ...(read.SUPABASE_URL === undefined ? {} : { supabaseUrl: read.SUPABASE_URL }),
    ...(read.SUPABASE_ANON_KEY === undefined ? {} : { supabaseAnonKey: read.SUPABASE_ANON_KEY }),
    trustProxy: Number.isNaN(proxies) ? read.TRUST_PROXY : proxies,
    dataFolder: read.DATA_DIR,
    replica: read.REPLICA,
    ...databaseIn(read),
    ...(read.SMTP_URL === undefined ? {} : { mailServer: read.SMTP_URL }),
    mailFrom: read.MAIL_FROM ?? company.email,
    mailTo: read.MAIL_TO ?? [company.email],
    staffLanguage: read.STAFF_LANGUAGE,
    storeExpected: read.STORE_EXPECTED,
    storeOnly: read.STORE_ONLY,
    buyersCopy: read.BUYERS_COPY,
    limits: {
      windowSeconds: read.LIMIT_WINDOW_SECONDS,
      perAddress: read.LIMIT_PER_ADDRESS,
      overall: read.LIMIT_OVERALL,
    },
    retentionDays: read.RETENTION_DAYS,
    attachmentBytes: read.ATTACHMENTS_MAX_MB * 1_000_000,
    drainSeconds: read.DRAIN_SECONDS,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    officePort: read.OFFICE_PORT,
    officeUrl: (read.OFFICE_URL ?? `http://localhost:${read.OFFICE_PORT}`).replace(/\/$/, ""),
    servesOffice:
      read.OFFICE_PORT > 0 && (read.NODE_ENV !== "production" || read.OFFICE_URL !== undefined),
    officeDigest: read.OFFICE_DIGEST,
    vatPercent: read.VAT_PERCENT,
    quotationDays: read.QUOTATION_DAYS,
    quotationRetentionYears: read.QUOTATION_RETENTION_YEARS,
    company,
  };
}
