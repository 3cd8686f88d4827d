import { z } from "zod";
import { productFile } from "#content/content.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import type { Language } from "#domain/language.ts";
import { eventPage, eventQuery } from "#domain/office/event.ts";
import { invitation, personChange, personRow } from "#domain/office/person.ts";
import { readContentState } from "#office/api/content-state.ts";
import { nameOf } from "#office/api/content-uses.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";

const owner = { right: "own" } as const;
const done = z.object({});
const byId = z.object({ id: z.string().max(100) });
const eventsOnPage = 50;
/** Products and pages of one name that a search of the log takes in. */
const mostSubjects = 200;

/** Adds the owner's administration of the staff, and the log of changes. */
export function addPeopleRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { people, sessions, events, clock, editing } = parts;

  /** Reads the names of products and pages by the paths of their files. */
  async function readNames(language: Language): Promise<ReadonlyMap<string, string>> {
    const { values, products } = await readContentState(editing);
    return new Map([
      ...[...products].map(([slug, { product }]) => {
        const name = partOf(product.name, language) ?? partOf(product.name, "en") ?? slug;
        return [productFile(slug), name] as const;
      }),
      ...[...values].flatMap(([path, value]) => {
        const name = nameOf(value, language);
        return name === null ? [] : [[path, name] as const];
      }),
    ]);
  }

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
        querystring: eventQuery,
        response: { 200: eventPage },
      },
    },
    async ({ query: { older, q, language } }) => {
      const names = await readNames(language);
      const isNamed = (name: string) => name.toLowerCase().includes(q.toLowerCase());
      const subjects = [...names].flatMap(([path, name]) => (isNamed(name) ? [path] : []));
      const page = await events.list({
        limit: eventsOnPage,
        ...(older !== undefined && { olderThan: older }),
        ...(q !== "" && { search: { text: q, subjects: subjects.slice(0, mostSubjects) } }),
      });
      const listed = page.events.map((event) => ({
        ...event,
        name: names.get(event.subject) ?? null,
      }));
      return { ...page, events: listed };
    },
  );
}
