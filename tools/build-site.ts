import { buildIfChanged } from "#tools/build-stamp.ts";

// A copy: the build marks its own process as production.
await buildIfChanged({ ...process.env });
