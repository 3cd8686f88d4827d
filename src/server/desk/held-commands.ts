import type { EnquiryDesk } from "#server/enquiries/desk.ts";

/** What is to be done with enquiries that are held, as it was typed. */
export interface HeldOrder {
  readonly command: "release" | "drop";
  readonly references: readonly string[];
  readonly all: boolean;
  readonly reason?: string | undefined;
}

/** What was done, or why nothing was. */
export type HeldAnswer =
  | { readonly ok: true; readonly done: readonly string[] }
  | { readonly ok: false; readonly why: string };

/** Releases or drops enquiries; where one of them cannot be, none is. */
export async function dealWithHeld(
  desk: EnquiryDesk,
  { command, references, all, reason }: HeldOrder,
  now: number,
): Promise<HeldAnswer> {
  if (all === references.length > 0) {
    return { ok: false, why: `${command} needs references, or --all and none.` };
  }
  if (command === "release" && reason !== undefined) {
    return { ok: false, why: "--reason goes with drop." };
  }
  const wrong = await problemsOf(desk, references);
  if (wrong.length > 0) {
    return { ok: false, why: [...wrong, "Nothing was changed."].join("\n") };
  }
  const held = all ? "all" : references;
  const done = command === "release" ? desk.release(held, now) : desk.drop(held, reason);
  return { ok: true, done: await done };
}

async function problemsOf(desk: EnquiryDesk, references: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const reference of references) {
    const found = await desk.find(reference);
    if (found === undefined) {
      wrong.push(`There is no enquiry ${reference}.`);
    } else if (found.standing !== "quarantined") {
      wrong.push(`${reference} is not held.`);
    }
  }
  return wrong;
}
