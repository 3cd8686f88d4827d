import type { ReactNode } from "react";
import type { Words } from "#content/words/words.ts";
import { Breadcrumb, type Crumb } from "#site/sections/breadcrumb.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";

interface PageHeadingProps {
  readonly words: Words;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly children?: ReactNode;
  /** Up to three picture keys that stand beside the text on wide screens. */
  readonly pictures?: readonly string[];
}

/** The way here, the page's name and what it is about. */
export function PageHeading(props: PageHeadingProps) {
  const { words, crumbs, heading, children, pictures = [] } = props;
  const pictured = pictures.length > 0 ? " page-heading-pictured" : "";
  return (
    <div className={`page-heading${pictured}`}>
      <div className="frame">
        <div className="page-heading-text">
          <Breadcrumb words={words} crumbs={crumbs} />
          <h1>{heading}</h1>
          {children}
        </div>
        {pictures.length > 0 && (
          <div className="page-heading-picture" aria-hidden="true">
            {pictures.map((key) => (
              <ProductPicture key={key} picture={key} alt="" sizes="11.5rem" />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
