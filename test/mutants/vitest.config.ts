import { defineConfig } from "vitest/config";

/** The tests of what is mutated that run in one process, without a browser and without publishing. */
const rules = [
  ...["company", "delivery", "draft", "enquiry", "enquiry-list", "filter", "household", "language"],
  ...["letter", "private-address", "refusal", "saving", "search"],
];
const requests = [
  ...["abuse", "buyers-copy", "content-types", "crowds", "delivery", "desk", "enquiry-bodies"],
  ...["enquiry-form", "enquiry-json", "enquiry-language", "erasing", "form-refusals"],
  ...["held-letter", "idempotency", "limit-salts", "losing-files", "lost-thread", "outbox"],
  ...["postgres-patience", "quarantine", "quotation", "retention", "row-refusals"],
  ...["sender-limits", "settings", "store", "store-commands", "store-upgrade"],
  ...["transactions", "verify"],
];

export default defineConfig({
  test: {
    include: [`test/rules/{${rules.join()}}.test.ts`, `test/requests/{${requests.join()}}.test.ts`],
    // Node reads the sources itself: Vite's reading of them took most of the time of a mutant.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
