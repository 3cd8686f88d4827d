import { addressesIn } from "#addresses";
import { cityFile, guideFile } from "#content/content.ts";
import { singleFiles } from "#content/content-files.ts";
import type { Language } from "#domain/language.ts";
import { languageQuery } from "#domain/office/catalogue-messages.ts";
import { emptyValue, formatPath } from "#domain/office/content-form.ts";
import {
  contentAddress,
  contentDeletion,
  contentEdits,
  contentField,
  contentFile,
  contentList,
  contentQuery,
  contentUse,
  contentUses,
  createdContent,
  newContent,
  rightFor,
} from "#domain/office/content-messages.ts";
import type { ContentUse } from "#domain/office/content-messages.ts";
import { hasRight } from "#domain/office/person.ts";
import type { Person } from "#domain/office/person.ts";
import {
  draftValue,
  formOf,
  isDrawing,
  isFieldOf,
  readDraftValue,
  schemaProblems,
  wholeField,
} from "#publishing/drafts/content-file.ts";
import { planEdits } from "#office/api/content-edits.ts";
import { describeContent, listContent, readContentState } from "#office/api/content-state.ts";
import { usesOf } from "#office/api/content-uses.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import { z } from "zod";

const config = { right: "edit" } as const;
const done = z.object({});
const longestEdits = 4 * 1024 * 1024;

/** Adds the content files besides products: their list, their forms and their drafts. */
export function addContentRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { editing, events, settings } = parts;
  const { drafts, publisher } = editing;
  const keepsUnchanged = () => publisher.state().phase === "running";

  /** Saves edits as drafts; a colleague's save in the same moment is taken into account. */
  async function saveEdits(
    path: string,
    edits: Parameters<typeof planEdits>[1],
    person: string,
    language: Language,
  ): Promise<ReturnType<typeof planEdits>> {
    for (;;) {
      const plan = planEdits(path, edits, await readContentState(editing), language);
      if (plan.kind !== "edits") {
        return plan;
      }
      const saving = await drafts.save(plan.edits, person, { keepsUnchanged: keepsUnchanged() });
      if (saving.outcome === "saved") {
        return plan;
      }
    }
  }

  async function describe(path: string, person: Person, language: Language) {
    const file = describeContent(path, await readContentState(editing), person, language);
    const isPublic = file !== undefined && file.page !== null && file.state !== "new";
    return file && { ...file, url: isPublic ? `${settings.siteUrl}${file.page}` : null };
  }

  /** Checks that the person's role includes a file, and records where it does not. */
  async function mayChange(path: string, { person }: FastifyRequest): Promise<boolean> {
    const right = rightFor(path);
    const isAllowed = hasRight(person.role, right);
    if (!isAllowed) {
      await events.add({ person: person.id, what: "access.refused", subject: path, after: right });
    }
    return isAllowed;
  }

  api.get(
    "/content",
    { config, schema: { querystring: contentQuery, response: { 200: contentList } } },
    async ({ query, person }) => ({
      files: listContent(await readContentState(editing), person, query),
    }),
  );

  api.get(
    "/content/file",
    { config, schema: { querystring: contentAddress, response: { 200: contentFile } } },
    async ({ query: { path, language }, person }, reply) => {
      return (await describe(path, person, language)) ?? refuse(reply, 404, "not-found");
    },
  );

  api.get(
    "/content/uses",
    { config, schema: { querystring: contentUse, response: { 200: contentUses } } },
    async ({ query: { language, ...entry } }) => ({
      uses: usesOf(entry, await readContentState(editing), language),
    }),
  );

  api.post(
    "/content/edits",
    {
      config,
      bodyLimit: longestEdits,
      schema: { querystring: languageQuery, body: contentEdits, response: { 200: contentFile } },
    },
    async (request, reply) => {
      const { path, edits } = request.body;
      const { language } = request.query;
      if (!(await mayChange(path, request))) {
        return refuse(reply, 403, "wrong-role");
      }
      const unknown = edits.find(
        ({ field }) => (field === wholeField && !isDrawing(path)) || !isFieldOf(path, field),
      );
      if (unknown !== undefined) {
        return refuseField(reply, unknown.field, "unknown-field");
      }
      const wrong = isDrawing(path)
        ? edits.flatMap(({ value }) => schemaProblems(path, readDraftValue(value)))[0]
        : undefined;
      if (wrong !== undefined) {
        return refuseField(reply, wholeField, wrong.message);
      }
      const plan = await saveEdits(path, edits, request.person.id, language);
      if (plan.kind === "gone") {
        return refuse(reply, 404, "not-found");
      }
      if (plan.kind === "in-use") {
        return refuseUsed(reply, plan.uses);
      }
      if (plan.kind === "conflict") {
        const current = [...plan.conflicts];
        return refuse(reply, 409, "stale", { versions: { sent: edits, current } });
      }
      return (await describe(path, request.person, language)) ?? refuse(reply, 404, "not-found");
    },
  );

  api.post(
    "/content/discard",
    { config, schema: { body: contentField, response: { 200: done } } },
    async (request, reply) => {
      const { path, field } = request.body;
      if (!(await mayChange(path, request))) {
        return refuse(reply, 403, "wrong-role");
      }
      await drafts.discard([{ path, field }], request.person.id);
      return {};
    },
  );

  api.post(
    "/content/files",
    { config, schema: { body: newContent, response: { 200: createdContent } } },
    async (request, reply) => {
      const { kind, slug, region, en, ar } = request.body;
      const path = kind === "guide" ? guideFile(slug) : cityFile(slug, region);
      const { values } = await readContentState(editing);
      const regions = values.get(singleFiles.regions);
      const isRegion =
        Array.isArray(regions) && regions.some((entry: { id?: unknown }) => entry.id === region);
      if (kind === "city" && !isRegion) {
        return refuseField(reply, "region", "invalid_value");
      }
      const isTaken = [...values.keys()].some(
        (file) => file === path || (kind === "city" && file.endsWith(`/${slug}.yaml`)),
      );
      const form = formOf(path);
      if (isTaken || form === undefined) {
        return refuseField(reply, "slug", "taken");
      }
      const text = ar === "" ? { en } : { en, ar };
      const empty = emptyValue(form) as Record<string, unknown>;
      const value =
        kind === "city" ? { name: text } : { ...empty, title: text, name: text, heading: text };
      const draft = { path, field: wholeField, baseHash: "", old: null, base: null };
      const saving = await drafts.save(
        [{ ...draft, value: draftValue(value) }],
        request.person.id,
        {
          keepsUnchanged: keepsUnchanged(),
        },
      );
      return saving.outcome === "saved" ? { path } : refuseField(reply, "slug", "taken");
    },
  );

  api.post(
    "/content/delete",
    {
      config,
      schema: { querystring: languageQuery, body: contentDeletion, response: { 200: done } },
    },
    async (request, reply) => {
      const { path, redirect } = request.body;
      const { language } = request.query;
      const guide = /^guides\/([^/]+)\/guide\.yaml$/.exec(path)?.[1];
      const city = /^places\/[^/]+\/([^/]+)\.yaml$/.exec(path)?.[1];
      const state = await readContentState(editing);
      const file = state.files.get(path);
      const stored = state.drafts.get(path) ?? [];
      if ((guide ?? city) === undefined || (file === undefined && stored.length === 0)) {
        return refuse(reply, 404, "not-found");
      }
      const entry =
        guide === undefined
          ? { target: "cities", id: city ?? "" }
          : { target: "guides", id: guide };
      const uses = usesOf(entry, state, language).filter((use) => use.path !== path);
      if (uses.length > 0) {
        return refuseUsed(reply, uses);
      }
      await drafts.discard(
        stored.map(({ field }) => ({ path, field })),
        request.person.id,
      );
      if (file === undefined) {
        return {};
      }
      const old = draftValue(file.raw);
      const deletion = {
        path,
        field: wholeField,
        baseHash: file.hash,
        old,
        value: null,
        base: old,
      };
      const addresses = addressesIn("en");
      const address = guide === undefined ? addresses.city(city ?? "") : addresses.guide(guide);
      const redirects = planEdits(
        singleFiles.redirects,
        redirect === ""
          ? []
          : [
              {
                field: formatPath([address]),
                value: JSON.stringify(redirect),
                base: null,
              },
            ],
        state,
        language,
      );
      await drafts.save(
        [deletion, ...(redirects.kind === "edits" ? redirects.edits : [])],
        request.person.id,
        { keepsUnchanged: keepsUnchanged() },
      );
      return {};
    },
  );
}

/** Refuses to remove an entry, and names the files that use it. */
function refuseUsed(reply: FastifyReply, uses: readonly ContentUse[]): FastifyReply {
  const fields = uses.map(({ path, name }) => ({ field: path, problem: name ?? path }));
  return refuse(reply, 409, "in-use", { fields });
}
