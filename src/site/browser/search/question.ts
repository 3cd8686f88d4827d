import { askedBefore } from "#site/browser/search/asked-before.ts";
import { searchedBefore } from "#site/browser/search/searched.ts";

/** Where what is offered for a query is answered; for none, what this device asked and searched for before. */
export function questionOf(service: string | undefined, query: string): string | undefined {
  if (query !== "") {
    return `${service}?q=${encodeURIComponent(query)}`;
  }
  const asked = askedBefore().join(",");
  const about = [asked && `asked=${asked}`, searchedBefore().length > 0 && "searched=1"];
  const told = about.filter(Boolean).join("&");
  return told === "" ? undefined : `${service}?${told}`;
}
