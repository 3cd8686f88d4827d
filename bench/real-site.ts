import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A site that answers at an origin until it is stopped. */
export interface RunningSite {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): void;
}

/** Starts the real server on a free port, with a data folder of its own. */
export function startRealSite(): Promise<RunningSite> {
  const data = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { NODE_ENV: _unset, ...rest } = process.env;
  const env = { ...rest, PORT: "0", HOST: "localhost", DATA_DIR: data };
  const words = ["--disable-warning=ExperimentalWarning", "src/main.ts"];
  const server = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let output = "";
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    server.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      const port = /"event":"listening","address":"[^"]*:(\d+)"/.exec(output)?.[1];
      if (port !== undefined) resolve({ origin: `http://localhost:${port}`, stop });
    });
  });
}
