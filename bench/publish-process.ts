import { publishOptions } from "#publishing/publish-options.ts";
import { publishSite } from "#tools/publish-site.ts";

// Publishes until the switch; what is made later is not waited for.
const { published } = await publishSite(publishOptions({ ...process.env }, "later"));
process.exitCode = published ? 0 : 1;
