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
  "pen",
  "phone",
  "pin",
  "search",
  "turn",
] as const;

type IconName = (typeof icons)[number];

/** Renders a decorative icon in the text colour; screen readers skip it. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
