import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { trustedProxies } from "#server/http/client-address.ts";
import { addAccountRoutes } from "#office/api/account.ts";
import { addAppFiles } from "#office/api/app-files.ts";
import { addAttachmentRoutes } from "#office/api/attachments.ts";
import { addCatalogueRoutes } from "#office/api/catalogue.ts";
import { addContentRoutes } from "#office/api/content.ts";
import { addEnquiryRoutes } from "#office/api/enquiries.ts";
import { addFigureRoutes } from "#office/api/figures.ts";
import { addGuards } from "#office/api/guards.ts";
import { addImportRoutes } from "#office/api/imports.ts";
import { addNewProductRoutes } from "#office/api/new-products.ts";
import { addProductAddressRoutes } from "#office/api/product-address.ts";
import { addPeopleRoutes } from "#office/api/people.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { answerProblems } from "#office/api/problems.ts";
import { officeHeaders } from "#office/api/headers.ts";
import { addPreviewRoutes } from "#office/api/previews.ts";
import { addProductFileRoutes } from "#office/api/product-files.ts";
import { addProductFormRoutes } from "#office/api/product-form.ts";
import { addProductRoutes } from "#office/api/products.ts";
import { addQuotationRoutes } from "#office/api/quotations.ts";
import { addReleaseRoutes } from "#office/api/releases.ts";
import { addSignInRoutes } from "#office/api/sign-in.ts";
import { addTodayRoutes } from "#office/api/today.ts";

/** Longest body of a request in bytes; uploads set their own. */
const longestBody = 1024 * 1024;

/** Creates the HTTP service of the office. */
export function createOffice(parts: OfficeParts): FastifyInstance {
  const app = fastify({
    bodyLimit: longestBody,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    trustProxy: trustedProxies(parts.settings.trustProxy),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const headers = officeHeaders(parts.settings.officeUrl);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  answerProblems(app, parts.log);
  app.get("/healthz", async () => {
    await parts.store.counts();
    return { status: "ok" };
  });
  app.register(cookie);
  app.register(swagger, {
    openapi: { info: { title: "Office", version: "1" } },
    transform: jsonSchemaTransform,
  });
  app.register(
    async (instance) => {
      const api: OfficeApi = instance.withTypeProvider<ZodTypeProvider>();
      addGuards(api, parts);
      api.get("/openapi.json", { config: { right: "public" } }, () => app.swagger());
      addSignInRoutes(api, parts);
      addAccountRoutes(api, parts);
      addPeopleRoutes(api, parts);
      addTodayRoutes(api, parts);
      addEnquiryRoutes(api, parts);
      addAttachmentRoutes(api, parts);
      addProductRoutes(api, parts);
      addCatalogueRoutes(api, parts);
      addProductFormRoutes(api, parts);
      addContentRoutes(api, parts);
      addImportRoutes(api, parts);
      addNewProductRoutes(api, parts);
      addProductAddressRoutes(api, parts);
      addProductFileRoutes(api, parts);
      addPreviewRoutes(api, parts);
      addReleaseRoutes(api, parts);
      addFigureRoutes(api, parts);
      addQuotationRoutes(api, parts);
    },
    { prefix: "/api" },
  );
  addAppFiles(app, parts);
  return app;
}
