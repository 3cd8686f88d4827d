import type { Crumb } from "#site/page.ts";
import type { Words } from "#words/en.ts";

interface BreadcrumbProps {
  readonly words: Words;
  /** From the home page to this page. */
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumb({ words, crumbs }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={words.frame.breadcrumb}>
      <ol>
        {crumbs.map(({ name, address }, index) => (
          <li key={address}>
            {index === crumbs.length - 1 ? (
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
