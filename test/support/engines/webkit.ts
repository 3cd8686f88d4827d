import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Driver, Key } from "#test/support/engines/driver.ts";
import { beginSession, type Session } from "#test/support/engines/webdriver.ts";
import { freePort } from "#test/support/free-port.ts";
import { eventually } from "#test/support/requests.ts";

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** X server without a screen. */
  readonly display: string;
}

/** Private-use characters for keys in WebDriver. */
const keys: Readonly<Record<Key, string>> = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/** The window's own buttons would keep it wider than a phone. */
const narrowButtons = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }";

/** Records console errors in the page, since the driver reports none. */
function keepComplaints(): void {
  const recorded: string[] = [];
  Object.assign(window, { complaints: recorded });
  console.error = (...values) => recorded.push(values.join(" "));
  addEventListener("error", ({ message }) => recorded.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => recorded.push(`uncaught: ${reason}`));
  const observer = new ReportingObserver(
    (reports) => recorded.push(...reports.map(({ body }) => JSON.stringify(body))),
    { buffered: true, types: ["csp-violation"] },
  );
  observer.observe();
}

function takeComplaints(): readonly string[] {
  return "complaints" in window ? (window.complaints as string[]).splice(0) : [];
}

/** Starts a program that ends with these tests. */
function startBeside(program: string, words: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "ignore"], env });
  process.once("exit", () => child.kill());
  return child;
}

/** Starts an X server on a free display and returns the display's name. */
async function startDisplay(program: string): Promise<readonly [ChildProcess, string]> {
  const words = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = startBeside(program, words, process.env);
  const ended = once(server, "exit").then(([code]) => {
    throw new Error(`Xvfb ended with ${code}`);
  });
  const [number] = (await Promise.race([once(server.stdout, "data"), ended])) as [Buffer];
  return [server, `:${number.toString().trim()}`];
}

async function begin(programs: WebKitPrograms, port: number): Promise<Session> {
  const address = `http://127.0.0.1:${port}`;
  await eventually(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { browser: binary } = programs;
  return beginSession(address, {
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "exit");
    child.kill();
    await gone;
  }
}

/** Starts WebKitGTK on its own display, controlled by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const home = await mkdtemp(path.join(tmpdir(), "webkit-"));
  await mkdir(path.join(home, "gtk-3.0"));
  await writeFile(path.join(home, "gtk-3.0", "gtk.css"), narrowButtons);
  await writeFile(
    path.join(home, "gtk-3.0", "settings.ini"),
    "[Settings]\ngtk-enable-animations=0\n",
  );
  const [server, display] = await startDisplay(programs.display);
  const port = await freePort();
  const driver = startBeside(programs.driver, [`--port=${port}`], {
    PATH: process.env["PATH"],
    HOME: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: display,
    // Takes a third of the time on machines without a graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  });
  const session = await begin(programs, port);
  let heard: readonly string[] = [];

  const ask: Driver["ask"] = async (question, ...args) => {
    const script = `return (${question.toString()})(...arguments);`;
    return (await session.post("execute/sync", { script, args })) as Awaited<
      ReturnType<typeof question>
    >;
  };
  const listen = async () => {
    heard = [...heard, ...(await ask(takeComplaints))];
  };
  const load = async (command: string, parameters?: { readonly url: string }) => {
    await listen();
    await session.post(command, parameters);
    await ask(keepComplaints);
  };
  const act = async (type: string, actions: readonly object[]) =>
    void (await session.post("actions", { actions: [{ type, id: type, actions }] }));
  const press = (characters: readonly string[]) =>
    act(
      "key",
      characters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );

  return {
    ask,
    open: (address) => load("url", { url: address }),
    reload: () => load("refresh"),
    pressAt: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    pressKey: (key) => press([keys[key]]),
    type: (text) => press(Array.from(text)),
    async resize({ width, height }) {
      const frame = await ask(() => outerHeight - innerHeight);
      await session.post("window/rect", { x: 0, y: 0, width, height: height + frame });
      await eventually(() => ask((wide) => innerWidth === wide, width));
    },
    async complaints() {
      await listen();
      const reported = heard;
      heard = [];
      return reported;
    },
    async end() {
      await session.end();
      await stop(driver);
      await stop(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}
