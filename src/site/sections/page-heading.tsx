import type { ReactNode } from "react";
import type { Crumb } from "#site/page.ts";
import { Breadcrumb } from "#site/sections/breadcrumb.tsx";
import { Pictogram } from "#site/sections/pictogram.tsx";
import type { Words } from "#words/en.ts";

interface PageHeadingProps {
  readonly words: Words;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly children?: ReactNode;
  /** Beside the text on wide screens, a strip below it on small ones. */
  readonly picture?: ReactNode;
  /** The pictograms of the page's subject. */
  readonly signs?: readonly string[];
}

/** Renders breadcrumb, title, introduction and picture of a page. */
export function PageHeading(props: PageHeadingProps) {
  const { words, crumbs, heading, children, picture, signs = [] } = props;
  const pictured = picture ? " page-heading-pictured" : "";
  return (
    <div className={`page-heading${pictured}`}>
      <div className="frame">
        <div className="page-heading-text">
          <Breadcrumb words={words} crumbs={crumbs} />
          {signs.length > 0 && (
            <p className="page-heading-signs">
              {signs.map((name) => (
                <Pictogram key={name} name={name} />
              ))}
            </p>
          )}
          <h1>{heading}</h1>
          {children}
        </div>
        {picture && <div className="page-heading-picture">{picture}</div>}
      </div>
    </div>
  );
}
