import { z } from "zod";
import { eventPage } from "#domain/office/event.ts";
import { invitation, personChange, personRow } from "#domain/office/person.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";

const owner = { right: "own" } as const;
const done = z.object({});
const byId = z.object({ id: z.string().max(100) });
const eventsOnPage = 50;

/** Adds the owner's administration of the staff, and the log of changes. */
export function addPeopleRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { people, sessions, events, clock } = parts;

  api.get(
    "/people",
    { config: owner, schema: { response: { 200: z.array(personRow) } } },
    async () => [...(await people.list(clock.now()))],
  );

  api.post(
    "/people",
    { config: owner, schema: { body: invitation, response: { 200: done } } },
    async (request, reply) => {
      const { outcome } = await people.invite(request.person.id, request.body);
      return outcome === "known" ? refuseField(reply, "email", "known-person") : {};
    },
  );

  api.patch(
    "/people/:id",
    { config: owner, schema: { params: byId, body: personChange, response: { 200: done } } },
    async (request, reply) => {
      const outcome = await people.change(request.person.id, request.params.id, request.body);
      switch (outcome) {
        case "changed":
          return {};
        case "unknown":
          return refuse(reply, 404, "not-found");
        case "last-owner":
          return refuse(reply, 409, "last-owner");
      }
    },
  );

  api.delete(
    "/people/:id/sessions",
    { config: owner, schema: { params: byId, response: { 200: done } } },
    async (request) => {
      await sessions.revoke(request.person.id, request.params.id);
      return {};
    },
  );

  api.get(
    "/events",
    {
      config: owner,
      schema: {
        querystring: z.object({ older: z.string().max(80).exactOptional() }),
        response: { 200: eventPage },
      },
    },
    async (request) => {
      const { older } = request.query;
      const page = await events.list({
        limit: eventsOnPage,
        ...(older !== undefined && { olderThan: older }),
      });
      return { ...page, events: [...page.events] };
    },
  );
}
