import { launch } from "puppeteer-core";
import type { Driver } from "#test/support/engines/driver.ts";

const preferences = {
  "ui.prefersReducedMotion": 1,
  // As on a phone: a bar beside the page would make it narrower than its window.
  "ui.useOverlayScrollbars": 1,
};

/** An error that is written to the console is handed on without its words. */
function writeWords(): void {
  const write = console.error.bind(console);
  console.error = (...told) => write(told.join(" "));
}

/** Starts Firefox without a window, driven by WebDriver BiDi. */
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
  // Breaches of the content policy among them.
  page.on("pageerror", (error) => heard.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    ask: async (question, ...asked) => {
      const given = asked.map((one) => JSON.stringify(one)).join();
      const answer = await page.evaluate(`(${question.toString()})(${given})`);
      return answer as Awaited<ReturnType<typeof question>>;
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport({ ...size }),
    complaints: () => {
      const told = heard;
      heard = [];
      return Promise.resolve(told);
    },
    end: () => browser.close(),
  };
}
