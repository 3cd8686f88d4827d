import { today } from "#domain/office/figure-messages.ts";
import { readToday } from "#server/work/today.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";

/** Adds the first screen. */
export function addTodayRoutes(api: OfficeApi, { database, clock }: OfficeParts): void {
  api.get("/today", { config: { right: "sell" }, schema: { response: { 200: today } } }, () =>
    database.read((session) => readToday(session, clock.now())),
  );
}
