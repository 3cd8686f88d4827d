import type { Words } from "#content/words/words.ts";

export interface Crumb {
  readonly name: string;
  readonly address: string;
}

interface BreadcrumbProps {
  readonly words: Words;
  /** From the home page to this page, which is last. */
  readonly crumbs: readonly Crumb[];
}

/** The way to this page. */
export function Breadcrumb({ words, crumbs }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb.label}>
      <ol>
        {crumbs.map(({ name, address }, at) => (
          <li key={address}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={address}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
