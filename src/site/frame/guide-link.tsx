import type { Guide } from "#domain/catalogue/guide.ts";
import { ariaCurrent } from "#site/frame/navigation-entries.ts";
import type { PageContext } from "#site/page.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";

interface GuideLinkProps {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** Renders a menu link to a guide with its pictogram. */
export function GuideLink({ context, guide }: GuideLinkProps) {
  const address = context.addresses.guide(guide.slug);
  const [sign] = guide.pictograms;
  return (
    <a className="menu-guide" href={address} aria-current={ariaCurrent(context, address)}>
      {sign && <Pictogram name={sign} size={28} />}
      {guide.name}
    </a>
  );
}
