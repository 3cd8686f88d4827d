import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endGroup } from "#tools/end-group.ts";
import { findBrowser } from "#tools/find-browser.ts";
import { readCertificate } from "#bench/line/certificate.ts";
import { connectCdp } from "./cdp.ts";
import { openTab, type Tab } from "./tab.ts";

const quiet = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ...["--disable-default-apps", "--disable-extensions", "--disable-domain-reliability"],
  ...["--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows"],
  ...["--disable-renderer-backgrounding", "--no-default-browser-check", "--hide-scrollbars"],
  // Nothing outside this machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** A browser of its own, without any past. */
export interface Chrome {
  /** Where its DevTools listen. */
  readonly port: number;
  /** A tab that shares nothing with others; the processor is so many times slower. */
  openTab(slowdown: number): Promise<Tab>;
  stop(): Promise<void>;
}

async function endpointOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (text: Buffer) => {
      output += text.toString();
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    });
    child.once("exit", () => reject(new Error(`The browser ended: ${output.slice(-500)}`)));
  });
}

/** Starts the machine's Chromium or Chrome. Throws where there is none. */
export async function launchChrome(): Promise<Chrome> {
  const program = findBrowser(process.env);
  if (program === undefined) {
    throw new Error("The bench needs Chromium or Chrome. Install one, or set CHROMIUM_PATH.");
  }
  const profile = mkdtempSync(path.join(tmpdir(), "bench-chrome-"));
  const trusted = `--ignore-certificate-errors-spki-list=${readCertificate().keyHash}`;
  const own = [trusted, `--user-data-dir=${profile}`, "--remote-debugging-port=0"];
  const child = spawn(program, [...quiet, ...own, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    // A group of its own: the program may be a script that starts the browser and would alone be ended.
    detached: true,
  });
  const gone = once(child, "exit");
  const kill = () => endGroup(child.pid, "SIGKILL");
  process.once("exit", kill);
  const endpoint = await endpointOf(child);
  const cdp = await connectCdp(endpoint);
  const filter = [{ type: "tab" }, { type: "page" }];
  await cdp.send("Target.setDiscoverTargets", { discover: true, filter });
  return {
    port: Number(new URL(endpoint).port),
    openTab: (slowdown) => openTab(cdp, slowdown),
    async stop() {
      cdp.close();
      kill();
      await gone;
      process.off("exit", kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
