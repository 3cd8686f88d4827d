import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { goodEnquiry } from "#test/support/requests.ts";

/** The result of a post; no status if the connection broke. */
export interface Posted {
  readonly status: number | undefined;
  readonly reference: string | undefined;
  readonly milliseconds: number;
}

/** Posts enquiries over kept connections. */
export interface Sender {
  post(message: string, headers?: Readonly<Record<string, string>>): Promise<Posted>;
  close(): void;
}

/** Creates a sender with at most `connections` connections. */
export function createSender(endpoint: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post(message, headers = {}) {
      const start = performance.now();
      return new Promise((resolve) => {
        const settle = (status?: number, text = "") => {
          const reference = /"reference":"([^"]+)"/.exec(text)?.[1];
          resolve({ status, reference, milliseconds: performance.now() - start });
        };
        const method = "POST";
        const type = { "content-type": "application/json" };
        const options = { agent, method, headers: { ...type, ...headers } };
        const outgoing = request(endpoint, options, (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (piece: string) => (text += piece));
          answer.on("end", () => settle(answer.statusCode, text));
          answer.on("error", () => settle());
        });
        outgoing.on("error", () => settle());
        outgoing.end(JSON.stringify({ ...goodEnquiry, message }));
      });
    },
    close: () => agent.destroy(),
  };
}

/** Acknowledged enquiries: message by reference. */
export type Acknowledged = Map<string, string>;

/** Lets many senders post in parallel until `goOn` answers false or the service stops answering. */
export async function sendUntil(
  sender: Sender,
  senders: number,
  acknowledged: Acknowledged,
  goOn: () => boolean,
  label: string,
): Promise<void> {
  const runSender = async (name: number) => {
    for (let n = 0; goOn(); n += 1) {
      const message = `${label}, sender ${name}, enquiry ${n}`;
      const { status, reference } = await sender.post(message);
      if (status === undefined) {
        return;
      }
      if (status === 201 && reference !== undefined) {
        acknowledged.set(reference, message);
      } else {
        await sleep(20);
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, name) => runSender(name)));
}
