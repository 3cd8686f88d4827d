import { spawn } from "node:child_process";

type Environment = Readonly<Record<string, string>>;

const quietNode = "--disable-warning=ExperimentalWarning";

/** The environment without what a test runner put there. */
function environmentWith(extra: Environment): NodeJS.ProcessEnv {
  const { NODE_ENV: _unset, ...rest } = process.env;
  return { ...rest, ...extra };
}

/** Runs a script with Node and answers what it wrote, and its milliseconds from start to end. */
export function runScript(
  words: readonly string[],
  env: Environment,
): Promise<{ readonly milliseconds: number; readonly output: string }> {
  const started = performance.now();
  const child = spawn(process.execPath, [quietNode, ...words], {
    env: environmentWith(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listen = (text: Buffer) => (output += text.toString());
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      if (code === 0) {
        resolve({ milliseconds: performance.now() - started, output });
      } else {
        reject(new Error(`${words.join(" ")} ended with ${code}: ${output.slice(-2000)}`));
      }
    });
  });
}

/** A site in a process of its own. */
export interface SiteProcess {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  /** Milliseconds from the start of the process until its home page was answered. */
  readonly firstPage: number;
  readonly pid: number;
  /** Resolves when the process is gone. */
  readonly stop: () => Promise<void>;
}

/** Starts what serves the site, on a free port, and waits for the first page. */
export async function startSite(words: readonly string[], env: Environment): Promise<SiteProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    env: environmentWith({ PORT: "0", HOST: "localhost", ...env }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.once("exit", (code) =>
      reject(new Error(`${words.join(" ")} ended with ${code}: ${output}`)),
    );
    child.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      const portText = /"event":"listening","address":"[^"]*:(\d+)"/.exec(output)?.[1];
      if (portText !== undefined) {
        resolve(portText);
      }
    });
  });
  const origin = `http://localhost:${port}`;
  const answer = await fetch(origin);
  await answer.text();
  return {
    origin,
    port: Number(port),
    firstPage: performance.now() - started,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await gone;
    },
  };
}
