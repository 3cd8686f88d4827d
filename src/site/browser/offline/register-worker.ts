import { workerAddress } from "#domain/worker-address.ts";
import { readStored, storageKeys } from "#site/islands/device-storage.ts";

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Returns the worker's address in the form that the content policy asks for. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: () => workerAddress };
  return (trustedTypes?.createPolicy("service-worker", rules) ?? rules).createScriptURL("");
}

/** Lists the page and the files that it loaded before the worker could see them. */
function loadedAddresses(): readonly string[] {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(?:assets|pictures)\//.test(path));
  return [location.pathname + location.search, ...new Set(files)];
}

async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trustedAddress(), { updateViaCache: "none" });
  if (isFirst) {
    const { active } = await serviceWorker.ready;
    active?.postMessage(loadedAddresses(), []);
  }
}

/** Sends what waits for a connection; most visitors have nothing. */
function sendKept(): void {
  if (readStored(storageKeys.waiting) !== null) {
    import("#site/browser/offline/send-kept.ts").then(
      ({ sendKeptEnquiries }) => sendKeptEnquiries(),
      () => undefined,
    );
  }
}

let offeredPlace: Element | undefined;

/** Offers to keep the catalogue, on the page that has the place for it. */
function offerCatalogue(): void {
  const place = document.querySelector<HTMLElement>("[data-keep-catalogue]");
  if (place && place !== offeredPlace && "caches" in window) {
    offeredPlace = place;
    // Filled before it is seen, so that nothing moves.
    const options = { rootMargin: "600px" };
    new IntersectionObserver((entries, observer) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        import("#site/browser/offline/keep-catalogue.ts")
          .then(({ initKeepCatalogue }) => initKeepCatalogue(place))
          // Without a connection there is nothing to offer.
          .catch(() => undefined);
      }
    }, options).observe(place);
  }
}

async function refreshCatalogue(): Promise<void> {
  if (readStored(storageKeys.catalogue) !== null && navigator.onLine) {
    const { refreshKeptCatalogue } = await import("#site/browser/offline/kept-catalogue.ts");
    await refreshKeptCatalogue();
  }
}

/** Registers the service worker, sends what waits, and offers to keep the catalogue. */
export function initOffline(): void {
  const ignore = () => undefined;
  // A browser that refuses any of this shows the site as before.
  if ("serviceWorker" in navigator && import.meta.env.PROD) {
    registerWorker().catch(ignore);
    offerCatalogue();
    // Pages change in place.
    new MutationObserver(offerCatalogue).observe(document.body, { childList: true });
    refreshCatalogue().catch(ignore);
  }
  sendKept();
  addEventListener("online", sendKept);
}
