import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { tellError } from "#server/log.ts";
import { composeLetter } from "#server/mail/compose.ts";
import type { Letter, Mailer } from "#server/mail/mailer.ts";

/** Writes letters as `.eml` files into a folder, one file for each Message-ID. */
export function createFolderMailer(folder: string): Mailer {
  return {
    kind: "folder",
    async send(letter) {
      try {
        if ((await mkdir(folder, { recursive: true })) !== undefined) {
          await syncFolder(dirname(folder));
        }
        const { message } = await composeLetter(letter);
        await writeWhole(folder, letterName(letter), message);
        return { ok: true, over: "a file" };
      } catch (error) {
        return { ok: false, reason: tellError(error) };
      }
    },
  };
}

/** `2026-11-20T09-30-00Z-7K3QX-9B2MD.eml`: sorted by name is sorted by time. */
function letterName(letter: Letter): string {
  const time = `${letter.date.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const [, kind = "enquiry", identity = "letter"] =
    /<([a-z-]+)\.([\w-]+)@/.exec(letter.messageId) ?? [];
  return `${time}-${identity}${kind === "enquiry" ? "" : `-${kind}`}.eml`;
}

/** Under another name first: whoever lists the folder never sees half a letter. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  await syncFolder(folder);
}

/** A file's name is on the disk once its folder is; some systems sync no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") {
    return;
  }
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
