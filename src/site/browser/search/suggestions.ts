import { askedBefore, searchedBefore } from "#site/browser/search/recent.ts";
import { fetchDocument } from "#site/browser/pages/documents.ts";
import { patience } from "#site/islands/time-limits.ts";

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

/** How many answers are kept: those of a few searches, letter by letter. */
const mostKept = 40;

const kept = new Map<string, Element | null>();
const underWay = new Map<string, Promise<Element | null>>();

async function fetchAnswer(address: string): Promise<Element | null> {
  const page = await fetchDocument(address);
  const answer = page.querySelector(".suggestions");
  kept.set(address, answer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) {
    kept.delete(oldest);
  }
  return answer;
}

/** The answer to a question, asked for once at a time; null where it offers nothing. Nobody changes it: it is taken as a copy. */
export function answerTo(address: string): Promise<Element | null> {
  const known = kept.get(address);
  if (known !== undefined) {
    return Promise.resolve(known);
  }
  const begun = underWay.get(address) ?? fetchAnswer(address);
  underWay.set(address, begun);
  const forget = () => void underWay.delete(address);
  begun.then(forget, forget);
  return begun;
}

/** The answer to a question that a hand waits for; nothing where it fails or that took long enough. */
export function answerInTime(address: string): Promise<Element | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, patience);
    answerTo(address).then(resolve, giveUp);
  });
}
