import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { endGroup } from "#tools/end-group.ts";
import { findBrowser } from "#tools/find-browser.ts";
import { openTab, type Tab, type TabOptions } from "./tab.ts";

const quiet = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--hide-scrollbars",
  // Nothing outside this machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** A browser of its own, without any past. */
interface Chrome {
  /** The port of its DevTools, for Lighthouse. */
  readonly port: number;
  /** Opens a tab that shares nothing with others. */
  openTab(options: TabOptions): Promise<Tab>;
  stop(): Promise<void>;
}

async function endpointOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (text: Buffer) => {
      output += text.toString();
      const endpoint = /DevTools listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (endpoint !== undefined) {
        resolve(endpoint);
      }
    });
    child.once("exit", () => reject(new Error(`The browser ended: ${output.slice(-500)}`)));
  });
}

/**
 * Starts the machine's Chromium or Chrome; throws where there is none. Playwright connects to it, because
 * a browser that Playwright starts has no paint holding and no back/forward cache.
 */
export async function launchChrome(): Promise<Chrome> {
  const program = findBrowser(process.env);
  if (program === undefined) {
    throw new Error("The bench needs Chromium or Chrome. Install one, or set CHROMIUM_PATH.");
  }
  const profile = mkdtempSync(path.join(tmpdir(), "bench-chrome-"));
  const extra = [`--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"];
  const child = spawn(program, [...quiet, ...extra], {
    stdio: ["ignore", "ignore", "pipe"],
    // A group of its own: the program may be a script that starts the browser and would alone be ended.
    detached: true,
  });
  const gone = once(child, "exit");
  const kill = () => endGroup(child.pid, "SIGKILL");
  process.once("exit", kill);
  const endpoint = await endpointOf(child);
  const browser = await chromium.connectOverCDP(endpoint);
  return {
    port: Number(new URL(endpoint).port),
    openTab: (options) => openTab(browser, options),
    async stop() {
      await browser.close();
      kill();
      await gone;
      process.off("exit", kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
