export const icons = [
  "arrow",
  "chat",
  "check",
  "chevron",
  "close",
  "list",
  "list-added",
  "mail",
  "menu",
  "phone",
  "pin",
  "search",
  "turn",
] as const;

export type IconName = (typeof icons)[number];

/** A drawn sign in the text's colour; it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
