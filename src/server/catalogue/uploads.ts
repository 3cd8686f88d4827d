import { sha256 } from "#server/sha256.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FieldChange } from "#domain/office/draft.ts";
import { slugOfFile } from "#domain/office/draft.ts";
import { filesIn } from "#domain/office/product-media.ts";
import type { StagedFile } from "#domain/office/product-media.ts";
import type { Clock } from "#server/clock.ts";
import { bytesIn, textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";

interface Upload {
  /** Path in the content folder. */
  readonly path: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

interface StagedFiles {
  readonly files: readonly StagedFile[];
  readonly remove: () => Promise<void>;
}

/** Photographs and documents that drafts name and no release has yet. */
export interface Uploads {
  /** Stores a file; one that is stored already stays. */
  add(upload: Upload, person: string): Promise<void>;
  find(path: string): Promise<Upload | undefined>;
  /** Writes the files that changes name to the disk, until `remove` is called. */
  readonly stage: (changes: readonly FieldChange[]) => Promise<StagedFiles>;
  /** Removes files that no draft names and that were uploaded more than a day ago. */
  removeUnused(drafts: readonly FieldChange[]): Promise<void>;
}

const partBytes = 256 * 1024;
const day = 24 * 60 * 60 * 1000;

const insertUpload = `insert into catalogue_upload (path, media_type, bytes, hash, person, uploaded_at)
values ($1, $2, $3, $4, $5, $6) on conflict (path) do update set uploaded_at = $6 returning path`;
const insertPart = `insert into catalogue_upload_part (path, position, content) values ($1, $2, $3)
on conflict (path, position) do nothing`;

interface UploadParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Folder for files on their way to the content folder. */
  readonly folder: string;
}

/** Opens the uploads over either database. */
export function openUploads({ database, clock, folder }: UploadParts): Uploads {
  async function find(name: string): Promise<Upload | undefined> {
    return database.read(async (session) => {
      const [row] = await session.query("select media_type from catalogue_upload where path = $1", [
        name,
      ]);
      if (row === undefined) {
        return undefined;
      }
      const parts = await session.query(
        "select content from catalogue_upload_part where path = $1 order by position",
        [name],
      );
      const content = Buffer.concat(parts.map((part) => bytesIn(part, "content")));
      return { path: name, mediaType: textIn(row, "media_type"), content };
    });
  }

  return {
    find,

    add: ({ path: name, mediaType, content }, person) =>
      database.transaction(async (session) => {
        const hash = sha256(content);
        const values = [name, mediaType, content.length, hash, person, clock.now()];
        await session.query(insertUpload, values);
        for (let start = 0, position = 0; start < content.length; start += partBytes) {
          await session.query(insertPart, [
            name,
            position,
            content.subarray(start, start + partBytes),
          ]);
          position += 1;
        }
      }),

    async stage(changes) {
      const names = new Set(changes.flatMap(pathsIn));
      const files: StagedFile[] = [];
      let place: string | undefined;
      for (const name of names) {
        // One file is in memory at a time.
        // oxlint-disable-next-line no-await-in-loop
        const upload = await find(name);
        if (upload !== undefined) {
          // oxlint-disable-next-line no-await-in-loop
          place ??= await makePlace(folder);
          const source = path.join(place, String(files.length));
          // oxlint-disable-next-line no-await-in-loop
          await writeFile(source, upload.content);
          const { content } = upload;
          files.push({ path: name, source, hash: sha256(content), bytes: content.length });
        }
      }
      return {
        files,
        async remove() {
          if (place !== undefined) {
            await rm(place, { recursive: true, force: true });
          }
        },
      };
    },

    removeUnused: (drafts) =>
      database.transaction(async (session) => {
        const used = new Set(drafts.flatMap(pathsIn));
        const rows = await session.query(
          "select path from catalogue_upload where uploaded_at < $1",
          [clock.now() - day],
        );
        for (const row of rows) {
          const name = textIn(row, "path");
          if (!used.has(name)) {
            await session.query("delete from catalogue_upload where path = $1", [name]);
          }
        }
      }),
  };
}

async function makePlace(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return mkdtemp(path.join(folder, "uploads-"));
}

/** Lists the paths of the files that a change names. */
function pathsIn({ path: file, field, value }: FieldChange): readonly string[] {
  const slug = slugOfFile(file);
  return slug === undefined ? [] : filesIn(field, value).map((name) => `products/${slug}/${name}`);
}
