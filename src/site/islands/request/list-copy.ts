import { addressesIn } from "#addresses";
import type { Company } from "#domain/company.ts";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { addressOfLine } from "#reading/request/list-line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";

/** The supplier that a list may be sent to by the buyer's own programs. */
export type Supplier = Pick<Company, "name" | "chat" | "email">;

/** A list to print, save or share. */
export interface ListCopy {
  readonly language: Language;
  readonly supplier: Supplier;
  readonly lines: RequestList;
  /** The products by slug, once loaded. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
  /** Reads the current details of the whole request. */
  readonly readFacts: () => SheetFacts;
}

/** Builds a link with the list in its fragment, which is never sent to a server. */
export function listLink({ language, lines }: Pick<ListCopy, "language" | "lines">): string {
  const list = formatListAddress(lines.map(addressOfLine));
  return `${location.origin}${addressesIn(language).request}#${list}`;
}
