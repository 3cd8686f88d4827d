import { randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import type { Line } from "#domain/quotation/line.ts";
import { catalogue } from "#test/support/demonstration.ts";
import type { OfficeClient } from "#test/support/office.ts";

const freeTexts = ["Rope grab for 16 mm kernmantle", "Site notice board", "Gas torch", "Hose reel"];

/** Creates lines of a request: known products with a price in their units, and lines in the buyer's words. */
export function requestLines(known: number, free: number): readonly Line[] {
  const priced = catalogue.products.filter(
    ({ price, status, order }) => price !== undefined && status === "live" && order.minimum > 0,
  );
  const lines = priced.slice(0, known).map(({ slug, code, name, order }) => ({
    product: slug,
    code,
    text: name,
    sizes: [],
    quantity: order.minimum,
    unit: order.unit,
  }));
  const spread = Math.max(1, Math.floor(known / Math.max(free, 1)));
  const ownWords = freeTexts
    .slice(0, free)
    .map((text) => ({ text, sizes: [], quantity: 5, unit: "each" as const }));
  return ownWords.reduce<Line[]>(
    (all, line, index) => all.toSpliced((index + 1) * spread + index, 0, line),
    [...lines],
  );
}

/** Enters an enquiry as a clerk does, and returns its reference. */
export async function enterEnquiry(
  clerk: OfficeClient,
  { language = "en", lines }: { language?: Language; lines: readonly Line[] },
): Promise<string> {
  const answer = await clerk.post("/api/enquiries", {
    key: randomUUID(),
    language,
    name: "Huda Salem",
    company: "Najd Contracting",
    email: "huda@najd.example",
    phone: "0501234567",
    city: "Tabuk",
    words: "",
    pasted: "",
    lines: [...lines],
  });
  if (answer.statusCode !== 200) {
    throw new Error(answer.body);
  }
  return answer.json().reference;
}
