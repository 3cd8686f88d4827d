function runSoon(task: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: 3000 });
  } else {
    setTimeout(task, 500);
  }
}

/** Runs a task once the page has loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  if (document.readyState === "complete") {
    runSoon(task);
  } else {
    addEventListener("load", () => runSoon(task), { once: true });
  }
}
