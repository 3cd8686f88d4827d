import { enquiryFields, type Enquiry } from "#domain/enquiry/enquiry.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";
import { words } from "#test/support/demonstration.ts";

const { contact } = words;

/** Fills the form of four fields; the message's label may differ. */
export async function fillForm(
  visitor: Visitor,
  values: Enquiry,
  messageLabel = contact.fields.message.label,
): Promise<void> {
  for (const field of enquiryFields) {
    const label = field === "message" ? messageLabel : contact.fields[field].label;
    await visitor.fill(label, values[field]);
  }
}

/** Returns the values of the form of four fields. */
export function valuesIn({ driver }: Visitor): Promise<readonly string[]> {
  return driver.ask(() =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>(".contact-form :is(input, textarea)[required]"),
      ({ value }) => value,
    ),
  );
}
