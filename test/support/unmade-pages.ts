import { createRenderingAllowance, usualAllowance } from "#server/http/rendering-allowance.ts";
import type { Renderer } from "#server/rendering/renderer.ts";
import type { ServiceOptions } from "#test/support/service.ts";

const nothing = { capacity: 0, perSecond: 1 };
const spentFor = (who: "address" | "everybody"): ServiceOptions => ({
  allowance: createRenderingAllowance({ ...usualAllowance, [who]: nothing }, () => 0),
});
const rendererThat = (render: Renderer["render"]): ServiceOptions => ({
  openRenderer: async () => ({ render, close: async () => {} }),
});

/** Cases in which no page is rendered on request, with a service for each. */
export const unmadePages = {
  "this address has asked for too many pages": spentFor("address"),
  "everybody together has": spentFor("everybody"),
  "too many pages wait": rendererThat(async () => ({ retryAfter: 2 })),
  "the page cannot be made": rendererThat(async () => {
    throw new Error("no");
  }),
} as const;
