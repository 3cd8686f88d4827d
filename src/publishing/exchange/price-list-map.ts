import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import { columns } from "#content/exchange/columns.ts";
import { unknownColumn } from "#content/exchange/mapping.ts";
import { priceListSchema, type PriceList } from "#content/exchange/price-list.ts";
import { id } from "#content/text.ts";
import { wholeFile } from "#publishing/exchange/yaml-value.ts";

/** Where the options of an import say how its list is read. */
interface PriceListOptions {
  /** A YAML file with `columns` and `defaults`, or with columns alone. */
  readonly map?: string | undefined;
  /** Values for new products, such as `category=hand,unit=pair`. */
  readonly defaults?: string | undefined;
  /** The maker under whose name the reading is remembered in the content folder. */
  readonly maker?: string | undefined;
}

type PriceListReading =
  | { readonly ok: true; readonly list: PriceList; readonly file: string | undefined }
  | { readonly ok: false; readonly message: string };

const noList: PriceList = { columns: {}, defaults: {} };

const columnsAlone = z
  .record(z.string(), z.string().nullable())
  .transform((headers): PriceList => ({ columns: headers, defaults: {} }));

const ids = new Set(columns.map((column) => column.id));

const isColumn = (name: string | null) => name === null || ids.has(name);

/** Path of a maker's file in the content folder. */
function priceListFile(maker: string): string {
  return `price-lists/${maker}.yaml`;
}

async function readList(
  file: string,
  label: string,
  hint: string,
): Promise<Exclude<PriceListReading, { file: unknown }> | { ok: true; list: PriceList }> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    return { ok: false, message: `${label}: there is no such file${hint}` };
  }
  const document = parseDocument(text);
  const [error] = document.errors;
  const value: unknown = error ? undefined : document.toJS();
  const read = z.union([priceListSchema, columnsAlone]).safeParse(value);
  if (!read.success) {
    const place = error?.linePos?.[0];
    return {
      ok: false,
      message: `${label}:${place?.line ?? 1}:${place?.col ?? 1}: expected headers and the ids of their columns, such as "Art. no.: code"; ~ leaves a column alone`,
    };
  }
  const names = [...Object.values(read.data.columns), ...Object.keys(read.data.defaults)];
  const unknown = names.find((name) => !isColumn(name));
  if (typeof unknown === "string") {
    const line = text.split("\n").findIndex((item) => item.includes(unknown)) + 1;
    return { ok: false, message: `${label}:${line}:1: ${unknownColumn(unknown)}` };
  }
  return { ok: true, list: read.data };
}

function parseDefaults(text: string): PriceList["defaults"] | string {
  const defaults: Record<string, string> = {};
  for (const part of text.split(",")) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(part) ?? [];
    if (value === "") {
      return `--defaults: write them as category=hand,unit=pair; found "${part.trim()}"`;
    }
    if (!isColumn(name)) {
      return `--defaults: ${unknownColumn(name)}`;
    }
    defaults[name] = value;
  }
  return defaults;
}

/** Reads how a list is read: from the file of the map or of the maker, and from the options. */
export async function readPriceList(
  folder: string,
  { map, defaults, maker }: PriceListOptions,
): Promise<PriceListReading> {
  if (maker !== undefined && !id.safeParse(maker).success) {
    return {
      ok: false,
      message: `--maker: "${maker}" is no name here: use small letters, digits and single hyphens`,
    };
  }
  const remembered = maker === undefined ? undefined : priceListFile(maker);
  const source = map ?? (remembered && path.join(folder, remembered));
  const hint = map === undefined ? "; the first time add --map MAP.yaml" : "";
  const reading =
    source === undefined
      ? ({ ok: true, list: noList } as const)
      : await readList(source, map ?? remembered ?? source, hint);
  if (!reading.ok) {
    return reading;
  }
  const further = defaults === undefined ? {} : parseDefaults(defaults);
  if (typeof further === "string") {
    return { ok: false, message: further };
  }
  const list = { ...reading.list, defaults: { ...reading.list.defaults, ...further } };
  return { ok: true, list, file: remembered };
}

/** Writes the file that remembers how a maker's list is read. */
export function formatPriceList(list: PriceList): string {
  return `# yaml-language-server: $schema=../schemas/price-list.schema.json\n\n${wholeFile(list)}`;
}
