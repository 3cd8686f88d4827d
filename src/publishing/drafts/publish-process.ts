import type { PublishAnswer, PublishMessage } from "#publishing/drafts/run-publish.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { placesIn } from "#publishing/places.ts";
import { publishOptions } from "#publishing/publish-options.ts";
import { readContent, rememberReadings } from "#publishing/read-content.ts";
import { reasonOf } from "#publishing/system-error.ts";

const options = publishOptions(process.env, "later");
rememberReadings();
let queue: Promise<unknown> = Promise.resolve();

async function answer(message: PublishMessage): Promise<void> {
  if (message.kind === "warm") {
    // Problems of the content are reported by the publish.
    await readContent(options.folder, placesIn(options.dataFolder).parsed).catch(() => undefined);
    return;
  }
  const outcome = await publishDrafts(message.order, options).then(
    (published): PublishAnswer => ({ ok: true, outcome: published }),
    (error: unknown): PublishAnswer => ({ ok: false, reason: reasonOf(error) }),
  );
  process.send?.(outcome);
}

process.on("message", (message: PublishMessage) => {
  queue = queue.then(() => answer(message));
});
