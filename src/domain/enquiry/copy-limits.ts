/** The most copies to buyers within an hour. */
export const copyLimits = { mailbox: 1, domain: 3, sharedDomain: 10, overall: 20 } as const;

/** Providers whose one domain holds the mailboxes of many companies. */
const sharedDomains: ReadonlySet<string> = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "msn.com"],
  ...["yahoo.com", "icloud.com", "me.com", "aol.com", "proton.me", "protonmail.com"],
]);

/** Decides if a copy may go to `email`, given the addresses of the copies of the last hour. */
export function mayGetCopy(email: string, lastHour: readonly string[]): boolean {
  const { mailbox, domain } = partsOf(email);
  const others = lastHour.map(partsOf);
  const ofMailbox = others.filter((other) => other.mailbox === mailbox).length;
  const ofDomain = others.filter((other) => other.domain === domain).length;
  const mostOfDomain = sharedDomains.has(domain) ? copyLimits.sharedDomain : copyLimits.domain;
  return (
    ofMailbox < copyLimits.mailbox && ofDomain < mostOfDomain && others.length < copyLimits.overall
  );
}

/** The domain of an address, and the mailbox without its +tag. */
function partsOf(email: string): { readonly mailbox: string; readonly domain: string } {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+", 1);
  return { mailbox: `${name}@${domain}`, domain };
}
