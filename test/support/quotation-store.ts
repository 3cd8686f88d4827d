import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { createQuotations } from "#server/quotations/quotations.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

/** Noon in Riyadh on 29 November 2026. */
export const noon = Date.UTC(2026, 10, 29, 9);

export const clerk = { name: "Sara", email: "sara@mateen.example" };

/** Quotations over a store of their own, with a clock that a test sets. */
export interface QuotationBench extends Quotations {
  readonly opened: OpenedStore;
  readonly clock: { time: number; now(): number };
  /** Steps of enquiries, such as `7K3QX-9B2MD quoted`. */
  readonly steps: string[];
  /** Events, such as `quotation.sent Q-2026-0001`. */
  readonly events: string[];
  /** Opens the same store again, as another process does. */
  again(): Promise<QuotationBench>;
  close(): Promise<void>;
}

/** Opens quotations over an embedded store or a PostgreSQL. */
export async function openBench(databaseUrl?: string): Promise<QuotationBench> {
  const folder = await mkdtemp(join(tmpdir(), "quotations-"));
  const closers: (() => Promise<void>)[] = [];
  const open = async (): Promise<QuotationBench> => {
    const place = { dataFolder: folder, ...(databaseUrl !== undefined && { databaseUrl }) };
    const opened = await openStore(place, "db/migrations", () => {});
    closers.push(() => opened.database.close());
    const clock = { time: noon, now: () => clock.time };
    const steps: string[] = [];
    const events: string[] = [];
    const quotations = createQuotations({
      database: opened.database,
      clock,
      vatPercent: 15,
      mailDomain: "mateen.example",
      record: async (_session, { what, subject }) => {
        events.push(`${what} ${subject}`);
      },
      followEnquiry: async (_session, reference, { to }) => {
        steps.push(`${reference} ${to}`);
      },
    });
    return {
      ...quotations,
      opened,
      clock,
      steps,
      events,
      again: open,
      async close() {
        await Promise.all(closers.splice(0).map((close) => close()));
        await rm(folder, { recursive: true, force: true });
      },
    };
  };
  return open();
}
