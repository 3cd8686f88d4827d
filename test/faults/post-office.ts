import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Delivered } from "#test/faults/expectations.ts";

/** A mail server that takes every letter and counts how often each came. */
export interface PostOffice {
  readonly url: string;
  /** How often each Message-ID came. */
  readonly letters: ReadonlyMap<string, number>;
  /** The letter of each Message-ID as it came last, and for whom. */
  readonly taken: ReadonlyMap<string, Delivered>;
  /** How many letters came more than once, and the most often that one came. */
  repeats(): { readonly repeated: number; readonly most: number };
  close(): Promise<void>;
}

/** Opens one; `afterTaking` is called when a letter has just been answered with 250. */
export async function openPostOffice(
  afterTaking: (messageId: string, times: number) => void = () => {},
): Promise<PostOffice> {
  const letters = new Map<string, number>();
  const taken = new Map<string, Delivered>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const raw = Buffer.concat(pieces);
        const head = raw.toString().split("\r\n\r\n", 1)[0] ?? "";
        const messageId = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? "none";
        const times = (letters.get(messageId) ?? 0) + 1;
        letters.set(messageId, times);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        taken.set(messageId, { raw, recipients });
        done();
        afterTaking(messageId, times);
      });
    },
  });
  // Connections of a service that was killed break; that is what is tested.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    taken,
    repeats() {
      const times = Array.from(letters.values());
      return {
        repeated: times.filter((count) => count > 1).length,
        most: Math.max(0, ...times),
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
