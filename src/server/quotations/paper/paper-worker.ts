import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { openSync } from "fontkit";
import type { Paper } from "#server/quotations/paper/paper.ts";

/** A paper to draw; the answer carries the same id. */
export interface PaperOrder {
  readonly id: number;
  readonly paper: Paper;
}

/** Result of drawing. `line` counts from 0; absent where the fault is in no single line. */
export type PaperAnswer = { readonly id: number } & PaperResult;

export type PaperResult =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly reason: string; readonly line?: number };

const folder = dirname(fileURLToPath(import.meta.url));
const faces = [
  "NotoSans-Regular",
  "NotoSans-Bold",
  "NotoSansArabic-Regular",
  "NotoSansArabic-Bold",
];
const files = faces.map((face) => `${folder}/fonts/${face}.ttf`);
const template = readFileSync(`${folder}/paper.typ`, "utf8");
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: files.map((file) => readFileSync(file)) }],
});
const fonts = [0, 2].map((index) => openSync(files[index] ?? ""));
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}]/u;

process.on("message", ({ id, paper }: PaperOrder) => {
  const result = draw(paper);
  process.send?.({ id, ...result } satisfies PaperAnswer, () => {
    // The compiler's results are freed by the garbage collection alone.
    globalThis.gc?.();
  });
});
process.on("disconnect", () => process.exit(0));

function draw(paper: Paper): PaperResult {
  const missing = findMissingGlyph(paper);
  if (missing !== undefined) {
    return { ok: false, ...missing };
  }
  const inputs = { paper: JSON.stringify(paper) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const diagnostics = compiled.takeDiagnostics();
  const { result } = compiled;
  if (result === null || diagnostics !== null) {
    const reason = diagnostics === null ? "no document" : describe(diagnostics);
    return { ok: false, reason };
  }
  const pdf = compiler.pdf(result);
  const pages = result.numOfPages;
  compiler.evictCache(0);
  return { ok: true, pdf, pages };
}

function describe(diagnostics: Parameters<NodeCompiler["fetchDiagnostics"]>[0]): string {
  const messages = diagnostics.shortDiagnostics.map((diagnostic: { readonly message?: string }) =>
    String(diagnostic.message),
  );
  return messages.join("; ");
}

/** Finds a character that neither font can draw. */
function findMissingGlyph(paper: Paper): { reason: string; line?: number } | undefined {
  for (const [line, row] of paper.rows.entries()) {
    const character = missingIn(JSON.stringify(row));
    if (character !== undefined) {
      return { reason: describeMissing(character), line };
    }
  }
  const character = missingIn(JSON.stringify({ ...paper, rows: [] }));
  return character === undefined ? undefined : { reason: describeMissing(character) };
}

function missingIn(text: string): string | undefined {
  return Array.from(text).find((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !unseen.test(character) && !fonts.some((font) => hasGlyph(font, code));
  });
}

function hasGlyph(font: (typeof fonts)[number], code: number): boolean {
  return "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(code);
}

function describeMissing(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `no font for the character U+${code}`;
}
