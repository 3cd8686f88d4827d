import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { releaseFiles } from "#domain/release.ts";
import type { PageList, ReleaseFacts } from "#domain/release.ts";

const address = z.string().regex(/^\/(?!\/)[!-~]*$/, "is no address of the site");
const hash = z.string().regex(/^[\w-]{22}$/, "is not the first 22 characters of a hash");
const file = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0][^\\\0]*$/, "is no path below the release");
const keptFile = z.string().regex(/^[a-z]+\/\w[\w.-]*$/, "is no name in data/kept");
const size = z.int().nonnegative();
const sizes = z.object({ identity: size, br: size.optional(), gzip: size.optional() });
const listed = z.object({ address, hash, sizes });

const pageList: z.ZodType<PageList> = z.object({
  pages: z.array(
    listed.extend({
      status: z.int().min(200).max(599),
      file,
      demonstrationOnly: z.boolean().optional(),
    }),
  ),
  // Most files of a large site are kept ones, so that form is tried first.
  files: z.array(z.union([listed.extend({ kept: keptFile }), listed.extend({ file })])),
  pictures: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/, "is no SHA-256")),
  redirects: z.record(z.string().startsWith("/"), z.string().regex(/^\/(?!\/)/)),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).min(1),
  choices: z.record(z.string(), z.array(z.string())).optional(),
  prices: z.record(z.string(), z.number().positive()).optional(),
});

const company = z.object({
  name: z.string(),
  alternateName: z.string(),
  legalName: z.string(),
  phone: z.string(),
  phoneDisplay: z.string(),
  email: z.string(),
  chat: z.string(),
  nationalNumber: z.string(),
  vatNumber: z.string(),
  address: z.string(),
  // Older releases have none.
  nationalAddress: z.string().default(""),
  profile: z.string(),
});

const releaseFacts: z.ZodType<ReleaseFacts> = z.object({
  number: z.int().positive(),
  madeAt: z.string(),
  note: z.string(),
  code: z.string(),
  products: z.int().nonnegative(),
  company,
  retentionDays: z.int().positive().optional(),
  quotationYears: z.int().positive().optional(),
  lacks: z.array(z.string()).default([]),
});

/** Reads the list of finished pages and files; throws if it is malformed. */
export function readPageList(folder: string): Promise<PageList> {
  return read(join(folder, releaseFiles.pages), pageList);
}

/** Reads the facts of a release; throws if they are malformed. */
export function readReleaseFacts(folder: string): Promise<ReleaseFacts> {
  return read(join(folder, releaseFiles.facts), releaseFacts);
}

async function read<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const reading = schema.safeParse(parse(name, String(await readFile(name))));
  if (!reading.success) {
    const [issue] = reading.error.issues;
    throw new Error(`${name}: ${issue?.path.join(".")} ${issue?.message}`);
  }
  return reading.data;
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${basename(name)} is not whole JSON`, { cause: error });
  }
}
