import { service } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";
import { dayIn } from "#words/times.ts";

interface LetterheadProps {
  readonly context: PageContext;
  /** The page's own address; absent where it has none that it could be found at again. */
  readonly address: string | undefined;
}

/** What a printed page begins with: how to reach the supplier, where the page is, and of which day it is. */
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
          <p>
            <bdi dir="ltr">{site.url + address}</bdi>
          </p>
        )}
        <p>{words.frame.asOf(dayIn(language, site.published))}</p>
      </div>
      {address !== undefined && (
        <img src={service.pageCode(address)} alt="" width={96} height={96} loading="lazy" />
      )}
    </div>
  );
}
