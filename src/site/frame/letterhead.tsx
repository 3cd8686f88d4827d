import { longestPageCode, service } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";
import { dayIn } from "#words/times.ts";

interface LetterheadProps {
  readonly context: PageContext;
  /** The page's address; undefined if it has no permanent one. */
  readonly address: string | undefined;
}

/** Renders the print header: contact details, address of the page and date. */
export function Letterhead({ context, address }: LetterheadProps) {
  const { company, site, words, language } = context;
  return (
    <div className="letterhead" id="letterhead">
      <div>
        <p>
          <PhoneLink company={company} /> <MailLink company={company} />
        </p>
        <p>{company.address}</p>
        {address !== undefined && (
          <p className="letterhead-address">
            <bdi dir="ltr">{site.url + address}</bdi>
          </p>
        )}
        <p>{words.frame.asOf(dayIn(language, site.published))}</p>
      </div>
      {address !== undefined && address.length <= longestPageCode && (
        <img src={service.pageCode(address)} alt="" width={96} height={96} loading="lazy" />
      )}
    </div>
  );
}
