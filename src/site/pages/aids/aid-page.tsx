import type { ReactNode } from "react";
import type { AidSlug } from "#domain/aids/aid.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { AidForm, type AidEntries, type AidField } from "#site/pages/aids/aid-form.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** Texts that every aid has. */
export interface AidTexts {
  readonly name: string;
  readonly description: string;
  readonly intro: string;
  readonly notes: readonly string[];
  readonly sources: readonly string[];
  readonly submit?: string;
}

interface AidParts {
  readonly slug: AidSlug;
  readonly texts: AidTexts;
  readonly fields: readonly AidField[];
  readonly entries: AidEntries;
  readonly hidden?: Readonly<Record<string, string>>;
  /** Stands above the form. */
  readonly before?: ReactNode;
  /** Renders the answer of a form that was sent and can be read. */
  readonly answer: () => ReactNode;
}

/** Builds the page of an aid: its form, its answer, its limits and its sources. */
export function buildAidPage(context: PageContext, parts: AidParts): Page {
  const { words, addresses } = context;
  const { slug, texts, fields, entries, hidden, before, answer } = parts;
  const address = addresses.aid(slug);
  const isUnreadable = fields.some(entries.isUnreadable);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.aids.name, address: addresses.aids },
    { name: texts.name, address },
  ];
  return {
    status: 200,
    head: {
      title: texts.name,
      description: texts.description,
      keywords: [texts.name],
      preview: addresses.aids,
      style: context.site.assets.aids,
      ...(entries.isSent || entries.text("method") !== ""
        ? { hidden: true, printed: context.address }
        : { canonical: address }),
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.name}>
          <p>{texts.intro}</p>
        </PageHeading>
        <div className="frame aid">
          {before}
          <AidForm
            context={context}
            slug={slug}
            fields={fields}
            entries={entries}
            submit={texts.submit}
            {...(hidden && { hidden })}
          />
          <div className="aid-answer" id="answer">
            {entries.isSent &&
              (isUnreadable ? <p role="alert">{words.aids.problems}</p> : answer())}
          </div>
          <section className="aid-limits" aria-labelledby="limits-heading">
            <h2 id="limits-heading">{words.aids.limits}</h2>
            <ul>
              {[...texts.notes, words.aids.notAdvice].map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <h3>{words.aids.sources}</h3>
            <ul className="small-print">
              {texts.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </section>
        </div>
      </>
    ),
  };
}
