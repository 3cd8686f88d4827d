import type { FastifyInstance } from "fastify";
import { isPrivateAddress } from "#server/http/client-address.ts";

/** Whether the service does its work, and the figures that say so. */
export interface Readiness {
  readonly ready: boolean;
  readonly reasons: readonly string[];
  readonly figures: Readonly<Record<string, number | null>>;
}

export const healthAddresses = ["/healthz", "/readyz"] as const;

/** `/healthz`: the process answers. `/readyz`: it keeps and delivers; figures for private addresses. */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  let looking: Promise<Readiness> | undefined;
  /** However many ask at once, the store is looked at once. */
  const look = () => (looking ??= readiness().finally(() => (looking = undefined)));
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (request, reply) => {
    const { ready, reasons, figures } = await look();
    const state = { status: ready ? "ready" : "not ready", reasons };
    // How many enquiries there are is nobody else's business.
    return reply
      .code(ready ? 200 : 503)
      .send(isPrivateAddress(request.ip) ? { ...state, figures } : state);
  });
}
