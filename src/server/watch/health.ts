import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#server/http/problems.ts";

/** A problem; its detail may quote other systems and is for operators only. */
export interface Reason {
  readonly reason: string;
  readonly detail?: string;
}

/** The state of the service. */
export interface Health {
  /** Reasons to send this process no traffic. */
  readonly unready: readonly Reason[];
  /** Reasons to call a person. */
  readonly alarms: readonly Reason[];
  readonly figures: Readonly<Record<string, number | null>>;
}

interface HealthParts {
  readonly health: () => Promise<Health>;
  /** Aborted when the service is to stop. */
  readonly stopping: AbortSignal;
  /** True for a request from this machine or its private network. */
  readonly isPrivate: (request: FastifyRequest) => boolean;
}

/**
 * Adds `/healthz` (the process answers), `/readyz` (it may get traffic; with `?pages` also without the store) and
 * `/alertz` (problems for a person, with figures for private addresses).
 */
export function addHealth(
  app: FastifyInstance,
  { health, stopping, isPrivate }: HealthParts,
): void {
  let looking: Promise<Health> | undefined;
  /** Shares one check among concurrent requests. */
  const look = () => (looking ??= health().finally(() => (looking = undefined)));
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get<{ Querystring: { readonly pages?: string } }>("/readyz", async (request, reply) => {
    if (request.query.pages !== undefined) {
      // Pages are served without the store.
      const reasons = stopping.aborted ? [{ reason: "stopping" }] : [];
      return answer(reply, reasons, { status: reasons.length === 0 ? "ready" : "not ready" });
    }
    const { unready } = await look();
    const status = unready.length === 0 ? "ready" : "not ready";
    // Error texts are shown to private addresses only.
    const reasons = unready.map(isPrivate(request) ? withDetail : ({ reason }) => reason);
    return answer(reply, unready, { status, reasons });
  });
  app.get("/alertz", async (request, reply) => {
    if (!isPrivate(request)) {
      throw new Refusal(404, (words) => words.nothingHere);
    }
    const { alarms, figures } = await look();
    const status = alarms.length === 0 ? "quiet" : "alarm";
    return answer(reply, alarms, { status, reasons: alarms.map(withDetail), figures });
  });
}

function answer(reply: FastifyReply, reasons: readonly Reason[], body: object): FastifyReply {
  return reply.code(reasons.length === 0 ? 200 : 503).send(body);
}

function withDetail({ reason, detail }: Reason): string {
  return detail === undefined ? reason : `${reason}: ${detail}`;
}
