import { addressesIn } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import type { SheetFacts } from "#domain/quotation/sheet.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { addressOfLine } from "#reading/request/list-line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";

/** A list that is to be printed, saved or sent on. */
export interface ListCopy {
  readonly language: Language;
  readonly lines: RequestList;
  /** The catalogue by slugs, once it is there. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
  /** What is said of the whole list at that moment. */
  readonly readFacts: () => SheetFacts;
}

/** The address that holds a list behind its `#`, which no server is told. */
export function linkTo({ language, lines }: Pick<ListCopy, "language" | "lines">): string {
  const list = formatListAddress(lines.map(addressOfLine));
  return `${location.origin}${addressesIn(language).request}#${list}`;
}
