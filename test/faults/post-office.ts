import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Delivered } from "#test/faults/expectations.ts";

/** A mail server that accepts every letter and counts it. */
export interface PostOffice {
  readonly url: string;
  /** Number of deliveries by Message-ID. */
  readonly letters: ReadonlyMap<string, number>;
  /** The last letter of each Message-ID, with its recipients. */
  readonly taken: ReadonlyMap<string, Delivered>;
  /** Number of letters that arrived more than once, and the highest count of one letter. */
  repeats(): { readonly repeated: number; readonly most: number };
  close(): Promise<void>;
}

/** Opens one; calls `afterTaking` after each letter is answered with 250. */
export async function openPostOffice(
  afterTaking: (messageId: string, times: number) => void = () => {},
): Promise<PostOffice> {
  const letters = new Map<string, number>();
  const lastLetters = new Map<string, Delivered>();
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
        lastLetters.set(messageId, { raw, recipients });
        done();
        afterTaking(messageId, times);
      });
    },
  });
  // Connections of a killed service break; that is what the fault tests.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    taken: lastLetters,
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
