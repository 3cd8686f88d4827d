import { bytesIn, numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** Channel on which replicas hear of a change. */
export const publishedChannel = "published";

/** SHA-256 (hex) of each file, by its path. */
export type FileHashes = Readonly<Record<string, string>>;

/** A release in the database. */
export interface SharedRelease {
  readonly number: number;
  /** First 8 hex digits of the hash of its facts; tells releases of the same number apart. */
  readonly origin: string;
  readonly files: FileHashes;
}

/** The served release; undefined where none is published. */
export interface PublishedState {
  readonly version: number;
  readonly release: Pick<SharedRelease, "number" | "origin"> | undefined;
}

/** Reads which release is served. */
export async function readState(session: Session): Promise<PublishedState> {
  const [row = {}] = await session.query(
    `select c.version, r.number, r.origin
from published.current c left join published.release r on r.number = c.release`,
  );
  const version = numberIn(row, "version");
  const release =
    row["number"] === null
      ? undefined
      : { number: numberIn(row, "number"), origin: textIn(row, "origin") };
  return { version, release };
}

/** Lists the releases, oldest first, without their files. */
export async function listShared(
  session: Session,
): Promise<readonly Pick<SharedRelease, "number" | "origin">[]> {
  const rows = await session.query("select number, origin from published.release order by number");
  return rows.map((row) => ({ number: numberIn(row, "number"), origin: textIn(row, "origin") }));
}

/** Reads the files of a release; undefined where it is gone. */
export async function readReleaseFiles(
  session: Session,
  number: number,
): Promise<FileHashes | undefined> {
  const [row] = await session.query("select files from published.release where number = $1", [
    number,
  ]);
  return row && (row["files"] as FileHashes);
}

/** Reads the files below `kept` that releases share. */
export async function readSharedFiles(session: Session): Promise<FileHashes> {
  const rows = await session.query("select path, hash from published.shared");
  return Object.fromEntries(rows.map((row) => [textIn(row, "path"), textIn(row, "hash")]));
}

/** Reads the bytes of objects by their hashes; those that are gone are left out. */
export async function readObjects(
  session: Session,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await session.query(
    `select hash, content from published.object
where hash in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(hashes)],
  );
  return new Map(rows.map((row) => [textIn(row, "hash"), bytesIn(row, "content")]));
}

/** Lists the hashes without an object. */
export async function missingObjects(
  session: Session,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const rows = await session.query(
    `select distinct h.hash from jsonb_array_elements_text($1::jsonb) h (hash)
where not exists (select 1 from published.object o where o.hash = h.hash)`,
    [JSON.stringify(hashes)],
  );
  return rows.map((row) => textIn(row, "hash"));
}

export async function insertObject(
  session: Session,
  hash: string,
  content: Uint8Array,
): Promise<void> {
  await session.query(
    "insert into published.object (hash, content) values ($1, $2) on conflict do nothing",
    [hash, content],
  );
}

/** Releases and files on the disk of the publishing computer. */
export interface DiskState {
  /** Number of the served release. */
  readonly current: number;
  /** Numbers of all releases. */
  readonly numbers: readonly number[];
  /** Releases that are new or have changed. */
  readonly changed: readonly SharedRelease[];
  /** Files below `kept`; undefined where they are as before. */
  readonly shared: FileHashes | undefined;
}

/** Makes the rows those of the disk and tells the replicas; every object is stored before. */
export async function writeState(session: Session, state: DiskState): Promise<void> {
  for (const { number, origin, files } of state.changed) {
    await session.query(
      `insert into published.release (number, origin, files) values ($1, $2, $3::jsonb)
on conflict (number) do update set origin = excluded.origin, files = excluded.files`,
      [number, origin, JSON.stringify(files)],
    );
  }
  if (state.shared !== undefined) {
    const shared = JSON.stringify(state.shared);
    await session.query(
      `insert into published.shared (path, hash) select key, value from jsonb_each_text($1::jsonb)
on conflict (path) do update set hash = excluded.hash where shared.hash <> excluded.hash`,
      [shared],
    );
    await session.query("delete from published.shared where not ($1::jsonb ? path)", [shared]);
  }
  await session.query(
    "update published.current set release = $1, version = version + 1 where id = 1",
    [state.current],
  );
  await session.query(
    `delete from published.release
where number not in (select value::bigint from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(state.numbers)],
  );
  await session.script(`notify ${publishedChannel}`);
}

/** Removes objects that no release and no shared file names. */
export async function removeUnusedObjects(session: Session): Promise<void> {
  await session.query(
    `with used as (
  select f.value as hash from published.release r, jsonb_each_text(r.files) f
  union select hash from published.shared
)
delete from published.object o where not exists (select 1 from used u where u.hash = o.hash)`,
  );
}

/** Milliseconds without a sign of life after which another computer may publish. */
const publisherLease = 60_000;

/**
 * Makes a computer the publishing one, and renews that. Answers `taken` while another one shows signs of life,
 * `taken-over` where another one did earlier.
 */
export function claimPublishing(
  database: Database,
  publisher: string,
): Promise<"renewed" | "taken" | "taken-over"> {
  return database.transaction(async (session) => {
    const [row = {}] = await session.query(
      `select publisher, coalesce(publisher_seen_at > now() - $1 * interval '1 millisecond', false) as alive
from published.current where id = 1 for update`,
      [publisherLease],
    );
    const isOther = row["publisher"] !== null && row["publisher"] !== publisher;
    if (isOther && row["alive"] === true) {
      return "taken";
    }
    await session.query(
      "update published.current set publisher = $1, publisher_seen_at = now() where id = 1",
      [publisher],
    );
    return isOther ? "taken-over" : "renewed";
  });
}
