import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|xml|json|svg|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a brotli and a gzip form beside every text file of the site. */
export async function compressSite(): Promise<void> {
  const files = readdirSync("dist/site", { recursive: true, encoding: "utf8" })
    .filter((name) => compressible.test(name))
    .map((name) => path.join("dist/site", name));
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, await brotli(body, quality));
      writeFileSync(`${file}.gz`, await zip(body, { level: 9 }));
    }),
  );
  console.log(`Compressed ${files.length} files.`);
}
