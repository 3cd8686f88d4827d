import { setTimeout as pause } from "node:timers/promises";
import type { Cdp } from "./cdp.ts";
import { phone } from "./phone.ts";
import { armName, outcomeBinding, probe } from "./probe.ts";

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  /** "prerender" until the page is activated. */
  readonly subtype?: string;
}

const source = `(${probe.toString()})(${JSON.stringify(outcomeBinding)}, ${JSON.stringify(armName)})`;

/** The page that a tab shows, and those that it prerenders: one takes over from the other. */
export interface PagesOfTab {
  /** The session of the page that is shown. */
  shown(): Promise<string>;
  has(session: string | undefined): boolean;
  stop(): void;
}

/**
 * Follows the pages of a tab, by the tab's own session: with the page's session alone Chromium refuses
 * to prerender. Every page is the phone from its first byte on, and the probe runs in it.
 */
export function followPages(cdp: Cdp, tab: string, slowdown: number): PagesOfTab {
  const pages = new Map<string, TargetInfo>();
  let shown: string | undefined;
  const slow = async (session: string) => {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown }, session);
  };
  const attach = async (session: string, target: TargetInfo) => {
    const send = (method: string, params = {}) => cdp.send(method, params, session);
    if (target.type === "page") {
      pages.set(session, target);
      const isShown = target.subtype === undefined;
      await Promise.all([
        send("Page.enable"),
        ...phone.map(([method, params]) => send(method, params)),
        send("Runtime.enable"),
        send("Runtime.addBinding", { name: outcomeBinding }),
        send("Page.addScriptToEvaluateOnNewDocument", { source }),
        // A thread that spins throttles: prerendered pages would eat the machine.
        ...(isShown ? [slow(session)] : []),
        send("Runtime.runIfWaitingForDebugger"),
      ]);
      shown = isShown ? session : shown;
    } else {
      await send("Runtime.runIfWaitingForDebugger");
    }
  };
  const change = async (info: TargetInfo) => {
    for (const [session, { targetId, subtype }] of pages) {
      if (targetId === info.targetId) {
        pages.set(session, info);
        if (info.subtype === undefined) {
          shown = session;
          await (subtype === undefined ? undefined : slow(session));
        }
      }
    }
  };
  const leave = (session: string) => {
    pages.delete(session);
    const rest = [...pages].find(([, { subtype }]) => subtype === undefined);
    shown = shown === session ? rest?.[0] : shown;
  };
  // A page that leaves meanwhile needs nothing more.
  const tryTo = (work: Promise<void>) => void work.catch(() => undefined);
  const stop = cdp.listen((method, params, from) => {
    const session = String(params["sessionId"]);
    if (method === "Target.attachedToTarget" && from === tab) {
      tryTo(attach(session, params["targetInfo"] as TargetInfo));
    } else if (method === "Target.detachedFromTarget" && from === tab) {
      leave(session);
    } else if (method === "Target.targetInfoChanged") {
      tryTo(change(params["targetInfo"] as TargetInfo));
    }
  });
  return {
    async shown() {
      while (shown === undefined) {
        await pause(10);
      }
      return shown;
    },
    has: (session) => session !== undefined && pages.has(session),
    stop,
  };
}
