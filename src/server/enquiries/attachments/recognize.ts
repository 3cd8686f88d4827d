import { fileTypeFromBuffer } from "file-type";

/** A kind of file by its content. */
export interface FileKind {
  readonly mediaType: string;
  /** Endings of names that fit; the first is added to a name that has none of them. */
  readonly endings: readonly string[];
}

const workbook: FileKind = {
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  endings: ["xlsx", "xlsm"],
};
const oldWorkbook: FileKind = { mediaType: "application/vnd.ms-excel", endings: ["xls"] };
const openSheet: FileKind = {
  mediaType: "application/vnd.oasis.opendocument.spreadsheet",
  endings: ["ods"],
};

const byContent: Readonly<Record<string, FileKind>> = {
  pdf: { mediaType: "application/pdf", endings: ["pdf"] },
  jpg: { mediaType: "image/jpeg", endings: ["jpg", "jpeg", "jfif"] },
  png: { mediaType: "image/png", endings: ["png"] },
  apng: { mediaType: "image/png", endings: ["png", "apng"] },
  webp: { mediaType: "image/webp", endings: ["webp"] },
  gif: { mediaType: "image/gif", endings: ["gif"] },
  heic: { mediaType: "image/heic", endings: ["heic", "heif"] },
  avif: { mediaType: "image/avif", endings: ["avif"] },
  tif: { mediaType: "image/tiff", endings: ["tif", "tiff"] },
  bmp: { mediaType: "image/bmp", endings: ["bmp"] },
  xlsx: workbook,
  xlsm: workbook,
  ods: openSheet,
};

const textEndings: readonly string[] = ["csv", "tsv", "txt"];
const plainText: FileKind = { mediaType: "text/csv", endings: textEndings };

/** Bytes of the beginning and the end that are looked at. */
const headBytes = 8192;
const tailBytes = 65_536;

/** The stream of a workbook's cells in the container of older Office files. */
const oldWorkbookNames = ["Workbook", "Book"].map((name) => Buffer.from(`${name}\0`, "utf16le"));
/** Archives list their files at the end. */
const workbookPart = "xl/workbook.";

/** Recognizes the kind of a file from its content while it streams by. */
export interface KindRecognizer {
  add(chunk: Buffer): void;
  /** The kind by the content; text counts by its name. Undefined for every other kind. */
  kind(name: string): Promise<FileKind | undefined>;
}

/** Creates a recognizer for one file; chunks may be of any length. */
export function createKindRecognizer(): KindRecognizer {
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  let isOldWorkbook = false;
  let isText = true;

  return {
    add(chunk) {
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      }
      tail = Buffer.concat([tail, chunk]);
      // The names of streams may lie anywhere, also across two chunks.
      isOldWorkbook ||= oldWorkbookNames.some((name) => tail.includes(name));
      tail = tail.subarray(-tailBytes);
      isText &&= !hasControls(chunk) || isUtf16(head);
    },
    async kind(name) {
      const type = await fileTypeFromBuffer(head).catch(() => undefined);
      const kind = byContent[type?.ext ?? ""];
      if (kind !== undefined) {
        return kind;
      }
      if (type?.ext === "zip") {
        return tail.includes(workbookPart) ? workbook : undefined;
      }
      if (type?.ext === "cfb") {
        return isOldWorkbook ? oldWorkbook : undefined;
      }
      const isTable = type === undefined && isText && !/^\s*</.test(decodeHead(head));
      return isTable && textEndings.includes(endingOf(name)) ? plainText : undefined;
    },
  };
}

/** Adds the ending of a kind to a name that has another one. */
export function nameOfKind(name: string, { endings }: FileKind): string {
  return endings.includes(endingOf(name)) ? name : `${name}.${endings[0]}`;
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** Finds bytes that no text holds beside tabs and ends of lines. */
function hasControls(bytes: Buffer): boolean {
  return bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a));
}

function isUtf16(head: Buffer): boolean {
  const mark = head.length > 1 ? head.readUInt16BE(0) : 0;
  return mark === 0xff_fe || mark === 0xfe_ff;
}

function decodeHead(head: Buffer): string {
  const encoding = isUtf16(head) ? "utf-16le" : "utf-8";
  return new TextDecoder(encoding).decode(head);
}
