import type { CDPSession } from "playwright-core";

/** The kinds of content that answers hold. */
export type Matter = "HTML" | "CSS" | "script" | "font" | "pictures" | "other";

/** An answer as it came over the line. */
export interface Answer {
  readonly matter: Matter;
  /** Headers and body as sent, compressed. */
  readonly bytes: number;
  /** The time of the request, in milliseconds of the browser's monotonic clock. */
  readonly sentAt: number;
  /** True for a prefetch. */
  readonly ahead: boolean;
}

/** Classifies an answer by its content type. */
export function matterOf(type: string): Matter {
  const patterns: readonly (readonly [RegExp, Matter])[] = [
    [/html/, "HTML"],
    [/css/, "CSS"],
    [/javascript/, "script"],
    [/^font|woff/, "font"],
    [/^image/, "pictures"],
  ];
  return patterns.find(([pattern]) => pattern.test(type))?.[1] ?? "other";
}

/** The answers of a page so far, and the time of its load event on the same clock. */
export interface Traffic {
  readonly answers: readonly Answer[];
  readonly loadedAt: () => number;
}

/** Collects every answer that a page receives from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, { sentAt: number; ahead: boolean; type: string }>();
  const answers: Answer[] = [];
  let loadedAt = Infinity;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    const names = Object.keys(request.headers).join().toLowerCase();
    const ahead = type === "Prefetch" || names.includes("purpose");
    requests.set(requestId, { sentAt: timestamp * 1000, ahead, type: "" });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) {
      request.type = response.mimeType;
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && encodedDataLength > 0) {
      const { sentAt, ahead, type } = request;
      answers.push({ matter: matterOf(type), bytes: encodedDataLength, sentAt, ahead });
    }
  });
  session.on("Page.loadEventFired", ({ timestamp }) => (loadedAt = timestamp * 1000));
  await session.send("Page.enable");
  return { answers, loadedAt: () => loadedAt };
}
