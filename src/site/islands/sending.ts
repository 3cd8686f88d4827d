import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";

/** A call of a backend function. */
export type Sending =
  | { readonly name: "send-contact-email"; readonly body: Enquiry }
  | {
      readonly name: "send-quotation-request";
      readonly body: Partial<Enquiry> &
        Omit<QuotationRequest, "words"> & {
          /** Tokens of uploaded files. */
          readonly attachments?: readonly string[];
        };
    };
