import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { Content } from "#content/content.ts";
import { readQuickly } from "#test/support/quick-reading.ts";

/** A folder of its own for a test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "exchange-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The demonstration's content without its pictures, in a folder that may be changed. */
export function freshContent(isKept: (slug: string) => boolean = () => true): string {
  const folder = path.join(freshFolder(), "content");
  cpSync("content", folder, {
    recursive: true,
    filter: (from) => {
      const slug = /products[/\\]([^/\\]+)/.exec(from)?.[1];
      return (
        slug === undefined ||
        (isKept(slug) && (statSync(from).isDirectory() || from.endsWith(".yaml")))
      );
    },
  });
  return folder;
}

export async function contentIn(folder: string): Promise<Content> {
  const reading = await readQuickly(folder);
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  return reading.content;
}

/** Every file under a folder with its bytes. */
export function snapshot(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
}

/** Writes a file into a fresh folder and gives its path. */
export function written(name: string, bytes: string | Buffer): string {
  const file = path.join(freshFolder(), name);
  writeFileSync(file, bytes);
  return file;
}
