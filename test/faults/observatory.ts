import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { openHttpsFront } from "#test/faults/https-front.ts";
import { onGround } from "#test/faults/world.ts";
import type { Fault, Outcome, Skipped } from "#test/faults/world.ts";
import { bareEnvironment, makeHome, startProcess } from "#test/support/process.ts";
import { builtData, shareBuiltSite } from "#tools/built-site.ts";

const run = promisify(execFile);
const version = "1.4.8";
const cache = resolve(".cache", `observatory-${version}`);
const scanner = join(cache, "node_modules", "@mdn", "mdn-http-observatory");
/** One finished page and one rendered on request. */
const pages = ["/", "/contact?product=vented-hard-hat-type-1"];
/** More pages, a file, and an answer of the service. */
const morePaths = ["/shop", "/saudi/unayzah", "/robots.txt", "/healthz"];
const best = "A+";

const reports = z.array(
  z.object({ path: z.string(), grade: z.string(), score: z.number(), failed: z.array(z.string()) }),
);

/** Grades several kinds of answers with MDN's observatory, over HTTPS. */
export const observatory: Fault = {
  name: "headers seen by MDN's observatory",
  stores: ["embedded"],
  heldBy: "test/requests/headers.test.ts",
  make: (world) =>
    onGround(world, async ({ folder, env }) => {
      const missing = install() ?? makeCertificate(folder);
      return missing === undefined
        ? look(folder, env, world.short ? pages : [...pages, ...morePaths])
        : { skipped: missing };
    }),
};

/** Installs it into the cache without its scripts, which fetch lists that are not needed. */
function install(): string | undefined {
  const list = join(scanner, "conf", "hsts-preload.json");
  if (existsSync(list)) {
    return undefined;
  }
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, "package.json"), "{}");
    const packageName = `@mdn/mdn-http-observatory@${version}`;
    execFileSync("npm", ["install", ...options, packageName], { cwd: cache, stdio: "ignore" });
    // The list of sites that browsers always open with HTTPS; localhost is not on it.
    writeFileSync(list, "{}");
    return undefined;
  } catch {
    return `@mdn/mdn-http-observatory@${version} cannot be installed`;
  }
}

function makeCertificate(folder: string): string | undefined {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const whose = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  try {
    const words = ["req", "-x509", ...key, ...whose, "-days", "2", ...files];
    execFileSync("openssl", words, { stdio: "ignore" });
    return undefined;
  } catch {
    return "there is no openssl to make a certificate with";
  }
}

async function look(
  folder: string,
  env: Readonly<Record<string, string>>,
  paths: readonly string[],
): Promise<Outcome | Skipped> {
  const certificate = join(folder, "cert.pem");
  const front = await openHttpsFront({
    key: readFileSync(join(folder, "key.pem"), "utf8"),
    cert: readFileSync(certificate, "utf8"),
  });
  const home = existsSync(join(builtData, "releases", "current")) ? undefined : await makeHome();
  if (home === undefined) {
    shareBuiltSite(env["DATA_DIR"] ?? folder);
  }
  const host = `localhost:${front.port}`;
  const service = await startProcess(home?.folder ?? process.cwd(), {
    ...env,
    SITE_URL: `https://${host}`,
    TRUST_PROXY: "1",
  });
  front.lead(service.url);
  try {
    const script = `
      import { scan } from ${JSON.stringify(join(scanner, "src", "scanner", "index.js"))};
      const reports = [];
      for (const path of ${JSON.stringify(paths)}) {
        const { scan: { grade, score }, tests } = await scan(${JSON.stringify(host)} + path);
        const failed = Object.entries(tests).filter(([, { pass }]) => !pass).map(([name]) => name);
        reports.push({ path, grade, score, failed });
      }
      console.log(JSON.stringify(reports));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
      cwd: cache,
      env: { ...bareEnvironment(), NODE_EXTRA_CA_CERTS: certificate },
    });
    const seen = reports.parse(JSON.parse(stdout));
    const worse = seen.filter(({ grade, failed }) => grade !== best || failed.length > 0);
    const rows = seen.map(({ path, grade, score, failed }) => [
      `${path}:`,
      `${grade} (${score})${failed.map((name) => ` ${name}`).join("")}`,
    ]);
    return { counted: Object.fromEntries(rows), broken: { "answers below A+": worse.length } };
  } finally {
    service.process.kill("SIGKILL");
    await service.ended;
    front.close();
    await home?.remove();
  }
}
