import { defineConfig } from "vitest/config";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  throw new Error(
    `The tests need Node 24, and this is Node ${process.versions.node}: ` +
      "use `npx vitest FILE` or `npm test -- FILE`, which bring it, or choose Node 24 in the editor.",
  );
}

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
          name: "publishing",
          environment: "node",
          include: ["test/{publishing,exchange}/**/*.test.ts"],
          // Each publishes whole sites, with processes and pictures.
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
