/** The most copies to buyers within an hour. */
export const copyLimits = { mailbox: 1, domain: 3, sharedDomain: 10, overall: 20 } as const;

/** Providers whose one domain holds the mailboxes of many companies. */
const sharedDomains: ReadonlySet<string> = new Set([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "yahoo.com",
  "icloud.com",
  "me.com",
  "aol.com",
  "proton.me",
  "protonmail.com",
]);

/** Decides whether a copy may go to `email`, given the addresses of the copies of the last hour. */
export function mayGetCopy(email: string, lastHour: readonly string[]): boolean {
  const { mailbox, domain } = partsOf(email);
  const recipients = lastHour.map(partsOf);
  const toMailbox = recipients.filter((recipient) => recipient.mailbox === mailbox).length;
  const toDomain = recipients.filter((recipient) => recipient.domain === domain).length;
  const domainLimit = sharedDomains.has(domain) ? copyLimits.sharedDomain : copyLimits.domain;
  return (
    toMailbox < copyLimits.mailbox &&
    toDomain < domainLimit &&
    recipients.length < copyLimits.overall
  );
}

/** Splits an address into its domain and its mailbox without the +tag. */
function partsOf(email: string): { readonly mailbox: string; readonly domain: string } {
  const address = email.toLowerCase();
  const separator = address.lastIndexOf("@");
  const domain = address.slice(separator + 1);
  const [name = ""] = address.slice(0, separator).split("+", 1);
  return { mailbox: `${name}@${domain}`, domain };
}
