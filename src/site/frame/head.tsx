import { addressIn, service, usualAddress } from "#addresses";
import { previewSize } from "#domain/picture-files.ts";
import { languagesOf, type SiteData } from "#domain/site-data.ts";
import { documentTitle, longestDescription, shortened } from "#domain/search-result.ts";
import type { PageContext, PageHead } from "#site/page.ts";
import type { StructuredData } from "#site/frame/structured-data.ts";

function JsonLd({ data }: { readonly data: StructuredData }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Links the page's versions by language; the default one serves all other languages. */
function Alternates({ site, address }: { readonly site: SiteData; readonly address: string }) {
  const languages = languagesOf(site);
  const shared = usualAddress(address);
  const forms = [
    ...languages.map((language) => [language, addressIn(language, shared)] as const),
    ["x-default", shared] as const,
  ];
  return languages.length < 2
    ? undefined
    : forms.map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.url + href} />
      ));
}

/** Removes the commas of a keyword, since commas separate keywords. */
function withoutCommas(keyword: string): string {
  return keyword.replaceAll(/[,،]/g, "");
}

interface HeadProps {
  readonly head: PageHead;
  readonly context: PageContext;
}

export function Head({ head, context }: HeadProps) {
  const { site, company, words, addresses, otherTranslations } = context;
  const { assets, url } = site;
  const title = documentTitle(head.title, company.name, head.decorateTitle);
  const description = shortened(head.description, longestDescription);
  const image = url + service.preview(head.preview ?? addresses.home);
  const canonical = head.canonical === undefined ? undefined : url + head.canonical;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords.map(withoutCommas).join(", ")} />
      {head.hidden && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.canonical !== undefined && <Alternates site={site} address={head.canonical} />}
      {/* Rendering waits for the letterhead, so that the header is not painted in part. */}
      <link rel="expect" href="#letterhead" blocking="render" />
      <link rel="stylesheet" href={assets.style[context.language]} />
      <link rel="stylesheet" href={assets.print} media="print" />
      {head.style && <link rel="stylesheet" href={head.style} data-page-style="" />}
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={assets.font[context.language]}
        crossOrigin=""
      />
      <meta property="og:type" content={head.type ?? "website"} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url + context.address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={head.previewText ?? title} />
      <meta property="og:locale" content={words.frame.locale} />
      {otherTranslations.map((translation) => (
        <meta
          key={translation.language}
          property="og:locale:alternate"
          content={translation.words.frame.locale}
        />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="theme-color" content="#14171a" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={addresses.manifest} />
      <script type="module" src={assets.script} />
      {(head.structuredData ?? []).map((data) => (
        <JsonLd key={JSON.stringify(data["@type"])} data={data} />
      ))}
    </head>
  );
}
