import type { PageContext } from "#site/page.ts";

/** The value of `aria-current` for a link: whether it leads to the page itself. */
export function current(context: PageContext, address: string): "page" | undefined {
  return context.address.split("?")[0] === address ? "page" : undefined;
}
