import type { OfferWords } from "#domain/quotation/offer-words.ts";
import { quotation } from "#words/en-quotation.ts";
import { countIn } from "#words/plurals.ts";
import { dayIn } from "#words/times.ts";

const day = (text: string) => dayIn("en", text);

export const offer: OfferWords = {
  paper: {
    title: "Quotation",
    number: "Number",
    revision: "Revision",
    date: "Date",
    validUntil: "Valid until",
    reference: "Your request",
    buyer: "To",
    position: "No.",
    product: "Product",
    quantity: "Quantity",
    unitPrice: "Unit price",
    discount: "Discount",
    leadTime: "Lead time",
    lineTotal: "Total",
    units: quotation.units,
    fromStock: "from stock",
    days: (count) => countIn("en", count, { one: "{n} day", other: "{n} days" }),
    notOffered: "Not offered",
    insteadOf: (goods) => `In place of: ${goods}`,
    code: "Code",
    subtotal: "Subtotal without VAT",
    vat: (percent) => `VAT ${percent} %`,
    total: "Total with VAT",
    currency: "Amounts in Saudi riyals (SAR)",
    terms: "Terms",
    validity: (text) => `These prices are valid until the end of ${day(text)}.`,
    day,
    phone: "Phone",
    email: "E-mail",
    vatNumber: "VAT number",
    nationalNumber: "Unified national number",
  },
  letters: {
    subject: (number, reference, company) =>
      `Quotation ${number} from ${company}${reference === "" ? "" : ` for your request ${reference}`}`,
    numberToCome: "(number on sending)",
    greeting: (name) => `Dear ${name},`,
    intro: (number) => `Please find attached our quotation ${number}.`,
    revised: (number, revision) =>
      `Please find attached revision ${revision} of our quotation ${number}. It replaces the earlier one.`,
    totalLine: (total, until) => `Total with VAT: SAR ${total}. Valid until ${day(until)}.`,
    link: "To accept it, to ask for a change or to decline it, open this page:",
    answer: (clerk) => `You can also answer this e-mail; it reaches ${clerk}.`,
    accepted: (number, total) =>
      `You have accepted our quotation ${number} of SAR ${total} with VAT. We will be in touch about the delivery.`,
    changeAsked: (number) =>
      `You have asked for a change of our quotation ${number}. We will send you a new revision.`,
    declined: (number) => `You have declined our quotation ${number}.`,
    thanks: "Thank you.",
    decisionSubject: {
      accept: (number, buyer) => `Accepted: quotation ${number}, ${buyer}`,
      "request-change": (number, buyer) => `Change asked for: quotation ${number}, ${buyer}`,
      decline: (number, buyer) => `Declined: quotation ${number}, ${buyer}`,
    },
    confirmationSubject: {
      accept: (number, reference) => `Your acceptance of quotation ${number} ${reference}`.trim(),
      "request-change": (number, reference) =>
        `Your request to change quotation ${number} ${reference}`.trim(),
      decline: (number, reference) => `Quotation ${number} ${reference} declined`,
    },
    by: "Name",
    orderNumber: "Order number",
    words: "Message",
    line: (position, text) => `Line ${position}, ${text}`,
    chat: (number, link) => `Our quotation ${number} is ready for you: ${link}`,
  },
};
