import { chatAddress } from "#addresses";
import { dialledNumber } from "#domain/office/chat-number.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** The buyer with links to call, chat and write. */
export function Contact({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  const { name, email, reference, request } = enquiry;
  const phone = request?.phone;
  const dialled = dialledNumber(phone ?? "");
  return (
    <section className="contact-card" aria-labelledby="contact">
      <h2 id="contact" className="sr-only">
        {words.contact}
      </h2>
      <p className="contact-name">
        <bdi>{name === "" ? words.noContactName : name}</bdi>
      </p>
      <ul>
        {phone !== undefined && (
          <li>
            <bdi dir="ltr">{phone}</bdi>
            {dialled !== undefined && (
              <>
                <a href={`tel:+${dialled}`}>
                  <Icon name="phone" />
                  {words.call}
                </a>
                <a href={chatAddress(dialled)} target="_blank" rel="noreferrer">
                  <Icon name="chat" />
                  {words.chat}
                </a>
              </>
            )}
          </li>
        )}
        {email !== "" && (
          <li>
            <bdi dir="ltr">{email}</bdi>
            <a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
              <Icon name="mail" />
              {words.mail}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
