import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import type { RenderPage } from "#domain/site.ts";
import type { Settings } from "#settings";
import type { openService } from "#tools/dev/service.ts";

type Opened = Awaited<ReturnType<typeof openService>>;

/** The service with its current sources. */
export interface FollowingService {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Closes the service after a change of its sources; the next request opens it again. */
  changed(): void;
  close(): Promise<void>;
}

/** Opens the service through Vite, so that an edit of its code takes effect without a restart. */
export function followService(
  vite: ViteDevServer,
  settings: Settings,
  render: RenderPage,
): FollowingService {
  let opened: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const module = (await vite.ssrLoadModule("/tools/dev/service.ts")) as {
      readonly openService: typeof openService;
    };
    return module.openService(settings, render);
  }

  async function close(): Promise<void> {
    const previous = opened;
    opened = undefined;
    await (await previous?.catch(() => undefined))?.close();
  }

  return {
    async answer(request, response) {
      const { app } = await (opened ??= open());
      app.routing(request, response);
    },
    changed() {
      const previous = opened;
      opened = undefined;
      previous?.then(
        (service) => service.close(),
        () => undefined,
      );
    },
    close,
  };
}
