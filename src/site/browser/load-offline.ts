import { whenIdle } from "#site/browser/when-idle.ts";

/** Loads the script of the worker late, since the page is complete without it. */
export function loadOffline(): void {
  whenIdle(() => {
    import("#site/browser/offline/register-worker.ts").then(
      ({ initOffline }) => initOffline(),
      () => undefined,
    );
  });
}
