import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { supportedBrowsers } from "./vite.config.ts";

/** Builds the single-page application of the office. */
export default defineConfig({
  root: "src/office/app",
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: "../../../dist/office/app",
    emptyOutDir: true,
    target: supportedBrowsers,
    assetsInlineLimit: 0,
    // One file for everything: the staff keep the office open all day.
    chunkSizeWarningLimit: 3000,
  },
});
