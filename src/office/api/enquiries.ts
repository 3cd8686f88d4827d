import type { FastifyReply } from "fastify";
import { z } from "zod";
import {
  assigneeChange,
  enquiryDetail,
  enquiryList,
  enquiryQuery,
  enteredEnquiry,
  followUpChange,
  newEnquiry,
  newNote,
  readRows,
  rowsToRead,
  stateChange,
  undoChange,
} from "#domain/office/enquiry-messages.ts";
import type { WorkOutcome } from "#server/enquiries/enquiry-state.ts";
import { takeBytes } from "#server/http/take-bytes.ts";
import { enterEnquiry } from "#office/api/enter-enquiry.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import { buyersPageOf } from "#office/api/quotation-view.ts";
import { readPastedRows } from "#office/api/read-rows.ts";
import { readSheetFile } from "#office/api/read-sheet.ts";

const config = { right: "sell" } as const;
const byReference = z.object({ reference: z.string().max(20) });
const byNote = byReference.extend({ id: z.uuid() });
const response = { 200: enquiryDetail };
/** Longest file with rows, in bytes. */
const longestFile = 5 * 1024 * 1024;

/** Adds the list of enquiries and everything that a clerk does with one of them. */
export function addEnquiryRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { work, desk, people, clock, catalogue } = parts;

  /** Answers the whole enquiry, as the screen shows it. */
  async function answer(reference: string, reply: FastifyReply) {
    const detail = await work.find(reference);
    return detail === undefined
      ? refuse(reply, 404, "not-found")
      : { ...detail, buyersPage: buyersPageOf(detail, parts) };
  }

  async function answerOutcome(
    { outcome }: Pick<WorkOutcome, "outcome">,
    reference: string,
    sent: unknown,
    reply: FastifyReply,
  ) {
    switch (outcome) {
      case "changed":
        return answer(reference, reply);
      case "missing":
        return refuse(reply, 404, "not-found");
      case "refused":
        return refuse(reply, 409, "impossible-step");
      case "stale": {
        const current = await work.find(reference);
        return refuse(reply, 409, "stale", { versions: { sent, current } });
      }
    }
  }

  api.get(
    "/enquiries",
    { config, schema: { querystring: enquiryQuery, response: { 200: enquiryList } } },
    (request) => work.list(request.query, request.person.id),
  );

  api.get(
    "/enquiries/:reference",
    { config, schema: { params: byReference, response } },
    (request, reply) => answer(request.params.reference, reply),
  );

  api.put(
    "/enquiries/:reference/state",
    { config, schema: { params: byReference, body: stateChange, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const change = { ...request.body, person: request.person.id };
      const outcome = await work.changeState(reference, change);
      return answerOutcome(outcome, reference, request.body, reply);
    },
  );

  api.delete(
    "/enquiries/:reference/state",
    { config, schema: { params: byReference, querystring: undoChange, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const change = { ...request.query, person: request.person.id };
      return answerOutcome(await work.undo(reference, change), reference, request.query, reply);
    },
  );

  api.put(
    "/enquiries/:reference/assignee",
    { config, schema: { params: byReference, body: assigneeChange, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const { assignee } = request.body;
      const colleagues = await people.colleagues();
      if (assignee !== null && !colleagues.some(({ id }) => id === assignee)) {
        return refuseField(reply, "assignee", "unknown");
      }
      const change = { ...request.body, person: request.person.id };
      return answerOutcome(await work.assign(reference, change), reference, request.body, reply);
    },
  );

  api.put(
    "/enquiries/:reference/follow-up",
    { config, schema: { params: byReference, body: followUpChange, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const change = { ...request.body, person: request.person.id };
      const outcome = await work.setFollowUp(reference, change);
      return answerOutcome(outcome, reference, request.body, reply);
    },
  );

  api.post(
    "/enquiries/:reference/notes",
    { config, schema: { params: byReference, body: newNote, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const note = { text: request.body.text, person: request.person.id };
      await work.addNote(reference, note);
      return answer(reference, reply);
    },
  );

  api.delete(
    "/enquiries/:reference/notes/:id",
    { config, schema: { params: byNote, response } },
    async (request, reply) => {
      const { reference, id } = request.params;
      await work.removeNote(reference, id, request.person.id);
      return answer(reference, reply);
    },
  );

  api.post(
    "/enquiries/:reference/deliver",
    { config, schema: { params: byReference, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const released = await desk.release([reference], clock.now());
      return endHolding(reference, released, {
        person: request.person.id,
        what: "delivered",
        reply,
      });
    },
  );

  api.post(
    "/enquiries/:reference/discard",
    { config, schema: { params: byReference, response } },
    async (request, reply) => {
      const { reference } = request.params;
      const discarded = await desk.discard([reference], clock.now());
      return endHolding(reference, discarded, {
        person: request.person.id,
        what: "discarded",
        reply,
      });
    },
  );

  async function endHolding(
    reference: string,
    references: readonly string[],
    { person, what, reply }: { person: string; what: string; reply: FastifyReply },
  ) {
    if (references.length === 0) {
      return refuse(reply, 409, "not-held");
    }
    await parts.events.add({ person, what: `enquiry.${what}`, subject: reference });
    return answer(reference, reply);
  }

  api.post(
    "/enquiries/read",
    { config, schema: { body: rowsToRead, response: { 200: readRows } } },
    async (request, reply) => {
      const { text, language } = request.body;
      const published = await catalogue();
      return published === undefined
        ? refuse(reply, 409, "not-published")
        : readPastedRows(text, published.in(language).search);
    },
  );

  api.register(async (scope: OfficeApi) => {
    takeBytes(scope, "application/octet-stream", longestFile);
    scope.post(
      "/enquiries/read-file",
      {
        config,
        schema: { querystring: rowsToRead.pick({ language: true }), response: { 200: readRows } },
      },
      async (request, reply) => {
        const text = Buffer.isBuffer(request.body) ? await readSheetFile(request.body) : undefined;
        if (text === undefined) {
          return refuseField(reply, "file", "no-table");
        }
        const published = await catalogue();
        return published === undefined
          ? refuse(reply, 409, "not-published")
          : readPastedRows(text, published.in(request.query.language).search);
      },
    );
  });

  api.post(
    "/enquiries",
    { config, schema: { body: newEnquiry, response: { 200: enteredEnquiry } } },
    async (request, reply) => {
      const { person } = request;
      const entered = await enterEnquiry(request.body, person.id, parts);
      if (!entered.ok) {
        return refuse(reply, 400, "invalid", { fields: [...entered.problems] });
      }
      const { reference } = entered;
      await parts.events.add({ person: person.id, what: "enquiry.entered", subject: reference });
      return { reference };
    },
  );
}
