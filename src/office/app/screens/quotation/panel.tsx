import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";

/** Place of the quotation beside its enquiry. */
export function QuotationPanel(_: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  return (
    <section aria-labelledby="quotation" className="quotation-panel">
      <h2 id="quotation">{words.quotation}</h2>
      <p className="screen-lead">{words.quotationSoon}</p>
    </section>
  );
}
