/** An event whose work the browser waits for. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to the request that the browser sent while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface SyncEvent extends WorkerEvent {
  readonly tag: string;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: RequestEvent;
  readonly message: WorkerEvent & { readonly data: unknown };
  readonly sync: SyncEvent;
}

/** The global scope of a service worker; TypeScript's own types of it exclude those of pages. */
interface WorkerScope {
  readonly location: Location;
  /** This worker; absent in browsers before 2020. */
  readonly serviceWorker?: { readonly state: ServiceWorkerState };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
