import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two cores are shared by the tests, the site's process and the browser.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "fast",
          environment: "node",
          include: ["test/{rules,content,requests,faults}/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          include: ["test/journeys/**/*.test.ts"],
          globalSetup: ["test/support/journeys-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine is slow to paint; what never comes true fails all the same.
          expect: { poll: { timeout: 5000 } },
        },
      },
    ],
  },
});
