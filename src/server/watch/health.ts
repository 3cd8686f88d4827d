import type { FastifyInstance, FastifyRequest } from "fastify";

/** Why the service is not ready; the detail may hold words of others and is for operators alone. */
export interface Reason {
  readonly reason: string;
  readonly detail?: string;
}

/** Whether the service does its work, and the figures that say so. */
export interface Readiness {
  readonly ready: boolean;
  readonly reasons: readonly Reason[];
  readonly figures: Readonly<Record<string, number | null>>;
}

export const healthAddresses = ["/healthz", "/readyz"] as const;

export interface HealthParts {
  readonly readiness: () => Promise<Readiness>;
  /** True for a request from this machine or its private network. */
  readonly isPrivate: (request: FastifyRequest) => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it keeps and delivers; figures for private addresses. */
export function addHealth(app: FastifyInstance, { readiness, isPrivate }: HealthParts): void {
  let looking: Promise<Readiness> | undefined;
  /** However many ask at once, the store is looked at once. */
  const look = () => (looking ??= readiness().finally(() => (looking = undefined)));
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (request, reply) => {
    const { ready, reasons, figures } = await look();
    const status = ready ? "ready" : "not ready";
    // How many enquiries there are, and what a mail server said, is nobody else's business.
    return reply
      .code(ready ? 200 : 503)
      .send(
        isPrivate(request)
          ? { status, reasons: reasons.map(tellInside), figures }
          : { status, reasons: reasons.map(({ reason }) => reason) },
      );
  });
}

function tellInside({ reason, detail }: Reason): string {
  return detail === undefined ? reason : `${reason}: ${detail}`;
}
