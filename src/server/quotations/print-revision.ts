import type { WordsOf } from "#domain/service-words.ts";
import { writePaper } from "#server/quotations/paper/paper.ts";
import type { Letterhead } from "#server/quotations/paper/paper.ts";
import type { PaperResult } from "#server/quotations/paper/paper-worker.ts";
import type { Printer } from "#server/quotations/paper/printer.ts";
import type { Revision } from "#server/quotations/quotation-rows.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

/** Collaborators that make a PDF. */
export interface PrintParts {
  readonly quotations: Quotations;
  readonly printer: Printer;
  readonly company: Letterhead;
  readonly wordsOf: WordsOf;
}

type Printed =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | Extract<PaperResult, { readonly ok: false }>;

/** Returns the stored PDF of a sent revision; prints and stores it where there is none yet. */
export async function printRevision(
  { quotations: { revisions }, printer, company, wordsOf }: PrintParts,
  revision: Revision & { readonly reference: string | null },
): Promise<Printed> {
  const stored = await revisions.pdf(revision.quotation, revision.revision);
  if (stored !== undefined) {
    return { ok: true, pdf: stored };
  }
  const printed = await printer.print(writePaper(revision, company, wordsOf));
  if (!printed.ok) {
    return printed;
  }
  const pdf = await revisions.keepPdf(revision.quotation, revision.revision, printed.pdf);
  return { ok: true, pdf };
}
