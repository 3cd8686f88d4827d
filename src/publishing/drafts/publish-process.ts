import type { PublishAnswer, PublishMessage } from "#publishing/drafts/run-publish.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { readCodeBuild } from "#publishing/code-build.ts";
import { loadSiteCode } from "#publishing/make-site.ts";
import { placesIn } from "#publishing/places.ts";
import { publishOptions } from "#publishing/publish-options.ts";
import { readContent, rememberReadings } from "#publishing/read-content.ts";
import { reasonOf } from "#publishing/system-error.ts";

/** Pages after which a process keeps hundreds of megabytes that it has no use for. */
const manyPages = 500;

const usual = publishOptions(process.env, "later");
let isWorn = false;
const options: typeof usual = {
  ...usual,
  progress(step) {
    isWorn ||= step.what === "pages" && step.total >= manyPages;
    usual.progress(step);
  },
};
rememberReadings();
let queue: Promise<unknown> = Promise.resolve();

/** Reads the content and the code, and runs the rules once; a publish reports their problems. */
async function warmUp(): Promise<void> {
  const [read] = await Promise.all([
    readContent(options.folder, placesIn(options.dataFolder).parsed),
    readCodeBuild(options.codeFolder).then(loadSiteCode),
  ]);
  if (read.ok) {
    await options.check(read.content, read.files);
  }
}

async function answer(message: PublishMessage): Promise<void> {
  if (message.kind === "warm") {
    await warmUp().catch(() => undefined);
    return;
  }
  const outcome = await publishDrafts(message.order, options).then(
    (published): PublishAnswer => ({ ok: true, outcome: published, isWorn }),
    (error: unknown): PublishAnswer => ({ ok: false, reason: reasonOf(error) }),
  );
  process.send?.(outcome);
}

process.on("message", (message: PublishMessage) => {
  queue = queue.then(() => answer(message));
});
