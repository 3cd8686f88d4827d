import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/enquiries/database.ts";
import { openCodes } from "#server/people/codes.ts";
import { openEvents } from "#server/people/events.ts";
import { openPasskeys } from "#server/people/passkeys.ts";
import { openPeople } from "#server/people/people.ts";
import { openSessions } from "#server/people/sessions.ts";

interface StaffParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly officeUrl: string;
  readonly companyName: string;
}

/** Opens everything that concerns the staff, over one database. */
export function openStaff(parts: StaffParts) {
  const { database, clock } = parts;
  const events = openEvents(database, clock);
  return {
    events,
    people: openPeople(database, events, clock),
    sessions: openSessions(database, events, clock),
    codes: openCodes(database, clock),
    passkeys: openPasskeys({ ...parts, events }),
  };
}

export type Staff = ReturnType<typeof openStaff>;
