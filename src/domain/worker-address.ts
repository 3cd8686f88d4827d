/** The service worker, at the root so that it serves every page. A file alone: each page reads it. */
export const workerAddress = "/service-worker.js";
