import type { ReleaseFacts } from "#domain/release.ts";

type Facts = Pick<ReleaseFacts, "lacks" | "retentionDays" | "quotationYears">;

/** How long the service keeps enquiries, in days, and quotations, in years. */
interface Retention {
  readonly retentionDays: number;
  readonly quotationRetentionYears: number;
}

/** Lists why a live service refuses a release: missing facts, and pages that state another retention. */
export function objectionsTo(facts: Facts, service: Retention): readonly string[] {
  const stated = [
    ["RETENTION_DAYS", service.retentionDays, facts.retentionDays],
    ["QUOTATION_RETENTION_YEARS", service.quotationRetentionYears, facts.quotationYears],
  ] as const;
  return [
    ...facts.lacks,
    ...stated
      .filter(([, value, published]) => published !== undefined && published !== value)
      .map(
        ([name, value, published]) =>
          `${name} is ${value}, but the published pages say ${published}: publish with the same setting`,
      ),
  ];
}
