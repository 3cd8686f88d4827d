import type { FastifyReply } from "fastify";
import { z } from "zod";
import {
  longestPriceFile,
  newQuotation,
  priceReport,
  quotationEdits,
  quotationList,
  quotationStep,
  quotationView,
  sendOrder,
} from "#domain/office/quotation-messages.ts";
import { questionsAbout } from "#domain/quotation/price-questions.ts";
import { readPriceRows } from "#domain/quotation/price-rows.ts";
import { buyerActSchema } from "#domain/quotation/buyer-act.ts";
import { totalsOfQuotation } from "#domain/quotation/quotation.ts";
import { formatRevision, lastValidDay } from "#domain/quotation/quotation-states.ts";
import { takeBytes } from "#server/http/take-bytes.ts";
import { printRevision } from "#server/quotations/print-revision.ts";
import { writePaper } from "#server/quotations/paper/paper.ts";
import type { Quotation } from "#server/quotations/quotation-rows.ts";
import { serviceWordsIn } from "#words/service.ts";
import { beginContent, findOffered } from "#office/api/begin-content.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { readPriceFile } from "#office/api/price-file.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import { summaryOf, viewOf } from "#office/api/quotation-view.ts";

const config = { right: "sell" } as const;
const byReference = z.object({ reference: z.string().max(20) });
const byId = z.object({ id: z.uuid() });
const response = { 200: quotationView };

/** Adds everything that a clerk does with a quotation. */
export function addQuotationRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { quotations, catalogue, settings, clock, printer } = parts;
  const { drafts, revisions, acts } = quotations;
  const { vatPercent } = settings;
  const printParts = { quotations, printer, company: settings.company, wordsOf: serviceWordsIn };

  async function answer(id: string, reply: FastifyReply) {
    const quotation = await drafts.find(id);
    return quotation === undefined ? refuse(reply, 404, "not-found") : viewOf(quotation, parts);
  }

  async function refuseStale(quotation: Quotation, sent: unknown, reply: FastifyReply) {
    const current = await viewOf(quotation, parts);
    return refuse(reply, 409, "stale", { versions: { sent, current } });
  }

  api.get(
    "/enquiries/:reference/quotations",
    { config, schema: { params: byReference, response: { 200: quotationList } } },
    async ({ params }) => {
      const listed = await drafts.listOf(params.reference);
      return { quotations: listed.map((quotation) => summaryOf(quotation, vatPercent)) };
    },
  );

  api.post(
    "/enquiries/:reference/quotations",
    { config, schema: { params: byReference, body: newQuotation, response } },
    async ({ params: { reference }, person }, reply) => {
      const content = await beginContent(reference, parts);
      if (content === undefined) {
        return refuse(reply, 404, "not-found");
      }
      return viewOf(await drafts.create({ reference, content, person: person.id }), parts);
    },
  );

  api.get("/quotations/:id", { config, schema: { params: byId, response } }, ({ params }, reply) =>
    answer(params.id, reply),
  );

  api.get(
    "/quotations/:id/earlier",
    { config, schema: { params: byId, response: { 200: quotationList } } },
    async ({ params: { id } }, reply) => {
      const quotation = await drafts.find(id);
      if (quotation === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const history = await drafts.historyOf(quotation.content.buyer);
      const earlier = history.filter((candidate) => candidate.id !== id);
      return { quotations: earlier.map((candidate) => summaryOf(candidate, vatPercent)) };
    },
  );

  api.patch(
    "/quotations/:id/lines",
    { config, schema: { params: byId, body: quotationEdits, response } },
    async ({ params: { id }, body, person }, reply) => {
      const outcome = await drafts.save({ id, ...body, person: person.id });
      switch (outcome.outcome) {
        case "saved":
          return viewOf(outcome.quotation, parts);
        case "conflict":
          return refuseStale(outcome.quotation, outcome.conflicts, reply);
        case "closed":
          return refuse(reply, 409, "impossible-step");
        case "invalid":
          return refuse(reply, 400, "invalid", { fields: [...outcome.problems] });
        case "missing":
          return refuse(reply, 404, "not-found");
      }
    },
  );

  api.post(
    "/quotations/:id/send",
    { config, schema: { params: byId, body: sendOrder, response } },
    async ({ params: { id }, body: { version, confirmed }, person }, reply) => {
      const quotation = await drafts.find(id);
      if (quotation === undefined) {
        return refuse(reply, 404, "not-found");
      }
      if (quotation.version !== version) {
        return refuseStale(quotation, null, reply);
      }
      const questions = await openQuestions(quotation, confirmed);
      if (questions.length > 0) {
        const fields = questions.map(({ line, kind }) => ({
          field: `lines.${line}.unitPrice`,
          problem: kind,
        }));
        return refuse(reply, 409, "unconfirmed-prices", { fields });
      }
      const printed = await printer.print(draftPaper(quotation));
      if (!printed.ok) {
        parts.log.error("quotation not printed", { reason: printed.reason });
        const line = quotation.content.lines[printed.line ?? -1];
        return line === undefined
          ? refuse(reply, 409, "not-printable")
          : refuseField(reply, `lines.${line.id}.text`, "not-printable");
      }
      const { name, email } = person;
      const order = { id, version, clerk: { name, email }, person: person.id };
      const outcome = await revisions.freeze(order);
      switch (outcome.outcome) {
        case "sent":
          parts.wakeNotices();
          return viewOf(outcome.quotation, parts);
        case "stale":
          return refuseStale(outcome.quotation, null, reply);
        case "refused":
          return refuse(reply, 409, "impossible-step");
        case "invalid":
          return refuse(reply, 400, "invalid", { fields: [...outcome.problems] });
        case "missing":
          return refuse(reply, 404, "not-found");
      }
    },
  );

  /** Asks about unlikely prices that the clerk has not confirmed. */
  async function openQuestions({ content }: Quotation, confirmed: readonly string[]) {
    const products = await findOffered(content.lines, content.language, catalogue);
    const givenPrices = await drafts.givenPrices(content.buyer);
    const questions = questionsAbout(
      content,
      ({ product = "" }) => products.get(product)?.listPrice ?? givenPrices.get(product)?.unitPrice,
    );
    return questions.filter(({ id }) => !confirmed.includes(id));
  }

  /** Lays a draft out as if it were sent now. */
  function draftPaper({ id, number, revision, reference, content }: Quotation) {
    const time = clock.now();
    const draft = {
      quotation: id,
      revision: revision + 1,
      number: number ?? "—",
      reference,
      content,
      vatPercent,
      ...totalsOfQuotation(content, vatPercent),
      validUntil: lastValidDay(time, content.validDays),
      sentAt: time,
    };
    return writePaper(draft, settings.company, serviceWordsIn);
  }

  api.get(
    "/quotations/:id/pdf",
    {
      config,
      schema: {
        params: byId,
        querystring: z.object({ revision: z.coerce.number().int().min(1).exactOptional() }),
      },
    },
    async ({ params: { id }, query }, reply) => {
      const quotation = await drafts.find(id);
      const sent =
        query.revision === undefined ? undefined : await revisions.find(id, query.revision);
      if (quotation === undefined || (query.revision !== undefined && sent === undefined)) {
        return refuse(reply, 404, "not-found");
      }
      const { reference } = quotation;
      const printed = sent
        ? await printRevision(printParts, { ...sent, reference })
        : await printer.print(draftPaper(quotation));
      if (!printed.ok) {
        return refuse(reply, 409, "not-printable");
      }
      const name = sent ? formatRevision(sent) : "draft";
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${name}.pdf"`)
        .send(Buffer.from(printed.pdf));
    },
  );

  api.post(
    "/quotations/:id/step",
    { config, schema: { params: byId, body: quotationStep, response } },
    async ({ params: { id }, body, person }, reply) => {
      const quotation = await drafts.find(id);
      if (quotation === undefined) {
        return refuse(reply, 404, "not-found");
      }
      if (body.action === "withdraw" || body.action === "undo") {
        const { outcome } = await acts[body.action](id, person.id);
        return outcome === "done" ? answer(id, reply) : refuse(reply, 409, "impossible-step");
      }
      const decision = buyerActSchema.safeParse(body);
      if (!decision.success) {
        return refuseField(reply, "name", "missing");
      }
      const { outcome } = await acts.decide({
        id,
        revision: quotation.revision,
        decision: decision.data,
        actor: "staff",
        person: person.id,
      });
      return outcome === "done" || outcome === "known"
        ? answer(id, reply)
        : refuse(reply, 409, "impossible-step");
    },
  );

  api.register(async (scope: OfficeApi) => {
    takeBytes(scope, "application/octet-stream", longestPriceFile);
    scope.post(
      "/quotations/:id/prices",
      { config, schema: { params: byId, response: { 200: priceReport } } },
      async ({ params: { id }, body }, reply) => {
        const quotation = await drafts.find(id);
        const rows = Buffer.isBuffer(body) ? await readPriceFile(body) : undefined;
        if (quotation === undefined) {
          return refuse(reply, 404, "not-found");
        }
        if (rows === undefined) {
          return refuseField(reply, "file", "no-table");
        }
        const { content } = quotation;
        const published = await catalogue();
        const products = published?.in(content.language).catalogue.products ?? [];
        const report = readPriceRows(content.lines, rows, products);
        const nameOf = (slug: string) =>
          products.find((product) => product.slug === slug)?.name ?? slug;
        return {
          edits: [...report.edits],
          refused: [...report.refused],
          unused: report.unused,
          choices: report.choices.map((choice) => ({
            ...choice,
            products: choice.products.map((slug) => ({ slug, name: nameOf(slug) })),
          })),
        };
      },
    );
  });
}
