import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runDesk } from "#server/desk/commands.ts";
import { createDesk } from "#server/enquiries/desk.ts";
import { eraseFromQuotations } from "#server/enquiries/quotation-retention.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { clerk, noon, openBench } from "#test/support/quotation-store.ts";
import type { QuotationBench } from "#test/support/quotation-store.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

const postgres = sharePostgres();
const reference = "7K3QX-9B2MD";
const content = quotationContent({
  lines: ["k1", "k2", "k3"].map((id) => quotationLine({ id })),
});
const accept = { action: "accept", name: "Huda Salem", orderNumber: "PO-7" } as const;

describe.each(["sqlite", "postgres"] as const)("the quotations of a %s store", (kind) => {
  let bench: QuotationBench;

  beforeEach(async (context) => {
    bench = await openBench(kind === "postgres" ? await postgres(context).database() : undefined);
  });
  afterEach(() => bench.close());

  test("are exported with their sums, a row for each revision", async () => {
    const desk = createDesk(bench.opened.database);
    const { id, version } = await bench.drafts.create({ reference, content, person: null });
    await bench.revisions.freeze({ id, version, clerk, person: null });
    await bench.acts.decide({ id, revision: 1, decision: accept, actor: "buyer", person: null });
    const { output, ok } = await runDesk(desk, ["export", "--quotations"], noon);
    expect(ok).toBe(true);
    const [heading, row, ...others] = output.trim().split("\r\n");
    expect(heading).toContain('"number","revision","enquiry","state","company"');
    expect(row).toMatch(/"1","7K3QX-9B2MD","accepted","Najd Contracting","huda@najd\.example"/);
    expect(row).toContain('"802.50","120.38","922.88","PO-7"');
    expect(others).toEqual([]);
    await bench.opened.database.transaction((session) =>
      eraseFromQuotations(session, { reference }, noon),
    );
    const erased = (await runDesk(desk, ["export", "--quotations"], noon)).output;
    expect(erased).toContain('"802.50","120.38","922.88",""');
    expect(erased).not.toMatch(/Najd|huda|PO-7/);
  });
});
