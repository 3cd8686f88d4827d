import { publishOptions } from "#tools/publish-options.ts";
import { publishSite } from "#tools/publish-site.ts";

// Publishes until the site is switched; what is made later is not waited for.
const { published } = await publishSite(publishOptions({ ...process.env }, "later"));
process.exitCode = published ? 0 : 1;
