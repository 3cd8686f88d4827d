import { parseArgs } from "node:util";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import { emailAddress, roles } from "#domain/office/person.ts";
import { systemClock } from "#server/clock.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import { openStaff } from "#server/people/open-staff.ts";
import { readStartSettings } from "#server/start-settings.ts";
import { readEnvFile } from "#tools/env-file.ts";

const help = `npm run office -- invite EMAIL [--role ${roles.join("|")}] [--name NAME] [--language en|ar]

  Invites a person, or lets one in when mail is down: prints a code for the sign-in, valid for an hour.
  Without --role a new person is owner; a person of the office keeps the role.
`;

interface Invitation {
  readonly email: string;
  readonly role: (typeof roles)[number] | undefined;
  readonly name: string;
  readonly language: string;
}

function parseInvitation(words: readonly string[]): Invitation | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      role: { type: "string" },
      name: { type: "string" },
      language: { type: "string", default: usualLanguage },
    },
    allowPositionals: true,
  });
  const [command, address] = positionals;
  const email = emailAddress.safeParse(address);
  const role = roles.find((name) => name === values.role);
  if (command !== "invite" || !email.success || (values.role !== undefined && !role)) {
    return undefined;
  }
  const name = values.name ?? email.data.split("@", 1)[0] ?? email.data;
  return { email: email.data, role, name, language: values.language };
}

/** Adds the person where needed, and prints a code that any browser may redeem. */
async function invite({ email, role, name, language }: Invitation): Promise<boolean> {
  const reading = await readStartSettings(process.env);
  if (!reading.ok) {
    process.stderr.write(`${reading.problems.join("\n")}\n`);
    return false;
  }
  const { settings } = reading;
  const { database } = await openStore(settings, "db/migrations", () => {});
  try {
    const { people, codes } = openStaff({
      database,
      clock: systemClock,
      officeUrl: settings.officeUrl,
      companyName: settings.company.name,
    });
    const { outcome, id } = await people.invite(null, {
      email,
      name,
      role: role ?? "owner",
      language: isLanguage(language) ? language : usualLanguage,
    });
    if (outcome === "known" && role !== undefined) {
      const changed = await people.change(null, id, { role });
      if (changed === "last-owner") {
        process.stderr.write("The office needs an owner: invite another owner first.\n");
        return false;
      }
    }
    const code = await codes.issueForCommand(email);
    process.stdout.write(
      `${email} can sign in at ${settings.officeUrl}/: ask for a code there, then enter this one ` +
        `within an hour.\n\n  ${code}\n\n`,
    );
    return true;
  } finally {
    await database.close();
  }
}

process.umask(0o077);
readEnvFile();
try {
  const invitation = parseInvitation(process.argv.slice(2));
  if (invitation === undefined) {
    process.stderr.write(help);
  }
  const isDone = invitation !== undefined && (await invite(invitation));
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "It cannot be done."}\n`);
  process.exitCode = 1;
}
