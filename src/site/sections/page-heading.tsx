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
  /** The listing that the title describes; scripts replace both together. */
  readonly listing?: "whole" | "asked";
}

/** Renders breadcrumb, title, introduction and picture of a page. */
export function PageHeading(props: PageHeadingProps) {
  const { words, crumbs, heading, children, picture, signs = [], listing } = props;
  const pictured = picture ? " page-heading-pictured" : "";
  return (
    <div
      className={listing ? `page-heading listing-title-${listing}` : `page-heading${pictured}`}
      id={listing && "listing-title"}
    >
      <div className="frame">
        <div className="page-heading-text">
          <Breadcrumb words={words} crumbs={crumbs} />
          <div className="page-heading-title">
            <h1>{heading}</h1>
            {signs.map((name) => (
              <Pictogram key={name} name={name} size={40} />
            ))}
          </div>
          {children}
        </div>
        {picture && <div className="page-heading-picture">{picture}</div>}
      </div>
    </div>
  );
}
