import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Takes over what `.env` sets, where it stands in the folder; what is set already stays as it is. */
export function readEnvFile(): void {
  if (!existsSync(".env")) {
    return;
  }
  // Some editors begin a file with a byte-order mark, which would become part of the first name.
  const text = readFileSync(".env", "utf8").replace(/^\uFEFF/, "");
  for (const [name, value] of Object.entries(parseEnv(text))) {
    process.env[name] ??= value;
  }
}
