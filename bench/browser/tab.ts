import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Cdp } from "./cdp.ts";
import { followPages } from "./pages-of-tab.ts";
import { outcomeBinding, type Outcome } from "./probe.ts";

const patience = 60_000;

/** A tab of a phone's browser. */
export interface Tab {
  /** Resolves at the load event. */
  goTo(address: string): Promise<void>;
  /** Resolves when the document begins to arrive. */
  beginTo(address: string): Promise<void>;
  /** Calls a function in the page. */
  call<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Waits for what the probe tells of an errand; rejects after half a minute. */
  outcome(id: number): Promise<Outcome>;
  takePicture(file: string): Promise<void>;
  close(): Promise<void>;
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/** Opens a tab in a context of its own. */
export async function openTab(cdp: Cdp, slowdown: number): Promise<Tab> {
  const made = await cdp.send("Target.createBrowserContext");
  const { browserContextId } = made as { readonly browserContextId: string };
  const tabOptions = {
    url: "about:blank",
    browserContextId,
    forTab: true,
    width: 412,
    height: 823,
  };
  const target = (await cdp.send("Target.createTarget", tabOptions)) as { targetId: string };
  const to = { targetId: target.targetId, flatten: true };
  const { sessionId } = (await cdp.send("Target.attachToTarget", to)) as { sessionId: string };
  const pages = followPages(cdp, sessionId, slowdown);
  const auto = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await cdp.send("Target.setAutoAttach", auto, sessionId);

  let loads = 0;
  const outcomes = new Map<number, Outcome>();
  const stop = cdp.listen((method, params, from) => {
    if (method === "Page.loadEventFired" && pages.has(from)) {
      loads += 1;
    } else if (method === "Runtime.bindingCalled" && params["name"] === outcomeBinding) {
      const outcome = JSON.parse(String(params["payload"])) as Outcome;
      outcomes.set(outcome.id, outcome);
    }
  });
  const send: Tab["send"] = async (method, params) => cdp.send(method, params, await pages.shown());
  const until = async <Found>(look: () => Found | undefined, what: string, most: number) => {
    const end = performance.now() + most;
    for (let found = look(); ; found = look()) {
      if (found !== undefined) {
        return found;
      }
      if (performance.now() > end) {
        throw new Error(`${what} within ${most / 1000} s`);
      }
      await pause(20);
    }
  };
  const beginTo = async (address: string) => {
    const { errorText } = (await send("Page.navigate", { url: address })) as { errorText?: string };
    if (errorText !== undefined) {
      throw new Error(`${address}: ${errorText}`);
    }
  };
  return {
    send,
    beginTo,
    async goTo(address) {
      const before = loads;
      await beginTo(address);
      await until(() => loads > before || undefined, `${address} was not loaded`, patience);
    },
    async call(work, ...given) {
      const expression = `(${work.toString()})(...${JSON.stringify(given)})`;
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = (await send("Runtime.evaluate", options)) as Evaluation;
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? "The page threw.");
      }
      return result.value as ReturnType<typeof work>;
    },
    outcome: (id) =>
      until(() => outcomes.get(id), "What is expected was not painted", patience / 2),
    async takePicture(file) {
      const shot = (await send("Page.captureScreenshot", { format: "png" })) as { data: string };
      writeFileSync(file, Buffer.from(shot.data, "base64"));
    },
    async close() {
      stop();
      pages.stop();
      await cdp.send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}
