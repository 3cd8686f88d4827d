import type { FileProblem } from "#domain/enquiry/attachment.ts";
import type { EnquiryField, EnquiryProblem } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import type { OfferWords } from "#domain/quotation/offer-words.ts";
import type { BuyersPageWords } from "#domain/office/buyers-page-words.ts";
import type { QuotationWords } from "#domain/quotation/quotation-words.ts";
import type { RequestProblem } from "#domain/quotation/quotation-request.ts";

/** Words of the letter that reminds a buyer of the request. */
interface BuyersCopyWords {
  readonly subject: (reference: string) => string;
  readonly intro: string;
  /** Of lines in the buyer's own words, which are not repeated. */
  readonly others: (count: number) => string;
  /** Of the phone number, by its last three digits. */
  readonly phone: (ending: string) => string;
  /** To whoever did not send the request. */
  readonly stranger: string;
}

/** Everything that the service itself says, in one language. */
export interface ServiceWords {
  readonly language: Language;
  /** Name of each language in this one. */
  readonly languages: Readonly<Record<Language, string>>;
  readonly fields: Readonly<Record<EnquiryField, string>>;
  readonly titles: Readonly<Record<RefusedStatus | "other", string>>;
  readonly refusals: RefusalWords;
  readonly received: ReceivedWords;
  readonly letter: LetterWords;
  readonly quotation: QuotationWords;
  /** Of quotations that the supplier sends. */
  readonly offer: OfferWords;
  readonly buyersCopy: BuyersCopyWords;
  readonly inbox: InboxWords;
  readonly receipt: ReceiptWords;
  readonly buyersPage: BuyersPageWords;
}

/** Hands out the words of a language. */
export type WordsOf = (language: Language) => ServiceWords;

/** The HTTP statuses of refusals that have a title of their own. */
type RefusedStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

/** The details of refusals. */
export interface RefusalWords {
  readonly nothingHere: string;
  readonly noSuchLetter: string;
  readonly unclear: string;
  readonly oneHost: string;
  readonly malformedAddress: string;
  readonly onlyReading: string;
  readonly tooManyPages: string;
  readonly busy: string;
  readonly internal: (incident: string) => string;
  /** `size` such as "128 KiB". */
  readonly tooLarge: (size: string) => string;
  readonly tooManyFields: (most: number) => string;
  readonly contentType: string;
  readonly noContentType: string;
  readonly packed: string;
  readonly charset: string;
  readonly emptyBody: string;
  readonly notUtf8: string;
  readonly notJson: string;
  readonly notObject: string;
  readonly onlyPost: string;
  readonly unusable: string;
  readonly repeated: (name: string) => string;
  readonly unknown: (name: string) => string;
  readonly incomplete: (fields: readonly EnquiryField[]) => string;
  /** `longest` in characters. */
  readonly problems: Readonly<
    Record<EnquiryProblem, (field: EnquiryField, longest: number) => string>
  >;
  /** Of a part of a request for quotation, by where it stands. */
  readonly ofRequest: Readonly<
    Record<RequestProblem["problem"], (field: string, bound: number | undefined) => string>
  >;
  /** Of a file, by its name. */
  readonly files: Readonly<Record<FileProblem, (name: string) => string>>;
  readonly foreignOrigin: string;
  readonly foreignSite: string;
  readonly tooMany: (seconds: number) => string;
  readonly malformedKey: string;
  readonly usedKey: string;
  readonly notKept: string;
  readonly form: FormWords;
}

/** Words for a sender of the form without script. */
interface FormWords {
  readonly heading: string;
  readonly foreign: string;
  readonly farTooLong: string;
  /** Follows another sentence where the form is too long to be shown again. */
  readonly inBrowser: string;
  readonly unclear: string;
  readonly send: string;
  /** A link to the contact page. */
  readonly page: string;
  readonly privacy: string;
}

/** Words that confirm a stored enquiry where the site's own page cannot be rendered. */
interface ReceivedWords {
  readonly heading: string;
  readonly promise: string;
}

/** The letter that brings an enquiry to the staff. */
interface LetterWords {
  readonly title: (reference: string) => string;
  readonly subject: (reference: string, company: string) => string;
  readonly reference: string;
  readonly received: string;
  readonly language: string;
  /** Labels of a file, and of the place where the staff opens files. */
  readonly file: string;
  readonly openFiles: string;
  /** When something came, in milliseconds since 1970. */
  readonly time: (milliseconds: number) => string;
  /** A label with its value, as one line of plain text. */
  readonly fact: (label: string, value: string) => string;
}

/** The page that tells a buyer what has become of an enquiry. */
interface ReceiptWords {
  readonly title: (reference: string) => string;
  /** Title where the enquiry is a request for quotation. */
  readonly requestTitle: (reference: string) => string;
  /** Labels of times. */
  readonly kept: string;
  readonly accepted: string;
  /** In place of the time. */
  readonly notYet: string;
  /** A moment, in milliseconds since 1970. */
  readonly time: (milliseconds: number) => string;
  /** Time zone of the times. */
  readonly clock: string;
  /** Heading over the supplier's phone, chat and mail. */
  readonly questions: string;
  readonly phone: string;
  readonly chat: string;
  readonly site: string;
  readonly absent: string;
  readonly absentDetail: string;
}

/** The page that shows letters where no mail server is. */
interface InboxWords {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly again: string;
  readonly contact: string;
  readonly site: string;
  readonly empty: string;
  readonly sendOne: string;
  readonly back: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly date: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
