/** Facts of an event. Never personal data: references, counts, codes. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Where events are written to; one line of JSON each in the running service. */
export interface Log {
  info(event: string, facts?: Facts): void;
  error(event: string, facts?: Facts): void;
}

/** A log that writes lines of JSON. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  const line =
    (level: string) =>
    (event: string, facts: Facts = {}) =>
      write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts }));
  return { info: line("info"), error: line("error") };
}

const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** What may be told of an error: its message without e-mail addresses, on one short line. */
export function tellError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
  return text.replaceAll(mailAddress, "(address)").replaceAll(/\s+/g, " ").slice(0, 300);
}
