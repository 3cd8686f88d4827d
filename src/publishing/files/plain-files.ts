import QRCode from "qrcode";
import { addressesIn, chatAddress, service } from "#addresses";
import { directionOf, type Language } from "#domain/language.ts";
import type { UndatedSite } from "#domain/site-data.ts";
import { maskableIcon } from "#publishing/files/icons.ts";
import type { NamedText } from "#publishing/files/sitemap.ts";

type Catalogue = UndatedSite["catalogues"][number];

/** Names of the shortcuts that a phone shows beside the icon. */
const shortcutNames: Readonly<
  Record<Language, { readonly search: string; readonly list: string }>
> = {
  en: { search: "Search products", list: "Enquiry list" },
  ar: { search: "البحث عن المنتجات", list: "قائمة الاستفسار" },
};

/** Web app manifest of a language. */
function manifest({ language, company, texts }: Catalogue): string {
  const addresses = addressesIn(language);
  const { search, list } = shortcutNames[language];
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
  });
  return JSON.stringify({
    id: addresses.home,
    name: company.name,
    short_name: company.name,
    description: texts.home.description,
    lang: language,
    dir: directionOf(language),
    start_url: addresses.home,
    scope: "/",
    display: "standalone",
    background_color: "#faf9f6",
    theme_color: "#14171a",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: `/${maskableIcon}`,
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: [shortcut(search, addresses.shop), shortcut(list, addresses.request)],
  });
}

function robots({ url, catalogues }: UndatedSite): string {
  // Search results carry `noindex`, which crawlers see only where they may fetch them; contact
  // links are refused.
  const refused = catalogues.map(({ language }) => `Disallow: ${addressesIn(language).contact}?`);
  return [
    "User-agent: *",
    "Disallow: /functions/",
    ...refused,
    `Sitemap: ${url}${service.sitemap}`,
    "",
  ].join("\n");
}

/** Creates the small files that follow from the company and the settings. */
export async function plainFiles(data: UndatedSite): Promise<readonly NamedText[]> {
  const company = data.catalogues[0]?.company;
  if (company === undefined) {
    throw new Error("The site is published in no language");
  }
  const chat = chatAddress(company.chat);
  return [
    { file: "robots.txt", text: robots(data) },
    ...data.catalogues.map((catalogue) => ({
      file: addressesIn(catalogue.language).manifest.slice(1),
      text: manifest(catalogue),
    })),
    {
      file: service.chatCode.slice(1),
      text: await QRCode.toString(chat, { type: "svg", margin: 2 }),
    },
  ];
}
