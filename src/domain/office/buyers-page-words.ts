import type { BuyerStage } from "#domain/office/enquiry-state.ts";
import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import type { QuotationState } from "#domain/quotation/quotation-states.ts";

/** Fields of the forms on the buyer's page. */
export type ActField = "name" | "orderNumber" | "words" | "lineWords" | "file";

/** Reasons to refuse a field of a decision. */
export type ActProblem = "missing" | "too-long" | "malformed";

/** Words of the page on which a buyer follows a request and answers its quotation. */
export interface BuyersPageWords {
  readonly progress: string;
  readonly stages: Readonly<Record<BuyerStage, string>>;
  /** Sentence on the next step, by the stage. */
  readonly next: Readonly<Record<BuyerStage, string>>;
  readonly title: (number: string) => string;
  readonly revision: (revision: number, day: string) => string;
  readonly preparedFor: string;
  readonly totalWithVat: string;
  readonly currency: string;
  readonly pdf: string;
  readonly toForms: string;
  /** State of the quotation, in place of its forms; none where it is open. */
  readonly states: Readonly<Partial<Record<QuotationState, string>>>;
  readonly lines: string;
  readonly request: (lines: number) => string;
  readonly files: string;
  readonly accept: {
    readonly heading: string;
    readonly intro: (total: string) => string;
    readonly name: string;
    readonly orderNumber: string;
    readonly file: string;
    readonly fileHint: string;
    readonly submit: string;
  };
  readonly change: {
    readonly heading: string;
    readonly intro: string;
    readonly words: string;
    readonly line: (position: number, text: string) => string;
    readonly byLine: string;
    readonly submit: string;
  };
  readonly decline: {
    readonly heading: string;
    readonly words: string;
    readonly submit: string;
  };
  /** Confirmation after an act. */
  readonly done: Readonly<Record<BuyerDecision["action"], string>>;
  readonly stale: string;
  readonly refused: string;
  readonly check: string;
  readonly problems: Readonly<Record<ActProblem, (field: ActField) => string>>;
}
