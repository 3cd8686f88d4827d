import { createHash, randomBytes } from "node:crypto";
import type { AttachedFile, UploadedFile } from "#domain/enquiry/attachment.ts";
import { bytesIn, numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import { placesFor } from "#server/enquiries/enquiry-columns.ts";

/** A file of an enquiry, as the store keeps it. */
export interface StoredFile extends AttachedFile {
  readonly id: string;
  /** A file of the request itself, or the buyer's order. */
  readonly purpose: "request" | "order";
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
}

/** An uploaded file, whether a request has claimed it or not. */
interface ClaimableFile extends StoredFile {
  readonly token: string;
  /** Enquiry that has claimed it. */
  readonly reference: string | null;
}

/** A file that is being received. Every part is stored at once, so that little memory is needed. */
interface FileWriter {
  append(chunk: Buffer): Promise<void>;
  /** Makes the file durable and answers its token. */
  finish(kind: { name: string; mediaType: string }): Promise<UploadedFile>;
  discard(): Promise<void>;
}

/** Keeps the files of enquiries in the store. */
export interface Attachments {
  begin(uploadedAt: number): Promise<FileWriter>;
  /** Finds uploaded files by their tokens, in that order; undefined for each that is gone. */
  find(tokens: readonly string[]): Promise<readonly (ClaimableFile | undefined)[]>;
  /** Adds the buyer's order to an enquiry; a repeated file is left to be removed. */
  addOrder(reference: string, tokens: readonly string[]): Promise<void>;
  /** Bytes of all files in the store. */
  totalBytes(): Promise<number>;
  /** Reads the content of a file part by part, without a long transaction. */
  read(id: string): AsyncGenerator<Uint8Array>;
  /** Finds a file of an enquiry by its id. */
  file(id: string): Promise<(StoredFile & { readonly reference: string }) | undefined>;
  /** Removes files that no request has claimed since a time; returns their number. */
  purgeUnclaimed(cutoff: number): Promise<number>;
}

/** Bytes of one part. */
const partBytes = 256 * 1024;

const columns = "id, token, reference, purpose, name, media_type, bytes, hash";

const begin = `insert into attachment
  (id, token, purpose, position, name, media_type, bytes, hash, uploaded_at, finished)
values ($1, $2, 'request', 0, '', '', 0, '', $3, 0)`;

const insertPart =
  "insert into attachment_part (attachment, position, content) values ($1, $2, $3)";

const finish = `update attachment
set name = $2, media_type = $3, bytes = $4, hash = $5, finished = 1 where id = $1`;

const claim = `update attachment set reference = $1, position = $3
where token = $2 and reference is null and finished = 1 returning id`;

const claimOrder = `update attachment set reference = $1, purpose = 'order', position = $3
where token = $2 and reference is null and finished = 1 and not exists (
  select 1 from attachment other where other.reference = $1 and other.purpose = 'order'
    and other.hash = attachment.hash
)`;

const readPart = `select content from attachment_part where attachment = $1 and position = $2`;

const readFile = `select ${columns} from attachment where id = $1 and reference is not null`;

const purge = `delete from attachment where reference is null and uploaded_at < $1 returning id`;

/** Creates the keeper of files over either database. */
export function createAttachments(database: Database): Attachments {
  const lax = { durable: false };
  const query = (sql: string, parameters: Parameters<Session["query"]>[1]) =>
    database.read((session) => session.query(sql, parameters));

  return {
    async begin(uploadedAt) {
      const id = newSecret();
      const token = newSecret();
      const hash = createHash("sha256");
      let pending: Buffer[] = [];
      let pendingBytes = 0;
      let parts = 0;
      let bytes = 0;
      await database.transaction((session) => session.query(begin, [id, token, uploadedAt]), lax);

      async function flush(): Promise<void> {
        const content = Buffer.concat(pending);
        pending = [];
        pendingBytes = 0;
        const position = parts;
        parts += 1;
        await database.transaction(
          (session) => session.query(insertPart, [id, position, content]),
          lax,
        );
      }

      return {
        async append(chunk) {
          hash.update(chunk);
          bytes += chunk.length;
          pending.push(chunk);
          pendingBytes += chunk.length;
          if (pendingBytes >= partBytes) {
            await flush();
          }
        },
        async finish({ name, mediaType }) {
          if (pendingBytes > 0) {
            await flush();
          }
          const digest = hash.digest("hex");
          await database.transaction((session) =>
            session.query(finish, [id, name, mediaType, bytes, digest]),
          );
          return { token, name, mediaType, bytes };
        },
        async discard() {
          await database.transaction(
            (session) => session.query("delete from attachment where id = $1", [id]),
            lax,
          );
        },
      };
    },

    async find(tokens) {
      if (tokens.length === 0) {
        return [];
      }
      const sql = `select ${columns} from attachment where finished = 1 and token in (${placesFor(tokens)})`;
      const files = (await query(sql, tokens)).map(claimableFile);
      return tokens.map((token) => files.find((file) => file.token === token));
    },

    async addOrder(reference, tokens) {
      if (tokens.length > 0) {
        await database.transaction(async (session) => {
          const files = (await readFiles(session, [reference])).get(reference) ?? [];
          for (const [index, token] of tokens.entries()) {
            const position = files.length + index;
            await session.query(claimOrder, [reference, token, position]);
          }
        });
      }
    },

    async totalBytes() {
      const [row = {}] = await query(
        "select cast(coalesce(sum(bytes), 0) as bigint) as total from attachment",
        [],
      );
      return numberIn(row, "total");
    },

    async *read(id) {
      for (let position = 0; ; position += 1) {
        const [row] = await query(readPart, [id, position]);
        if (row === undefined) {
          return;
        }
        yield bytesIn(row, "content");
      }
    },

    async file(id) {
      const [row] = await query(readFile, [id]);
      return row && { ...storedFile(row), reference: textIn(row, "reference") };
    },

    purgeUnclaimed: (cutoff) =>
      database.transaction(async (session) => (await session.query(purge, [cutoff])).length, lax),
  };
}

/** Gives uploaded files to an enquiry; false where one of them is gone or claimed. */
export async function claimFiles(
  session: Session,
  reference: string,
  tokens: readonly string[],
): Promise<boolean> {
  for (const [position, token] of tokens.entries()) {
    const claimed = await session.query(claim, [reference, token, position]);
    if (claimed.length === 0) {
      return false;
    }
  }
  return true;
}

/** Reads the files of enquiries, by their references. */
export async function readFiles(
  session: Session,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredFile[]>> {
  if (references.length === 0) {
    return new Map();
  }
  const rows = await session.query(
    `select ${columns} from attachment
where reference in (${placesFor(references)}) order by reference, purpose desc, position`,
    references,
  );
  const byReference = Map.groupBy(rows, (row) => textIn(row, "reference"));
  return new Map(Array.from(byReference, ([key, group]) => [key, group.map(storedFile)]));
}

const storedColumns =
  "id, token, reference, purpose, position, name, media_type, bytes, hash, uploaded_at, finished".split(
    ", ",
  );

/** Copies the files of enquiries into another store, part by part. */
export async function copyFiles(
  reader: Session,
  target: Session,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) {
    return;
  }
  const rows = await reader.query(
    `select ${storedColumns.join(", ")} from attachment where reference in (${placesFor(references)})`,
    references,
  );
  for (const row of rows) {
    await target.query(
      `insert into attachment (${storedColumns.join(", ")}) values (${placesFor(storedColumns)})`,
      storedColumns.map((column) => {
        const value = row[column];
        return typeof value === "number" ? value : textIn(row, column);
      }),
    );
    const id = textIn(row, "id");
    for (let position = 0; ; position += 1) {
      const [part] = await reader.query(readPart, [id, position]);
      if (part === undefined) {
        break;
      }
      await target.query(insertPart, [id, position, bytesIn(part, "content")]);
    }
  }
}

function storedFile(row: Row): StoredFile {
  return {
    id: textIn(row, "id"),
    purpose: row["purpose"] === "order" ? "order" : "request",
    name: textIn(row, "name"),
    mediaType: textIn(row, "media_type"),
    bytes: numberIn(row, "bytes"),
    hash: textIn(row, "hash"),
  };
}

function claimableFile(row: Row): ClaimableFile {
  return {
    ...storedFile(row),
    token: textIn(row, "token"),
    reference: textOrNull(row, "reference"),
  };
}

/** Draws 128 random bits as 22 characters. */
function newSecret(): string {
  return randomBytes(16).toString("base64url");
}
