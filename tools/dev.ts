import { existsSync } from "node:fs";
import { createServer } from "node:http";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createServer as createVite } from "vite";
import { addresses } from "#addresses";
import { inboxAddress } from "#server/inbox/inbox.ts";
import { healthAddresses } from "#server/watch/health.ts";
import { readSettings, type Settings } from "#settings";
import { answerPage, currentSite, reloadForPages, sourcesAsAssets } from "#tools/dev/pages.ts";
import { openService } from "#tools/dev/service.ts";
import { generate, type Assets } from "#tools/generate.ts";
import { makePictures } from "#tools/pictures.ts";
import { copyPublic } from "#tools/public-files.ts";

const served: readonly string[] = [addresses.sendEnquiry, inboxAddress, ...healthAddresses];

/** The names that the last build gave; they are kept, so that the next start finds them. */
async function lastAssets(): Promise<Assets> {
  if (!existsSync("generated/assets.ts")) return { style: "", script: "", font: "" };
  return (await import("#generated/assets.ts")).assets;
}

async function run(settings: Settings): Promise<void> {
  generate(process.env, await lastAssets());
  await makePictures();
  await copyPublic(process.env);
  const server = createServer();
  const vite = await createVite({
    configFile: false,
    appType: "custom",
    publicDir: "dist/site",
    plugins: [sourcesAsAssets(), reloadForPages(), react(), tailwindcss()],
    optimizeDeps: { entries: ["src/site/browser.ts"] },
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: ["**/{dist,data,artwork,.cache,test,docs}/**"] },
    },
  });
  const service = await openService(settings, async (question) => {
    const { render } = await currentSite(vite);
    return render(question);
  });
  server.on("request", (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "/";
    const ofService = served.some((name) => path === name || path.startsWith(`${name}/`));
    if (ofService) service.app.routing(request, response);
    else vite.middlewares(request, response, () => void answerPage(vite, request, response));
  });
  server.listen(settings.port, settings.host, () => {
    console.log(`The site, as it is being edited: http://localhost:${settings.port}/`);
    console.log(`Enquiries arrive at http://localhost:${settings.port}${inboxAddress}`);
  });
  const stop = async () => {
    server.close();
    await vite.close();
    await service.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop());
}

const reading = readSettings({ ...process.env, NODE_ENV: "development" });
if (reading.ok) {
  await run(reading.settings);
} else {
  for (const { variable, problem } of reading.problems) console.error(`${variable} ${problem}`);
  process.exitCode = 1;
}
