import { cpSync, writeFileSync } from "node:fs";
import QRCode from "qrcode";
import sharp from "sharp";
import { chatAddress } from "#addresses";
import { builtInSettings } from "#tools/generate.ts";

const logo = "public/favicon.svg";

async function icon(size: number, file: string): Promise<void> {
  await sharp(logo, { density: 600 }).resize(size, size).png().toFile(`dist/site/${file}`);
}

/** The manifest of the installed site. */
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

const speculation = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/functions/*" } },
          { not: { href_matches: "/inbox*" } },
          { not: { href_matches: "/*\\?*" } },
          { not: { selector_matches: "[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Puts what is served as it is into the site, and makes icons, manifest, QR code and rules. */
export async function copyPublic(env: NodeJS.ProcessEnv): Promise<void> {
  const { company } = builtInSettings(env).site;
  cpSync("public", "dist/site", { recursive: true });
  await Promise.all([
    icon(180, "apple-touch-icon.png"),
    icon(192, "icon-192.png"),
    icon(512, "icon-512.png"),
    icon(32, "favicon.ico"),
  ]);
  writeFileSync("dist/site/manifest.webmanifest", manifest(company.name));
  writeFileSync("dist/site/speculation-rules.json", JSON.stringify(speculation));
  const qr = await QRCode.toString(chatAddress(company.chat), { type: "svg", margin: 2 });
  writeFileSync("dist/site/chat-qr.svg", qr);
}
