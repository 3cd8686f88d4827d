import { spawn } from "node:child_process";
import { buildIfChanged } from "#tools/build-stamp.ts";

// A copy: the build marks its own process as production.
const env = { ...process.env };
await buildIfChanged(env);
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.ts"], {
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
