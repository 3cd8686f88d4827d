import { launch } from "puppeteer-core";
import type { Driver } from "#test/support/engines/driver.ts";

const preferences = {
  "ui.prefersReducedMotion": 1,
  // As on a phone: a scroll bar would make the page narrower than its window.
  "ui.useOverlayScrollbars": 1,
};

/**
 * Matches what Firefox logs of a request that ended because its page was left while the service
 * worker answered. Faults of the worker's own code have other texts, such as "that rejected with".
 */
const endedByLeaving =
  /^Error: Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** Forwards console errors with their text, which the protocol omits. */
function writeWords(): void {
  const write = console.error.bind(console);
  console.error = (...values) => write(values.join(" "));
}

/** Starts headless Firefox with WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(writeWords);
  let heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") {
      heard.push(message.text());
    }
  });
  // Includes violations of the content policy.
  page.on("pageerror", (error) => {
    if (!endedByLeaving.test(String(error))) {
      heard.push(String(error));
    }
  });
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    ask: async (question, ...args) => {
      const serialized = args.map((argument) => JSON.stringify(argument)).join();
      const answer = await page.evaluate(`(${question.toString()})(${serialized})`);
      return answer as Awaited<ReturnType<typeof question>>;
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport({ ...size }),
    complaints: () => {
      const reported = heard;
      heard = [];
      return Promise.resolve(reported);
    },
    end: () => browser.close(),
  };
}
