import { fork } from "node:child_process";
import { once } from "node:events";
import type { Answer } from "./answer.ts";
import { readCertificate } from "./certificate.ts";
import type { EdgeOrder, EdgeQuestion } from "./edge.ts";
import type { Line } from "./line.ts";

/** What stands between browsers and a site: TLS, HTTP/2, a line, and an account of every answer. */
export interface Edge {
  /** Without a slash at the end. */
  readonly origin: string;
  /** What went through since it was told to forget. */
  answers(): Promise<readonly Answer[]>;
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens an edge at a port before a site at another. Throws where the port is taken. */
export async function openEdge(port: number, site: number, line?: Line): Promise<Edge> {
  const { key, cert } = readCertificate();
  const child = fork(new URL("edge.ts", import.meta.url));
  const gone = once(child, "exit");
  const order: EdgeOrder = { port, site, key, cert, line };
  child.send(order);
  await Promise.race([
    once(child, "message"),
    gone.then(() => {
      throw new Error(`The edge could not listen at port ${port}; see above.`);
    }),
  ]);
  const ask = async (question: EdgeQuestion) => {
    const answered = once(child, "message") as Promise<[readonly Answer[]]>;
    child.send(question);
    const [answers] = await answered;
    return answers;
  };
  return {
    origin: `https://localhost:${port}`,
    answers: () => ask("answers"),
    forget: async () => {
      await ask("forget");
    },
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}
