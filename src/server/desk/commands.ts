import { parseArgs } from "node:util";
import { isReference } from "#domain/enquiry/reference.ts";
import { tellDoubt } from "#domain/enquiry/retention.ts";
import { linesToCsv, quotationsToCsv, toCsv } from "#server/desk/csv.ts";
import { listTable, showEnquiry } from "#server/desk/tables.ts";
import type { DeskEnquiry, EnquiryDesk } from "#server/enquiries/desk.ts";

const deskHelp = `npm run enquiries -- COMMAND [--json]

  list [--standing open|handled] [--letter waiting|held|sent|refused|discarded] [--limit N]
  show REFERENCE         everything about one enquiry
  search WORDS           in every field
  export [--lines]       all as CSV on standard output; --lines: a row for each line of a request for quotation
  export --quotations    sent quotations as CSV, a row for each revision
  release REFERENCE...   send held letters; --all: every held letter
  discard REFERENCE...   never send held letters [--reason WORDS]; --all: every held letter
  resend REFERENCE       send the letter (again); --all: every letter that was refused for good
  handled REFERENCE      mark as dealt with
  erase REFERENCE|EMAIL  remove for good, as privacy law asks
  purge DAYS [--all]     remove what is older and was delivered; --all: also where the clock is doubted
`;

/** Output of a command, and its success. */
interface DeskAnswer {
  readonly output: string;
  readonly ok: boolean;
}

const everything = 1_000_000;

const refuse = (why: string): DeskAnswer => ({ ok: false, output: `${why}\n\n${deskHelp}` });

/** Runs one command of the staff's desk. */
export async function runDesk(
  desk: EnquiryDesk,
  words: readonly string[],
  time: number,
): Promise<DeskAnswer> {
  const options = {
    json: { type: "boolean", default: false },
    standing: { type: "string" },
    letter: { type: "string" },
    limit: { type: "string", default: "50" },
    all: { type: "boolean", default: false },
    reason: { type: "string" },
    lines: { type: "boolean", default: false },
    quotations: { type: "boolean", default: false },
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
      const enquiries = await desk.list({
        limit,
        words: command === "search" ? subject : "",
        standing: values.standing ?? "",
        letter: values.letter ?? "",
      });
      return print(enquiries, listTable(enquiries));
    }
    case "export": {
      if (values.quotations) {
        const quotations = await desk.listQuotations();
        return print(quotations, quotationsToCsv(quotations));
      }
      const enquiries = await desk.list({ limit: everything });
      return print(enquiries, values.lines ? linesToCsv(enquiries) : toCsv(enquiries));
    }
    case "purge": {
      if (!/^\d{1,5}$/.test(subject)) {
        return refuse("purge needs a number of days.");
      }
      const retention = { days: Number(subject), now: time };
      const { removed, doubt } = await desk.purge({ retention, confirmed: values.all });
      const reason = doubt === undefined ? undefined : tellDoubt(doubt, retention);
      const remark =
        reason && `Others are due but kept: ${reason.why}. If it is right: ${reason.command}\n`;
      return print(
        { removed, ...(reason && { kept: reason.why }) },
        `${removed.length} removed\n${remark ?? ""}`,
      );
    }
    case "erase": {
      if (!isReference(subject) && !subject.includes("@")) {
        return refuse("erase needs a reference or an e-mail address.");
      }
      const whose = isReference(subject) ? { reference: subject } : { email: subject };
      const erased = await desk.erase(whose);
      return print({ removed: erased }, `${linesOf(erased)}${erased.length} removed\n`);
    }
    case "release":
    case "discard": {
      const { all, reason } = values;
      const problems = await findHeldProblems(desk, { command, references: rest, all, reason });
      if (problems.length > 0) {
        return { ok: false, output: `${problems.join("\n")}\n` };
      }
      const selection = all ? "all" : rest;
      const references =
        command === "release"
          ? await desk.release(selection, time)
          : await desk.discard(selection, time, reason);
      const verb = command === "release" ? "released" : "discarded";
      const text = `${linesOf(references)}${references.length} ${verb}\n`;
      return print({ [verb]: references }, text);
    }
    case "resend":
      return values.all && rest.length === 0
        ? resendRefused(desk, time, print)
        : onOne(desk, command, subject, time, print);
    default:
      return onOne(desk, command, subject, time, print);
  }
}

function linesOf(references: readonly string[]): string {
  return references.map((reference) => `${reference}\n`).join("");
}

function isHeld({ letter }: DeskEnquiry): boolean {
  return letter.state === "held";
}

/** Checks an order to release or discard; where one reference is wrong, nothing is changed. */
async function findHeldProblems(
  desk: EnquiryDesk,
  order: {
    readonly command: "release" | "discard";
    readonly references: readonly string[];
    readonly all: boolean;
    readonly reason: string | undefined;
  },
): Promise<readonly string[]> {
  const { command, references, all, reason } = order;
  if (all === references.length > 0) {
    return [`${command} needs references, or --all and none.`];
  }
  if (command === "release" && reason !== undefined) {
    return ["--reason goes with discard."];
  }
  const problems: string[] = [];
  for (const reference of references) {
    const enquiry = await desk.find(reference);
    if (enquiry === undefined) {
      problems.push(`There is no enquiry ${reference}.`);
    } else if (!isHeld(enquiry)) {
      problems.push(`${reference} is not held.`);
    }
  }
  return problems.length > 0 ? [...problems, "Nothing was changed."] : [];
}

async function resendRefused(
  desk: EnquiryDesk,
  time: number,
  print: (value: unknown, text: string) => DeskAnswer,
): Promise<DeskAnswer> {
  const resent: string[] = [];
  for (const { reference } of await desk.list({
    letter: "refused",
    standing: "open",
    limit: everything,
  })) {
    if (await desk.resend(reference, time)) {
      resent.push(reference);
    }
  }
  return print({ resent }, `${linesOf(resent)}${resent.length} go out with the next look\n`);
}

async function onOne(
  desk: EnquiryDesk,
  command: string,
  reference: string,
  time: number,
  print: (value: unknown, text: string) => DeskAnswer,
): Promise<DeskAnswer> {
  if (!["show", "resend", "handled"].includes(command)) {
    return refuse(`There is no command ${command}.`);
  }
  const enquiry = await desk.find(reference);
  if (enquiry === undefined) {
    return { ok: false, output: `There is no enquiry ${reference}.\n` };
  }
  if (command !== "show" && isHeld(enquiry)) {
    return { ok: false, output: `${reference} is held: release it or discard it.\n` };
  }
  switch (command) {
    case "resend":
      if (!(await desk.resend(reference, time))) {
        return { ok: false, output: `${reference} was entered by the staff: it has no letter.\n` };
      }
      return print({ reference, resend: true }, `${reference} goes out with the next look\n`);
    case "handled":
      await desk.markHandled(reference, time);
      return print({ reference, standing: "handled" }, `${reference} is marked as handled\n`);
    default:
      return print(enquiry, showEnquiry(enquiry));
  }
}
