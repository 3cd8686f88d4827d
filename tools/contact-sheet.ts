import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import sharp, { type OverlayOptions } from "sharp";
import { buildOffice } from "#tools/build-office.ts";
import { buildSite, shareBuiltSite } from "#tools/built-site.ts";
import { officeView, views, type View } from "#tools/contact-sheet/views.ts";
import { findOrInstallBrowser } from "#tools/find-browser.ts";
import { officeCommand, serviceCommand } from "#tools/service-command.ts";

const file = "docs/contact-sheet.webp";
const mostBytes = 400_000;

/** The windows of each view, and the part of their size on the sheet. */
const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 900 },
] as const;
const scale = 0.3;
const gap = 12;
const labelHeight = 22;
const columns = 3;
const cellWidth = windows.reduce((sum, { width }) => sum + width * scale, gap) + 2 * gap;
const cellHeight = windows[0].height * scale + labelHeight + gap;

interface Service {
  readonly origin: string;
  stop(): void;
}

/** Finds a port for the office, which takes 0 for none. */
async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return String(typeof address === "object" && address ? address.port : 0);
}

/** Starts a service on a free port, and waits until it tells its address. */
function startService(command: readonly string[], env: NodeJS.ProcessEnv): Promise<Service> {
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${command.at(-1)} ended with ${code}.`)));
    child.stdout.on("data", (text: Buffer) => {
      const [, port] = /listening","address":"[^"]*:(\d+)"/.exec(text.toString()) ?? [];
      if (port !== undefined) {
        resolve({ origin: `http://localhost:${port}`, stop: () => void child.kill() });
      }
    });
  });
}

/** Takes the pictures of one view, one for each window, as wide as on the sheet. */
async function takePictures(
  browser: Browser,
  origin: string,
  open: View["open"],
): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { width, height } of windows) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await open(page, origin);
    await page.waitForLoadState("networkidle");
    const taken = await page.screenshot();
    pictures.push(
      await sharp(taken)
        .resize(Math.round(width * scale))
        .png()
        .toBuffer(),
    );
    await context.close();
  }
  return pictures;
}

function label(name: string): Buffer {
  const text = `<text x="0" y="16" font-family="sans-serif" font-size="14" font-weight="bold">${name}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(cellWidth)}" height="${labelHeight}">${text}</svg>`,
  );
}

/** Places the pictures of a view in its cell of the sheet. */
function placeView(index: number, name: string, pictures: readonly Buffer[]): OverlayOptions[] {
  const left = Math.round(gap + (index % columns) * cellWidth);
  const top = Math.round(gap + Math.floor(index / columns) * cellHeight);
  return [
    { input: label(name), left, top },
    ...pictures.map((input, at) => ({
      input,
      left: left + (at === 0 ? 0 : Math.round(windows[0].width * scale) + gap),
      top: top + labelHeight,
    })),
  ];
}

/** Joins the pictures to one sheet, at the best quality that its size allows. */
async function writeSheet(count: number, overlays: readonly OverlayOptions[]): Promise<void> {
  const sheet = await sharp({
    create: {
      width: Math.round(columns * cellWidth + gap),
      height: Math.round(Math.ceil(count / columns) * cellHeight + gap),
      channels: 3,
      background: "#b9bfc5",
    },
  })
    .composite([...overlays])
    .png()
    .toBuffer();
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const { size } = await sharp(sheet).webp({ quality, effort: 6 }).toFile(file);
    if (size <= mostBytes) {
      console.log(`${file}: ${count} views, ${Math.round(size / 1000)} kB`);
      return;
    }
  }
  throw new Error(`The sheet is larger than ${mostBytes / 1000} kB.`);
}

await buildSite();
await buildOffice();
const folder = mkdtempSync(path.join(tmpdir(), "contact-sheet-"));
shareBuiltSite(folder);
const { NODE_ENV: _, ...rest } = process.env;
const env = {
  ...rest,
  DATA_DIR: folder,
  HOST: "localhost",
  PORT: "0",
  OFFICE_PORT: await findFreePort(),
};
const site = await startService(serviceCommand, env);
const office = await startService(officeCommand, env);
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(process.env),
  args: ["--no-sandbox"],
});
try {
  const all = [
    ...views.map((view) => ({ view, origin: site.origin })),
    { view: officeView, origin: office.origin },
  ];
  const overlays: OverlayOptions[] = [];
  for (const [index, { view, origin }] of all.entries()) {
    const pictures = await takePictures(browser, origin, view.open);
    overlays.push(...placeView(index, view.name, pictures));
  }
  await writeSheet(all.length, overlays);
} finally {
  await browser.close();
  site.stop();
  office.stop();
  rmSync(folder, { recursive: true, force: true });
}
