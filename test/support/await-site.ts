import { siteIsOpen } from "#test/support/opened-site.ts";

await siteIsOpen();
