import { publishOptions } from "#tools/publish-options.ts";
import { publishSite } from "#tools/publish-site.ts";

// What `content publish` does until the site is switched; what it goes on to make is not waited for.
const { published } = await publishSite(publishOptions({ ...process.env }, "later"));
process.exitCode = published ? 0 : 1;
