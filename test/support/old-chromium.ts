import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium, type Browser } from "playwright-core";

const program = ".cache/chromium-109";

/** Unpacks Chromium 109 of the development dependency once. */
async function unpack(): Promise<void> {
  if (existsSync(program)) {
    return;
  }
  const packed = await readFile("node_modules/@sparticuz/chromium/bin/chromium.br");
  await mkdir(".cache", { recursive: true });
  await writeFile(`${program}.part`, await promisify(brotliDecompress)(packed));
  await chmod(`${program}.part`, 0o755);
  await rename(`${program}.part`, program);
}

/** Starts Chromium 109, the oldest supported version; undefined where it does not run. */
export async function startOldChromium(): Promise<Browser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return undefined;
  }
  await unpack();
  return chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
}
