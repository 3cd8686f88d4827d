import type { Distance } from "#domain/delivery/city.ts";
import type { PageContext } from "#site/page.ts";
import { MailLink, PhoneLink } from "#site/sections/company-links.tsx";

interface PlaceFactsProps {
  readonly context: PageContext;
  readonly region?: string;
  readonly distance?: Distance;
}

/** Renders contact details, region and distance of a place. */
export function PlaceFacts({ context, region, distance }: PlaceFactsProps) {
  const { company, words } = context;
  const { contact } = words;
  const { city } = words.pages;
  return (
    <div className="frame">
      <dl className="place-facts">
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <PhoneLink company={company} />
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <MailLink company={company} />
          </dd>
        </div>
        <div>
          <dt>{city.location}</dt>
          <dd>{company.address}</dd>
        </div>
        {region && (
          <div>
            <dt>{city.region}</dt>
            <dd>{words.pages.cities.region(region)}</dd>
          </div>
        )}
        {distance && (
          <div>
            <dt>{city.distance}</dt>
            <dd>{city.distances[distance]}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
