import os from "node:os";
import type { PublishOrder } from "#domain/office/draft.ts";
import type { PublishAnswer } from "#publishing/drafts/run-publish.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { finishRelease } from "#publishing/finish-release.ts";
import { publishOptions } from "#publishing/publish-options.ts";
import { reasonOf } from "#publishing/system-error.ts";

process.once("message", async (order: PublishOrder) => {
  const options = publishOptions(process.env, "later");
  const answer = await publishDrafts(order, options).then(
    (outcome): PublishAnswer => ({ ok: true, outcome }),
    (error: unknown): PublishAnswer => ({ ok: false, reason: reasonOf(error) }),
  );
  process.send?.(answer);
  process.disconnect();
  if (answer.ok && answer.outcome.kind === "published") {
    // Visitors of the site have priority over pictures and compression.
    os.setPriority(os.constants.priority.PRIORITY_LOW);
    await finishRelease(options.dataFolder, options.progress);
  }
});
