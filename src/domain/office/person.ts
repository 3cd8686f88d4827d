import { z } from "zod";
import { languages } from "#domain/language.ts";
import { mailAddressFormat } from "#domain/mail-address.ts";

/** Roles of the staff. */
export const roles = ["sales", "editor", "owner"] as const;

/** Rights that a route asks for: answer enquiries, edit the catalogue, administer the office. */
export const rights = ["sell", "edit", "own"] as const;

export type Role = (typeof roles)[number];
export type Right = (typeof rights)[number];

const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  sales: ["sell"],
  editor: ["edit"],
  owner: ["sell", "edit", "own"],
};

/** True where the role includes the right. */
export function hasRight(role: Role, right: Right): boolean {
  return rightsOfRole[role].includes(right);
}

/** Normalizes an e-mail address, so that one person has one spelling. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .toLowerCase()
  .regex(mailAddressFormat, "not-an-address");

const personName = z.string().trim().min(1).max(100);
const time = z.number().int();

/** A member of the staff. */
export const person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
});

export type Person = z.infer<typeof person>;

/** A person in the owner's list; times in milliseconds since 1970. */
export const personRow = person.extend({
  state: z.enum(["active", "removed"]),
  createdAt: time,
  lastSeenAt: time.nullable(),
  sessions: z.number().int(),
  passkeys: z.number().int(),
});

export type PersonRow = z.infer<typeof personRow>;

export const invitation = z.object({
  email: emailAddress,
  name: personName,
  role: z.enum(roles),
  language: z.enum(languages),
});

export const personChange = z.object({
  name: personName.exactOptional(),
  role: z.enum(roles).exactOptional(),
  state: z.enum(["active", "removed"]).exactOptional(),
});

/** Somebody to whom work can be assigned. */
export const colleague = person.pick({ id: true, name: true, role: true });

/** The signed-in person's own settings. */
export const ownSettings = z.object({
  name: personName.exactOptional(),
  language: z.enum(languages).exactOptional(),
});

/** A browser that is signed in. */
export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  method: z.enum(["code", "passkey", "demonstration"]),
  signedInAt: time,
  lastSeenAt: time,
  isCurrent: z.boolean(),
});

export type SessionRow = z.infer<typeof sessionRow>;

export const passkeyRow = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

export type PasskeyRow = z.infer<typeof passkeyRow>;

/** Facts for the screen before anybody is signed in. */
export const office = z.object({
  companyName: z.string(),
  /** Shows the button of the demonstration. */
  demonstration: z.boolean(),
});

export const signedIn = z.object({
  person,
  /** True for some minutes after a sign-in, when a passkey can be added. */
  isRecent: z.boolean(),
});
