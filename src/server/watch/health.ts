import type { FastifyInstance } from "fastify";

/** Whether the service does its work, and the figures that say so. */
export interface Readiness {
  readonly ready: boolean;
  readonly reasons: readonly string[];
  readonly figures: Readonly<Record<string, number | null>>;
}

export const healthAddresses = ["/healthz", "/readyz"] as const;

/** `/healthz`: the process answers. `/readyz`: it keeps enquiries and delivers them. */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const { ready, reasons, figures } = await readiness();
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", reasons, figures });
  });
}
