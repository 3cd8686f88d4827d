import { totalOf, type Line } from "#domain/quotation/line.ts";
import { formatLines } from "#domain/quotation/tell-request.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { escapeHtml } from "#server/html.ts";
import { domainOf, factTable, letterDocument, writtenText } from "#server/mail/letter.ts";
import type { Correspondents, Labelled, StoredEnquiry } from "#server/mail/letter.ts";
import { listRecipients, type Letter } from "#server/mail/mailer.ts";
import type { Offer } from "#server/releases/offers.ts";

/** Format of a size; any other text for one is not sent on. */
const size = /^(?:\d{1,3}(?:[./]\d{1,2})?|(?:\d{0,2}X|X{0,4})[SL]|[SML])$/;

/**
 * Writes the buyer's copy, in the words of the page that he used. Whoever fills in the form may name any address:
 * nothing that was typed is in it but the numbers of known products and three digits of a phone number.
 */
export function writeBuyersCopy(
  { reference, receivedAt, enquiry, request }: Omit<Required<StoredEnquiry>, "messageId" | "files">,
  { companyName, from, to }: Correspondents,
  offer: Offer,
  words: ServiceWords,
): Letter {
  const { buyersCopy, letter, quotation } = words;
  const listed = request.lines.flatMap((line) => knownLine(line, offer) ?? []);
  const unlisted = request.lines.length - listed.length;
  const facts: readonly Labelled[] = [
    [letter.reference, reference],
    [letter.received, letter.time(receivedAt)],
  ];
  const lines = formatLines(listed, quotation).join("\n");
  const ending = request.phone?.replaceAll(/\D/g, "").slice(-3) ?? "";
  const remarks = [
    unlisted > 0 ? buyersCopy.others(unlisted) : "",
    ending === "" ? "" : buyersCopy.phone(ending),
    buyersCopy.stranger,
  ].filter(Boolean);
  const title = buyersCopy.subject(reference);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const factLines = facts.map(([label, value]) => letter.fact(label, value)).join("\n");
  return {
    messageId: `<copy.${reference}@${domainOf(from)}>`,
    date: new Date(receivedAt),
    from: { name: companyName, address: from },
    to: enquiry.email,
    replyTo: { name: companyName, address: listRecipients(to)[0] ?? from },
    subject: title,
    text: `${[buyersCopy.intro, factLines, lines, ...remarks].filter(Boolean).join("\n\n")}\n`,
    html: letterDocument(
      escapeHtml(title),
      [
        paragraph(buyersCopy.intro),
        factTable(facts, words),
        writtenText(lines),
        ...remarks.map(paragraph),
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
    product: product.slug,
    code: product.code,
    text: product.name,
    unit: product.unit,
    sizes: line.sizes.every((entry) => size.test(entry.size)) ? line.sizes : [],
    ...(total !== undefined && { quantity: total }),
  };
}
