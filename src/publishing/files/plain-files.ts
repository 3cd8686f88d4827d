import QRCode from "qrcode";
import { addressesIn, chatAddress, service } from "#addresses";
import type { UndatedSite } from "#domain/site-data.ts";
import type { NamedText } from "#publishing/files/sitemap.ts";

/** Web app manifest. */
function manifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: "#faf9f6",
    theme_color: "#14171a",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
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
    { file: service.manifest.slice(1), text: manifest(company.name) },
    {
      file: service.chatCode.slice(1),
      text: await QRCode.toString(chat, { type: "svg", margin: 2 }),
    },
  ];
}
