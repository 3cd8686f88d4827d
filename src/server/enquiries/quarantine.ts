import { textIn } from "#server/enquiries/database.ts";
import type { Database, Row } from "#server/enquiries/database.ts";

/** Some that are held, by their references, or all of them. */
export type Held = readonly string[] | "all";

const whichHeld = "where standing = 'quarantined' and ($1 = '' or reference = $1)";

const releaseHeld = `update enquiry set standing = 'open' ${whichHeld} returning reference`;

const letterGoesOut = "update outbox set state = 'waiting', next_at = $2 where reference = $1";

const dropHeld = `update enquiry set standing = 'handled', suspicion = suspicion || cast($2 as text)
${whichHeld} returning reference`;

/** Sends the letters of what is held as those of any enquiry, and answers the references. */
export function release(database: Database, held: Held, now: number): Promise<readonly string[]> {
  return database.transaction(async (session) => {
    const released = await onEach(held, (one) => session.query(releaseHeld, [one]));
    for (const reference of released) {
      await session.query(letterGoesOut, [reference, now]);
    }
    return released;
  });
}

/** Lets no letter of what is held go out, and answers the references; what is old enough goes like the rest. */
export function drop(database: Database, held: Held, reason?: string): Promise<readonly string[]> {
  const note = reason === undefined ? "" : `; dropped: ${reason}`;
  return database.transaction((session) =>
    onEach(held, (one) => session.query(dropHeld, [one, note])),
  );
}

async function onEach(
  held: Held,
  statement: (one: string) => Promise<readonly Row[]>,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (const one of held === "all" ? [""] : held) {
    done.push(...(await statement(one)).map((row) => textIn(row, "reference")));
  }
  return done;
}
