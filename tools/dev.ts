import { createServer } from "node:http";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite } from "vite";
import { settingLine } from "#domain/company-reading.ts";
import { service } from "#addresses";
import type { RenderPage } from "#domain/site.ts";
import { readCompanyOf } from "#publishing/site-settings.ts";
import { formatProblem } from "#publishing/yaml-file.ts";
import { readSettings, type Settings } from "#settings";
import { watchContent, type WatchedContent } from "#tools/dev/content.ts";
import { followService } from "#tools/dev/following-service.ts";
import { answerPage, openSite, reloadForPages } from "#tools/dev/pages.ts";
import { readEnvFile } from "#tools/env-file.ts";
import { contentFolder, publishedLanguages } from "#publishing/publish-options.ts";

const served: readonly string[] = [service.sendEnquiry, service.inbox, ...service.health];
const ofService = /^src\/(server|domain|words)\/|^tools\/dev\/service\.ts$/;

async function run(settings: Settings, content: WatchedContent, folder: string): Promise<void> {
  const server = createServer();
  const vite = await createVite({
    configFile: false,
    appType: "custom",
    publicDir: "public",
    plugins: [reloadForPages(), react()],
    optimizeDeps: { entries: ["src/site/browser.ts"] },
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: ["**/{dist,data,artwork,.cache,test,docs}/**"] },
    },
  });
  const render: RenderPage = async ({ address }) => {
    const state = await content.now();
    if (!state.ok) {
      throw new Error("The content is not in order");
    }
    return (await openSite(vite, state.edited)).render({ address });
  };
  const following = followService(vite, settings, render);
  vite.watcher.add(folder);
  vite.watcher.on("all", (_event, file) => {
    const name = path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
    if (!path.relative(folder, path.resolve(file)).startsWith("..")) {
      content.changed();
      vite.environments.client.hot.send({ type: "full-reload" });
    } else if (ofService.test(name)) {
      following.changed();
    }
  });
  server.on("request", (request, response) => {
    const pathname = request.url?.split("?", 1)[0] ?? "/";
    if (served.some((name) => pathname === name || pathname.startsWith(`${name}/`))) {
      following.answer(request, response).catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
    } else {
      vite.middlewares(request, response, () => void answerPage(vite, content, request, response));
    }
  });
  server.listen(settings.port, settings.host, () => {
    console.log(`The site, as it is being edited: http://localhost:${settings.port}/`);
    console.log(`Enquiries arrive at http://localhost:${settings.port}${service.inbox}`);
  });
  const stop = async () => {
    server.close();
    await vite.close();
    await following.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => void stop());
  }
}

readEnvFile();
const env = { ...process.env, NODE_ENV: "development" };
const folder = path.resolve(contentFolder(process.env));
const content = watchContent({
  folder,
  env,
  languages: publishedLanguages(process.env),
});
const company = await readCompanyOf(folder, env);
const reading = company && readSettings(env, company);
if (reading?.ok === false) {
  for (const problem of reading.problems) {
    console.error(settingLine(problem));
  }
  process.exitCode = 1;
} else {
  const state = await content.now();
  if (state.ok && reading) {
    await run(reading.settings, content, folder);
  } else if (!state.ok) {
    for (const problem of state.problems) {
      console.error(formatProblem(problem));
    }
    process.exitCode = 1;
  }
}
