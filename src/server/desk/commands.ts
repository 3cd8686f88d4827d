import { parseArgs } from "node:util";
import { isReference } from "#domain/enquiry/reference.ts";
import { tellDoubt } from "#domain/enquiry/retention.ts";
import { linesToCsv, toCsv } from "#server/desk/csv.ts";
import { dealWithHeld } from "#server/desk/held-commands.ts";
import { listTable, showEnquiry } from "#server/desk/tables.ts";
import type { EnquiryDesk } from "#server/enquiries/desk.ts";

const deskHelp = `npm run enquiries -- COMMAND [--json]

  list [--standing open|quarantined|handled] [--letter waiting|held|sent|refused] [--limit N]
  show REFERENCE         everything about one enquiry
  search WORDS           in every field
  export [--lines]       all as CSV on standard output; --lines: a row for each line of a request for quotation
  release REFERENCE...   send the letters of enquiries that are held; --all: of all that are
  drop REFERENCE...      send no letter of enquiries that are held [--reason WORDS]; --all: of all that are
  resend REFERENCE       send the letter (again); --all: every letter that was refused for good
  handled REFERENCE      mark as dealt with
  erase REFERENCE|EMAIL  remove for good, as privacy law asks
  purge DAYS [--all]     remove what is older and was delivered; --all: also where the clock is doubted
`;

/** What a command prints, and whether it did what was asked. */
export interface DeskAnswer {
  readonly output: string;
  readonly ok: boolean;
}

const everything = 1_000_000;

const refuse = (why: string): DeskAnswer => ({ ok: false, output: `${why}\n\n${deskHelp}` });

/** Runs one command of the staff's desk. */
export async function runDesk(
  desk: EnquiryDesk,
  words: readonly string[],
  now: number,
): Promise<DeskAnswer> {
  const options = {
    json: { type: "boolean", default: false },
    standing: { type: "string" },
    letter: { type: "string" },
    limit: { type: "string", default: "50" },
    all: { type: "boolean", default: false },
    reason: { type: "string" },
    lines: { type: "boolean", default: false },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : "The options cannot be read.");
  }
  const { values, positionals } = parsed;
  const [command = "help", ...rest] = positionals;
  const print = (value: unknown, text: string): DeskAnswer => ({
    ok: true,
    output: values.json ? `${JSON.stringify(value, undefined, 2)}\n` : text,
  });
  const subject = rest.join(" ");

  switch (command) {
    case "help":
      return { ok: true, output: deskHelp };
    case "list":
    case "search": {
      const limit = Number(values.limit);
      if (!Number.isSafeInteger(limit) || limit < 1) {
        return refuse("--limit must be a whole number from 1.");
      }
      const found = await desk.list({
        limit,
        words: command === "search" ? subject : "",
        standing: values.standing ?? "",
        letter: values.letter ?? "",
      });
      return print(found, listTable(found));
    }
    case "export": {
      const all = await desk.list({ limit: everything });
      return print(all, values.lines ? linesToCsv(all) : toCsv(all));
    }
    case "purge": {
      if (!/^\d{1,5}$/.test(subject)) {
        return refuse("purge needs a number of days.");
      }
      const retention = { days: Number(subject), now };
      const { removed, doubt } = await desk.purge({ retention, confirmed: values.all });
      const told = doubt === undefined ? undefined : tellDoubt(doubt, retention);
      const held =
        told && `Others are due but kept: ${told.why}. If it is right: ${told.command}\n`;
      return print(
        { removed, ...(told && { kept: told.why }) },
        `${removed.length} removed\n${held ?? ""}`,
      );
    }
    case "erase": {
      if (!isReference(subject) && !subject.includes("@")) {
        return refuse("erase needs a reference or an e-mail address.");
      }
      const whose = isReference(subject) ? { reference: subject } : { email: subject };
      const erased = await desk.erase(whose);
      const list = erased.map((reference) => `${reference}\n`).join("");
      return print({ removed: erased }, `${list}${erased.length} removed\n`);
    }
    case "release":
    case "drop": {
      const { all, reason } = values;
      const answer = await dealWithHeld(desk, { command, references: rest, all, reason }, now);
      if (!answer.ok) {
        return { ok: false, output: `${answer.why}\n` };
      }
      const { done } = answer;
      const list = done.map((reference) => `${reference}\n`).join("");
      const told = command === "release" ? "released" : "dropped";
      return print({ [told]: done }, `${list}${done.length} ${told}\n`);
    }
    case "resend":
      return values.all && rest.length === 0
        ? resendRefused(desk, now, print)
        : onOne(desk, command, subject, now, print);
    default:
      return onOne(desk, command, subject, now, print);
  }
}

async function resendRefused(
  desk: EnquiryDesk,
  now: number,
  print: (value: unknown, text: string) => DeskAnswer,
): Promise<DeskAnswer> {
  const resent: string[] = [];
  for (const { reference } of await desk.list({
    letter: "refused",
    standing: "open",
    limit: everything,
  })) {
    if (await desk.resend(reference, now)) {
      resent.push(reference);
    }
  }
  const list = resent.map((reference) => `${reference}\n`).join("");
  return print({ resent }, `${list}${resent.length} go out with the next look\n`);
}

async function onOne(
  desk: EnquiryDesk,
  command: string,
  reference: string,
  now: number,
  print: (value: unknown, text: string) => DeskAnswer,
): Promise<DeskAnswer> {
  if (!["show", "resend", "handled"].includes(command)) {
    return refuse(`There is no command ${command}.`);
  }
  const found = await desk.find(reference);
  if (found === undefined) {
    return { ok: false, output: `There is no enquiry ${reference}.\n` };
  }
  if (command !== "show" && found.standing === "quarantined") {
    return { ok: false, output: `${reference} is held: release it or drop it.\n` };
  }
  switch (command) {
    case "resend":
      await desk.resend(reference, now);
      return print({ reference, resend: true }, `${reference} goes out with the next look\n`);
    case "handled":
      await desk.markHandled(reference);
      return print({ reference, standing: "handled" }, `${reference} is marked as handled\n`);
    default:
      return print(found, showEnquiry(found));
  }
}
