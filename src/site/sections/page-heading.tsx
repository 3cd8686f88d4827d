import type { ReactNode } from "react";
import type { Words } from "#content/words/words.ts";
import { Breadcrumb, type Crumb } from "#site/sections/breadcrumb.tsx";

interface PageHeadingProps {
  readonly words: Words;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly children?: ReactNode;
}

/** The way here, the page's name and what it is about. */
export function PageHeading({ words, crumbs, heading, children }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div className="frame">
        <Breadcrumb words={words} crumbs={crumbs} />
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  );
}
