import type { ReleaseFacts } from "#domain/release.ts";

type Facts = Pick<ReleaseFacts, "lacks" | "retentionDays">;

/** Why a live service does not serve a release: what it lacks, and where its pages and the service disagree. */
export function objectionsTo({ lacks, retentionDays }: Facts, keptDays: number): readonly string[] {
  const disagree = retentionDays !== undefined && retentionDays !== keptDays;
  const message = `RETENTION_DAYS is ${keptDays}, but the published pages say ${retentionDays}: publish with the same setting`;
  return disagree ? [...lacks, message] : lacks;
}
