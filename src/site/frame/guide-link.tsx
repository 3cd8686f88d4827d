import type { Guide } from "#domain/catalogue/guide.ts";
import { current } from "#site/frame/current.ts";
import type { PageContext } from "#site/page.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";

interface GuideLinkProps {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** A guide in a menu: its sign, where it has one, and its name. */
export function GuideLink({ context, guide }: GuideLinkProps) {
  const address = context.addresses.guide(guide.slug);
  const [sign] = guide.pictograms;
  return (
    <a className="menu-guide" href={address} aria-current={current(context, address)}>
      {sign && <Pictogram name={sign} size={28} />}
      {guide.name}
    </a>
  );
}
