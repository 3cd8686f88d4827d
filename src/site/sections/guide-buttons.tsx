import type { PageContext } from "#site/page.ts";
import { ButtonLink, type ButtonSize } from "#ui/button/button.tsx";

interface GuideButtonsProps {
  readonly context: PageContext;
  readonly slugs: readonly string[];
  readonly size?: ButtonSize;
}

/** Renders list items that link to guides. */
export function GuideButtons({ context, slugs, size = "default" }: GuideButtonsProps) {
  const { addresses, catalogue } = context;
  return slugs
    .flatMap((slug) => catalogue.guide(slug) ?? [])
    .map(({ slug, name }) => (
      <li key={slug}>
        <ButtonLink variant="outline" size={size} href={addresses.guide(slug)}>
          {name}
        </ButtonLink>
      </li>
    ));
}
