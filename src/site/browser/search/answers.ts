import type { productOf, toggleListed } from "#site/browser/catalogue/list-button.ts";
import type { fetchDocument } from "#site/browser/pages/documents.ts";
import { patience } from "#site/browser/patience.ts";

/** What the page's idle script does already; it hands it over, so that it stays one file. */
export interface PageTools {
  readonly fetchDocument: typeof fetchDocument;
  readonly toggleListed: typeof toggleListed;
  readonly productOf: typeof productOf;
}

/** How many answers are kept: those of a few searches, letter by letter. */
const mostKept = 40;

const kept = new Map<string, Element | null>();
const underWay = new Map<string, Promise<Element | null>>();

async function fetchAnswer(address: string, tools: PageTools): Promise<Element | null> {
  const page = await tools.fetchDocument(address);
  const answer = page.querySelector(".suggestions");
  kept.set(address, answer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) {
    kept.delete(oldest);
  }
  return answer;
}

/** The answer to a question, asked for once at a time; null where it offers nothing. Nobody changes it: it is taken as a copy. */
export function answerTo(address: string, tools: PageTools): Promise<Element | null> {
  const known = kept.get(address);
  if (known !== undefined) {
    return Promise.resolve(known);
  }
  const begun = underWay.get(address) ?? fetchAnswer(address, tools);
  underWay.set(address, begun);
  const forget = () => void underWay.delete(address);
  begun.then(forget, forget);
  return begun;
}

/** The answer to a question that a hand waits for; nothing where it fails or that took long enough. */
export function answerInTime(address: string, tools: PageTools): Promise<Element | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, patience);
    answerTo(address, tools).then(resolve, giveUp);
  });
}
