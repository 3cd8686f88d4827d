import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: "custom",
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node24",
        ssr: "src/site/render.tsx",
        emptyOutDir: true,
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        target: "baseline-widely-available",
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: ["src/site/browser.ts", "src/site/styles.css"] },
      },
  ssr: { noExternal: true },
}));
