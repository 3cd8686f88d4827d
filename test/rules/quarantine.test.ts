import { expect, test } from "vitest";
import {
  heldCommands,
  heldLetterDay,
  lookAtHeld,
  suspicionIn,
  suspicions,
} from "#domain/enquiry/quarantine.ts";

test("a suspicion is read back from the store, and what another version wrote is none", () => {
  expect(suspicionIn(suspicions.trapped)).toBe("trapped");
  expect(suspicionIn(suspicions.crowded)).toBe("crowded");
  expect([suspicionIn("bored"), suspicionIn(""), suspicionIn(null)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test.each([
  ["2026-11-22T05:00:00.000Z", "2026-11-22"],
  ["2026-11-23T04:59:59.999Z", "2026-11-22"],
  ["2026-11-23T05:00:00.000Z", "2026-11-23"],
])("at %s the letter of %s is due, of eight in the morning in Riyadh", (time, day) => {
  const morning = Date.parse(`${day}T08:00:00+03:00`);
  expect(heldLetterDay(Date.parse(time))).toEqual({ day, morning });
});

test("commands name what they are for", () => {
  expect(lookAtHeld).toBe("npm run enquiries -- list --standing quarantined");
  expect(heldCommands("7K3QX-9B2MD")).toEqual({
    release: "npm run enquiries -- release 7K3QX-9B2MD",
    drop: "npm run enquiries -- drop 7K3QX-9B2MD",
  });
});
