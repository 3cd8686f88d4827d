function soon(task: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: 3000 });
  } else {
    setTimeout(task, 500);
  }
}

/** Does a task once the page has loaded and nothing else is to be done. */
export function whenIdle(task: () => void): void {
  if (document.readyState === "complete") {
    soon(task);
  } else {
    addEventListener("load", () => soon(task), { once: true });
  }
}
