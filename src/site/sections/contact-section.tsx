import { chatAddress, service } from "#addresses";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import Contact, { type ContactProps } from "#site/islands/contact.tsx";
import { Island } from "#site/islands/island.tsx";
import { storageKeys } from "#site/islands/device-storage.ts";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface ContactSectionProps {
  readonly context: PageContext;
  readonly message?: string;
  readonly form?: EnquiryFormState | undefined;
}

function Ways({ context }: { readonly context: PageContext }) {
  const { company, words } = context;
  const { contact } = words;
  return (
    <dl className="contact-ways">
      <div>
        <dt>
          <Icon name="phone" />
          {contact.phone}
        </dt>
        <dd>
          <PhoneLink company={company} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          {contact.email}
        </dt>
        <dd>
          <MailLink company={company} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="chat" />
          {contact.chat}
        </dt>
        <dd>
          <a href={chatAddress(company.chat)} target="_blank" rel="noopener noreferrer">
            {contact.chatLink}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="pin" />
          {contact.location}
        </dt>
        <dd>{company.address}</dd>
      </div>
    </dl>
  );
}

/** Renders the contact details and the enquiry form. */
export function ContactSection({ context, message = "", form }: ContactSectionProps) {
  const { words, language, catalogue, site, addresses } = context;
  const { contact } = words;
  const texts = catalogue.texts.contact;
  const props: ContactProps = {
    language,
    words: contact,
    message,
    placeholder: texts.messagePlaceholder,
    backend: site.backend,
    ...(form && { form }),
  };
  return (
    <section className="contact" id="contact" aria-labelledby="contact-heading">
      <div className="frame contact-grid">
        <div>
          <h2 id="contact-heading">{texts.section}</h2>
          <p className="contact-intro">{texts.intro}</p>
        </div>
        <div className="contact-other">
          <Ways context={context} />
          <figure className="contact-qr">
            <img src={service.chatCode} alt={contact.qr} width={192} height={192} loading="lazy" />
            <figcaption>{contact.qrCaption}</figcaption>
          </figure>
        </div>
        <div className="contact-cell" id="enquiry" tabIndex={-1}>
          <Island
            name="contact"
            of={Contact}
            props={props}
            wakeFor={[storageKeys.draft, storageKeys.waiting]}
          />
          <p className="contact-privacy">
            {words.pages.legal.formNotice(site.retentionDays)}{" "}
            <a href={addresses.privacy}>{words.pages.legal.privacy}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
