import { addresses } from "#addresses";
import { claim } from "#content/claims.ts";
import { Island } from "#site/islands/island.tsx";
import Listing, { type ListingProps } from "#site/islands/listing.tsx";
import { storedNames } from "#site/islands/stored.ts";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";

interface ListingSectionProps {
  readonly context: PageContext;
  readonly listing: Omit<ListingProps, "language">;
}

function NeedMore({ context }: { readonly context: PageContext }) {
  const { more2 } = context.words.listing;
  const points = [claim("bulkDiscounts"), claim("isoQuality"), claim("fastDelivery")];
  return (
    <aside className="need-more">
      <div>
        <h3>{more2.heading}</h3>
        <p>{more2.text}</p>
      </div>
      <ul>{points.map((point) => point && <li key={point}>{point}</li>)}</ul>
      <ButtonLink variant="hero" href={addresses.contact}>
        {more2.button}
      </ButtonLink>
    </aside>
  );
}

/** The catalogue as a section of a page: heading, claims, the listing and what to do without a match. */
export function ListingSection({ context, listing }: ListingSectionProps) {
  const { words, language } = context;
  return (
    <section className="frame listing" id="catalogue" aria-labelledby="catalogue-heading">
      <div className="listing-head">
        <h2 id="catalogue-heading">{words.listing.heading}</h2>
        <p>{claim("catalogue")}</p>
        <p className="listing-line">{claim("catalogueLine")}</p>
      </div>
      <Island
        name="listing"
        of={Listing}
        props={{ language, ...listing }}
        wakeFor={[storedNames.list]}
      />
      <NeedMore context={context} />
    </section>
  );
}
