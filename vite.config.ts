import react from "@vitejs/plugin-react";
import { defineConfig, type BuildOptions, type Plugin } from "vite";

/** Chunks are few and fetched ahead: the first script does without the helper that preloads them. */
const withoutPreloadHelper: Plugin = {
  name: "without-preload-helper",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};

/** The oldest browsers in which scripts run; `tsconfig.browser.json` holds their built-ins, README lists them. */
export const supportedBrowsers = ["chrome109", "edge109", "firefox115", "safari16.4"];

/** The forms share one file in place of a dozen, each of which costs a request. */
const formInOneFile = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: "hydrate",
      test: /rolldown.runtime|node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|\/site\/islands\/(?:hydrate|shell|restore-island|waiting-note|use-waiting|use-send-enquiry|contact-fields|form-draft|attempts|send-by-fetch|send-or-post)\.|\/ui\/(?:button|toast|field)\/|\/words\/(?:times|en-evidence)\./,
    },
  ],
};

/** The service worker is one file with a name of its own. */
const workerBuild: BuildOptions = {
  outDir: "dist/code/worker",
  emptyOutDir: true,
  target: supportedBrowsers,
  rolldownOptions: {
    input: "src/site/worker/service-worker.ts",
    output: { entryFileNames: "service-worker.js", format: "iife" },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [withoutPreloadHelper, react()],
  appType: "custom",
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: "dist/code/server",
        target: "node24",
        ssr: "src/site/render.tsx",
        emptyOutDir: true,
        // On the server one file holds all; only the browser fetches parts when they are wanted.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      }
    : mode === "worker"
      ? workerBuild
      : {
          outDir: "dist/code/client",
          emptyOutDir: true,
          manifest: true,
          target: supportedBrowsers,
          modulePreload: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: { codeSplitting: formInOneFile },
            input: [
              "src/site/browser.ts",
              "src/site/styles.css",
              "src/site/arabic.css",
              "src/site/print.css",
              "src/site/sections/narrowing/narrowing.css",
              "src/site/pages/request/request.css",
              "src/site/pages/request/sheet.css",
              "src/site/pages/aids/aids.css",
              "src/site/pages/offline/offline.css",
            ],
          },
        },
  ssr: { noExternal: true },
  // Whoever runs the renderer, it is React as for production: the other form takes four times as long.
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
}));
