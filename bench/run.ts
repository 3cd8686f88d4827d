import { createServer } from "node:net";
import { chromium } from "playwright-core";
import { buildIfChanged } from "#tools/build-stamp.ts";
import { findBrowser } from "#tools/find-browser.ts";
import { startBareSite } from "./bare-site.ts";
import { measureBytes } from "./bytes.ts";
import { measureInteraction } from "./interaction.ts";
import { kinds } from "./kinds.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { startRealSite } from "./real-site.ts";

const quick = process.argv.includes("--quick");
const quiet = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "localhost", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const executablePath = findBrowser(process.env);
if (executablePath === undefined) {
  throw new Error("The bench needs Chromium or Chrome. Install one, or set CHROMIUM_PATH.");
}
// A copy: the build marks its own process as production.
await buildIfChanged({ ...process.env });
const port = await freePort();
const args = [...quiet, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath, args });
const real = await startRealSite();
const bare = await startBareSite(real.origin, kinds);
try {
  await measureBytes(browser, real.origin, kinds);
  await measureInteraction(browser, real.origin, quick ? 2 : 7);
  await measureLighthouse(port, { real: real.origin, bare: bare.origin }, kinds, quick ? 1 : 5);
} finally {
  await browser.close();
  bare.stop();
  real.stop();
}
