import { totalOf, type Line } from "#domain/quotation/line.ts";
import { formatLines } from "#domain/quotation/tell-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import type { DueCopy } from "#server/enquiries/store.ts";
import {
  domainOf,
  escapeHtml,
  factTable,
  letterDocument,
  writtenText,
} from "#server/mail/letter.ts";
import type { Correspondents, Labelled } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";
import type { Offer } from "#server/releases/offers.ts";

/** What sizes look like; whatever else was written for one is not sent on. */
const size = /^(?:\d{1,3}(?:[./]\d{1,2})?|(?:\d{0,2}X|X{0,4})[SL]|[SML])$/;

/**
 * Writes the buyer's copy, in the words of the page that he used. Whoever fills in the form may name any address:
 * nothing that was typed is in it but the numbers of known products.
 */
export function writeBuyersCopy(
  { reference, receivedAt, enquiry, request }: DueCopy,
  { companyName, from, to }: Correspondents,
  offer: Offer,
  words: ServiceWords,
): Letter {
  const { buyersCopy, letter, quotation } = words;
  const known = request.lines.flatMap((line) => knownLine(line, offer) ?? []);
  const others = request.lines.length - known.length;
  const facts: readonly Labelled[] = [
    [letter.reference, reference],
    [letter.received, letter.time(receivedAt)],
  ];
  const lines = formatLines(known, quotation).join("\n");
  const rest = [others > 0 ? buyersCopy.others(others) : "", buyersCopy.stranger].filter(Boolean);
  const title = buyersCopy.subject(reference);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const told = facts.map(([label, value]) => letter.fact(label, value)).join("\n");
  return {
    messageId: `<copy.${reference}@${domainOf(from)}>`,
    date: new Date(receivedAt),
    from: { name: companyName, address: from },
    to: enquiry.email,
    replyTo: { name: companyName, address: to },
    subject: title,
    text: `${[buyersCopy.intro, told, lines, ...rest].filter(Boolean).join("\n\n")}\n`,
    html: letterDocument(
      escapeHtml(title),
      [
        paragraph(buyersCopy.intro),
        factTable(facts, words),
        writtenText(lines),
        ...rest.map(paragraph),
      ],
      words,
    ),
  };
}

/** A line as the catalogue has it; undefined where it is in the buyer's own words. */
function knownLine(line: Line, { products }: Offer): Line | undefined {
  const product = products.get(line.product ?? "");
  if (product === undefined) {
    return undefined;
  }
  const total = totalOf(line);
  return {
    ...{ product: product.slug, code: product.code, text: product.name, unit: product.unit },
    sizes: line.sizes.every((one) => size.test(one.size)) ? line.sizes : [],
    ...(total !== undefined && { quantity: total }),
  };
}
