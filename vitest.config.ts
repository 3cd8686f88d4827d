import { defineConfig } from "vitest/config";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  throw new Error(
    `The tests need Node 24, and this is Node ${process.versions.node}: ` +
      "use `npx vitest FILE` or `npm test -- FILE`, which bring it, or choose Node 24 in the editor.",
  );
}

// A limit is no assertion: it ends what would never end, and is out of reach of a slow machine.
export default defineConfig({
  test: {
    // Two cores are shared by the tests, the site's process and the browser; many tests only wait.
    maxWorkers: 4,
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          include: ["test/{rules,content}/**/*.test.ts"],
          // The content is read once for a process, and not once for each of a hundred files.
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "fast",
          environment: "node",
          include: ["test/{requests,faults}/**/*.test.ts"],
          // The server is read once for a process, too: for each file it took as long as the tests.
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "publishing",
          environment: "node",
          include: ["test/{publishing,exchange}/**/*.test.ts"],
          isolate: false,
          // Each publishes whole sites, with processes and pictures.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          include: ["test/journeys/**/*.test.ts"],
          isolate: false,
          globalSetup: ["test/support/journeys-setup.ts"],
          setupFiles: ["test/support/await-site.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A second try on a busy machine; the report marks each test that needed it.
          retry: 1,
          // What is asked more often takes the processor from what is waited for.
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
    ],
  },
});
