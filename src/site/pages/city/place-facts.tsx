import { mailAddress, phoneAddress } from "#addresses";
import type { DistanceClass } from "#content/pages/city-page.ts";
import type { Region } from "#domain/delivery/city.ts";
import type { PageContext } from "#site/page.ts";

interface PlaceFactsProps {
  readonly context: PageContext;
  readonly region?: Region;
  readonly distance?: DistanceClass;
}

/** How to reach us from that place, at a glance. */
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
            <a href={phoneAddress(company.phone)}>
              <bdi dir="ltr">{company.phoneDisplay}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={mailAddress(company.email)}>
              <bdi dir="ltr">{company.email}</bdi>
            </a>
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
