import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** A value without quotes, up to the end of its line. */
const unquoted = /^(\s*(?:export\s+)?[\w.]+\s*=)[^\S\n]*([^\s'"`#][^\n]*)$/gm;

/**
 * Parses the text of `.env`. A value without quotes ends at a `#` after a space, as for compose and
 * systemd; Node's own parser ends it at every `#`, such as that of a password.
 */
export function parseEnvFile(text: string): NodeJS.Dict<string> {
  // Some editors begin a file with a byte-order mark, which would become part of the first name.
  const lines = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const quoted = lines.replaceAll(unquoted, (line, name: string, rest: string) => {
    const value = rest.replace(/\s#.*$/, "").trim();
    const quote = ['"', "'", "`"].find((mark) => !value.includes(mark));
    return value.includes("#") && quote !== undefined ? `${name}${quote}${value}${quote}` : line;
  });
  return parseEnv(quoted);
}

/** Takes over what `.env` sets, where it stands in the folder; what is set already stays as it is. */
export function readEnvFile(): void {
  if (!existsSync(".env")) {
    return;
  }
  for (const [name, value] of Object.entries(parseEnvFile(readFileSync(".env", "utf8")))) {
    process.env[name] ??= value;
  }
}
