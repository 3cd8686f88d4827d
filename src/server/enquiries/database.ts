/** A value that both databases keep as it is. */
export type SqlValue = string | number | Uint8Array | null;

export type Row = Readonly<Record<string, unknown>>;

/**
 * Statements inside one transaction; parameters are written `$1`, `$2`. Those that are asked for together
 * are carried out in that order, without anything between.
 */
export interface Session {
  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
}

/** Database of a store, with one implementation for each kind. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** Runs the work in one transaction; when it resolves, the work is on the disk. */
  transaction<T>(work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work that only reads, on one state of the rows; it waits for nobody who writes. */
  read<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Clears away what is left on the disk of rows that were erased. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /** `false` where a power cut may forget the work, as with counts of a rate limit. */
  readonly durable?: boolean;
}

/** The files of the store are not those that were opened; what is written to them does not last. */
export class StoreGone extends Error {}

/** The text in a column; throws where the column holds anything else. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") {
    throw new TypeError(`column ${column} holds no text`);
  }
  return value;
}

/** Lists the references of rows. */
export function referencesOf(rows: readonly Row[]): readonly string[] {
  return rows.map((row) => textIn(row, "reference"));
}

/** The number in a column. */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== "number") {
    throw new TypeError(`column ${column} holds no number`);
  }
  return value;
}

/** The number in a column, or null. */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null || row[column] === undefined ? null : numberIn(row, column);
}

/** The bytes in a column. */
export function bytesIn(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) {
    throw new TypeError(`column ${column} holds no bytes`);
  }
  return value;
}

/** The text in a column, or null. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null || row[column] === undefined ? null : textIn(row, column);
}

/** Formats the pattern of `lower(column) like pattern escape '!'` for a text anywhere in the column. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
}
