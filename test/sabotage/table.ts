import { aidSabotages } from "#test/sabotage/table/aids.ts";
import type { Sabotage } from "#test/sabotage/sabotage.ts";
import { catalogueSabotages } from "#test/sabotage/table/catalogue.ts";
import { enquirySabotages } from "#test/sabotage/table/enquiries.ts";
import { figureSabotages } from "#test/sabotage/table/figures.ts";
import { letterSabotages } from "#test/sabotage/table/letters.ts";
import { limitSabotages } from "#test/sabotage/table/limits.ts";
import { privacySabotages } from "#test/sabotage/table/privacy.ts";
import { releaseSabotages } from "#test/sabotage/table/releases.ts";

/** Every sabotage. Each breaks one promise that buyers, staff or operators rely on. */
export const sabotages: readonly Sabotage[] = [
  catalogueSabotages,
  enquirySabotages,
  letterSabotages,
  privacySabotages,
  limitSabotages,
  releaseSabotages,
  figureSabotages,
  aidSabotages,
].flat();
