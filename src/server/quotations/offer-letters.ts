import { formatRiyals } from "#domain/quotation/money.ts";
import type { OfferLetterWords } from "#domain/quotation/offer-words.ts";
import { formatRevision } from "#domain/quotation/quotation-states.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import { escapeHtml } from "#server/html.ts";
import { brief, letterDocument, longestInSubject } from "#server/mail/letter.ts";
import type { Letter } from "#server/mail/mailer.ts";
import type { BuyerAct } from "#server/quotations/acts.ts";
import type { Clerk, Revision } from "#server/quotations/quotation-rows.ts";

/** Facts of every letter about a quotation. */
export interface LetterFacts {
  readonly revision: Revision;
  readonly reference: string | null;
  readonly clerk: Clerk;
  readonly companyName: string;
  /** Sender of all letters. */
  readonly from: string;
  readonly messageId: string;
  readonly at: number;
  /** Address of the buyer's page, where the enquiry still exists. */
  readonly page: string | undefined;
}

/** Writes the letter that brings a quotation to the buyer, in the buyer's language. */
export function writeOfferLetter(facts: LetterFacts, pdf: Uint8Array, words: ServiceWords): Letter {
  const { letters } = words.offer;
  const { number, revision, total, validUntil, content } = facts.revision;
  const { name, company } = content.buyer;
  const lines = [
    letters.greeting(name === "" ? company : name),
    revision === 1 ? letters.intro(number) : letters.revised(number, revision),
    letters.totalLine(formatRiyals(total), validUntil),
    ...linkLines(facts, letters),
    letters.answer(facts.clerk.name),
    facts.companyName,
  ];
  return {
    ...toBuyer(facts),
    ...bodies(
      letters.subject(number, facts.reference ?? "", facts.companyName),
      lines,
      facts,
      words,
    ),
    pdf: { name: `${formatRevision(facts.revision)}.pdf`, content: pdf },
  };
}

/** Writes the confirmation of a decision to the buyer. */
export function writeConfirmation(facts: LetterFacts, act: BuyerAct, words: ServiceWords): Letter {
  const { letters } = words.offer;
  const { number, total } = facts.revision;
  const action = actionOf(act);
  const sentences = {
    accept: letters.accepted(number, formatRiyals(total)),
    "request-change": letters.changeAsked(number),
    decline: letters.declined(number),
  };
  const subject = letters.confirmationSubject[action](number, facts.reference ?? "");
  const lines = [
    sentences[action],
    ...decisionLines(facts, act, letters),
    letters.thanks,
    facts.companyName,
  ];
  return { ...toBuyer(facts), ...bodies(subject, lines, facts, words) };
}

/** Writes the letter that tells the clerk what the buyer decided; an answer reaches the buyer. */
export function writeDecision(facts: LetterFacts, act: BuyerAct, words: ServiceWords): Letter {
  const { letters } = words.offer;
  const { buyer } = facts.revision.content;
  const buyerName = buyer.company === "" ? buyer.name : buyer.company;
  const subject = letters.decisionSubject[actionOf(act)](
    facts.revision.number,
    brief(buyerName, longestInSubject),
  );
  const lines = [subject, facts.reference ?? "", ...decisionLines(facts, act, letters)];
  return {
    ...head(facts),
    to: facts.clerk.email,
    replyTo: { name: brief(buyer.name, longestInSubject), address: buyer.email },
    ...bodies(subject, lines, { ...facts, page: undefined }, words),
  };
}

function actionOf({ action }: BuyerAct): "accept" | "request-change" | "decline" {
  return action === "accept" || action === "decline" ? action : "request-change";
}

function head({ messageId, at, companyName, from }: LetterFacts) {
  return { messageId, date: new Date(at), from: { name: companyName, address: from } };
}

function toBuyer(facts: LetterFacts) {
  const { name, email } = facts.clerk;
  const { buyer } = facts.revision.content;
  return { ...head(facts), to: buyer.email, replyTo: { name, address: email } };
}

function linkLines({ page }: LetterFacts, letters: OfferLetterWords): readonly string[] {
  return page === undefined ? [] : [letters.link, page];
}

function decisionLines(
  { revision }: LetterFacts,
  { name, orderNumber, words, lineWords }: BuyerAct,
  letters: OfferLetterWords,
): readonly string[] {
  const remarks = revision.content.lines.flatMap(({ id, text }, index) => {
    const remark = lineWords[id] ?? "";
    return remark === "" ? [] : [`${letters.line(index + 1, text)}: ${remark}`];
  });
  const labelled = [
    [letters.by, name ?? ""],
    [letters.orderNumber, orderNumber ?? ""],
    [letters.words, words],
  ] as const;
  return [
    ...labelled.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${value}`),
    ...remarks,
  ];
}

/** Writes the same lines as plain text and as HTML. */
function bodies(
  subject: string,
  lines: readonly string[],
  { page }: LetterFacts,
  words: ServiceWords,
): Pick<Letter, "subject" | "text" | "html"> {
  const written = lines.filter((line) => line !== "");
  const paragraphs = written.map((line) =>
    line === page
      ? `<p><a href="${escapeHtml(line)}">${escapeHtml(line)}</a></p>`
      : `<p style="white-space:pre-wrap"><bdi dir="auto">${escapeHtml(line)}</bdi></p>`,
  );
  const html = letterDocument(escapeHtml(subject), paragraphs, words);
  return { subject, text: `${written.join("\n\n")}\n`, html };
}
