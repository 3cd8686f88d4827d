/** Facts of an event: references, counts and codes, never personal data. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Writes events. */
export interface Log {
  info(event: string, facts?: Facts): void;
  error(event: string, facts?: Facts): void;
}

/** Creates a log of JSON lines; `now` returns milliseconds since 1970. */
export function createLog(write: (line: string) => void, currentTime: () => number): Log {
  const line =
    (level: string) =>
    (event: string, facts: Facts = {}) =>
      write(JSON.stringify({ at: new Date(currentTime()).toISOString(), level, event, ...facts }));
  return { info: line("info"), error: line("error") };
}

const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** Formats an error as one line of at most 300 characters without e-mail addresses. */
export function tellError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
  return text.replaceAll(mailAddress, "(address)").replaceAll(/\s+/g, " ").slice(0, 300);
}
