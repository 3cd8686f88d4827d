import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Why an answer is none; nothing where it is whole. */
export function ask(agent: Agent, origin: string, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(`${origin}${address}`, { agent, timeout: 30_000 }, (response) => {
      let tail = "";
      let bytes = 0;
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        bytes += Buffer.byteLength(text);
        tail = (tail + text).slice(-20);
      });
      response.on("end", () => {
        const isHtml = String(response.headers["content-type"]).startsWith("text/html");
        const expected = Number(response.headers["content-length"] ?? bytes);
        const whole = isHtml ? tail.trimEnd().endsWith("</html>") : bytes > 0;
        const { statusCode } = response;
        if (statusCode !== 200) {
          resolve(`${address}: ${statusCode}`);
        } else {
          resolve(whole && (bytes === expected || !isHtml) ? undefined : `${address}: cut short`);
        }
      });
      response.on("error", (error) => resolve(`${address}: ${error.message}`));
    });
    request.on("timeout", () => request.destroy(new Error("no answer in 30 s")));
    request.on("error", (error) => resolve(`${address}: ${error.message}`));
  });
}

export interface Load {
  /** Lets so many more requests go. */
  allow(count: number): void;
  /** Waits for those that were let go, and answers what came of them. */
  end(): Promise<{ readonly sent: number; readonly failures: readonly string[] }>;
}

/** Readers with connections that stay open, each asking a moment after its last answer. */
export function openLoad(origin: string, addresses: readonly string[], readers = 8): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const failures: string[] = [];
  let allowed = 0;
  let sent = 0;
  let ended = false;
  const read = async () => {
    while (!ended || sent < allowed) {
      if (sent < allowed) {
        const address = addresses[sent % addresses.length] ?? "/";
        sent += 1;
        const failure = await ask(agent, origin, address);
        if (failure !== undefined) {
          failures.push(failure);
        }
      }
      await pause(10);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, read));
  return {
    allow(count) {
      allowed += count;
    },
    async end() {
      ended = true;
      await reading;
      agent.destroy();
      return { sent, failures };
    },
  };
}
