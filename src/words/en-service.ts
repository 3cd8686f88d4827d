import type { ServiceWords } from "#domain/service-words.ts";
import { offer } from "#words/en-offer.ts";
import { buyersPage } from "#words/en-buyers-page.ts";
import { quotation } from "#words/en-quotation.ts";
import { groupedNumber } from "#words/plurals.ts";
import { minuteIn, riyadhTime } from "#words/times.ts";

export const englishService: ServiceWords = {
  language: "en",
  languages: { en: "English", ar: "Arabic" },
  fields: { name: "Name", email: "E-mail", company: "Company", message: "Message" },
  titles: {
    400: "Bad request",
    403: "Forbidden",
    404: "Not found",
    405: "Method not allowed",
    408: "Request timeout",
    413: "Body too large",
    415: "Unsupported media type",
    422: "The enquiry is not complete",
    429: "Too many requests",
    431: "Headers too large",
    500: "Internal error",
    503: "Service unavailable",
    other: "Refused",
  },
  refusals: {
    nothingHere: "There is nothing at this address.",
    noSuchLetter: "There is no such letter.",
    unclear: "The request cannot be understood.",
    oneHost: "Bad request: there must be one Host",
    malformedAddress: "The address is malformed. The link may have been cut off.",
    onlyReading: "Method not allowed: only GET and HEAD are",
    tooManyPages: "Too many pages at once. Please try again soon.",
    busy: "The site is busy. Please try again soon.",
    internal: (incident) => `Something went wrong on our side. Reference: ${incident}`,
    tooLarge: (size) => `The body may have at most ${size}.`,
    tooManyFields: (limit) => `The form may have at most ${groupedNumber(limit)} fields.`,
    contentType: "content-type must be application/json or application/x-www-form-urlencoded.",
    noContentType: "content-type is missing; it must be application/json.",
    packed: "content-encoding: the body must be sent as it is.",
    charset: "content-type: the charset must be utf-8.",
    emptyBody: "The body is empty.",
    notUtf8: "The body is not UTF-8 text.",
    notJson: "The body is not well-formed JSON.",
    notObject: "The body must be a JSON object.",
    onlyPost: "An enquiry is sent with POST.",
    unusable: "The body has fields that cannot be used.",
    repeated: (name) => `${named(name)} may be given only once.`,
    unknown: (name) => `${named(name)} is not a field of an enquiry.`,
    incomplete: (fields) => `These fields need another look: ${fields.join(", ")}.`,
    problems: {
      missing: (field) => `${field} is required.`,
      "too-long": (field, longest) =>
        `${field} may have at most ${groupedNumber(longest)} characters.`,
      malformed: (field) => `${field} must be an e-mail address.`,
      "not-text": (field) => `${field} must be text.`,
    },
    ofRequest: {
      missing: (field) => `${field} is required.`,
      malformed: (field) => `${field} is not in the form that is expected.`,
      "too-long": (field, bound) =>
        `${field} may have at most ${groupedNumber(bound ?? 0)} characters.`,
      "too-many": (field, bound) => `${field} may hold at most ${bound} entries.`,
      unknown: (field) => `${named(field)} is not part of a line.`,
      "contradicts-sizes": (field) => `${field} must be the total of the sizes.`,
      "out-of-range": (field) => `${field} must be a day from today to two years from now.`,
    },
    files: {
      kind: (name) => `${file(name)} is not a PDF, picture or spreadsheet.`,
      empty: (name) => `${file(name)} is empty.`,
      "too-large": (name) => `${file(name)} is too large: all files together can be up to 10 MB.`,
      "too-many": (name) => `${file(name)} is one file too many: a request can have 3 files.`,
      quota: (name) => `${file(name)} cannot be attached: you have sent many files today.`,
      full: (name) => `${file(name)} cannot be attached just now. Please send it by e-mail.`,
      gone: () => "A file is no longer kept. Please attach it again.",
    },
    foreignOrigin: "Origin is not one that may send enquiries here.",
    foreignSite: "Sec-Fetch-Site says that another site sends this.",
    tooMany: (seconds) => `Too many enquiries. Please try again in ${seconds} seconds.`,
    malformedKey: "Idempotency-Key must be 1 to 200 visible ASCII characters.",
    usedKey: "This Idempotency-Key was used before for another enquiry.",
    notKept: "The enquiry could not be kept. Please try again in a minute.",
    form: {
      heading: "Your message has not been sent",
      foreign:
        "This form did not come from our site, so nothing has been sent. Please check it and send it from here.",
      farTooLong:
        "This is far too long to be sent. Please go back in your browser, where it still is, and shorten it.",
      inBrowser: "What you typed is still in your browser. Please go back to it.",
      unclear: "The form did not arrive as it was filled in. Please check it and send it again.",
      send: "Send again",
      page: "Contact page",
      privacy: "Privacy notice",
    },
  },
  received: {
    heading: "Message sent successfully",
    promise: "We'll get back to you soon.",
  },
  letter: {
    title: (reference) => `Enquiry ${reference}`,
    subject: (reference, company) => `Enquiry ${reference} from ${company}`,
    reference: "Reference",
    received: "Received",
    language: "Language",
    file: "File",
    openFiles: "Open the files",
    time: (milliseconds) => `${minuteIn("en", milliseconds)}, Riyadh time`,
    fact: (label, value) => `${label}: ${value}`,
  },
  quotation,
  offer,
  buyersPage,
  buyersCopy: {
    subject: (reference) => `Your request for quotation ${reference}`,
    intro: "We have received your request for quotation. These are its products.",
    others: (count) => `Lines in your own words, not repeated here: ${count}`,
    phone: (ending) => `We can also reach you at the phone number that ends in ${ending}.`,
    stranger: "If you did not send this request, please ignore this e-mail.",
  },
  inbox: {
    title: "Development inbox",
    intro: "Letters that a live site would have sent by SMTP, newest first.",
    label: "Inbox",
    again: "Look again",
    contact: "Contact page",
    site: "The site",
    empty: "No letter has arrived yet.",
    sendOne: "Send an enquiry from the contact page",
    back: "Back to the inbox",
    from: "From",
    to: "To",
    replyTo: "Reply-To",
    date: "Date",
    subject: "Subject",
    text: "Text",
    html: "HTML",
  },
  receipt: {
    title: (reference) => `Receipt for message ${reference}`,
    requestTitle: (reference) => `Receipt for request ${reference}`,
    kept: "Received and kept",
    accepted: "Letter accepted by our mail server",
    notYet: "Not yet. There is nothing you need to do.",
    time: (milliseconds) => `${riyadhTime("en", milliseconds)}, Riyadh time`,
    clock: "Riyadh time is UTC+3. Times are by the clock of our server.",
    questions: "Questions? Call us",
    phone: "Phone",
    chat: "WhatsApp",
    site: "To our site",
    absent: "There is no such receipt",
    absentDetail:
      "The link may be incomplete, or the message is no longer kept. Please copy the whole link again.",
  },
};

function file(name: string): string {
  return name === "" ? "The file" : name;
}

function named(name: string): string {
  return name === "" ? "A field without a name" : name;
}
