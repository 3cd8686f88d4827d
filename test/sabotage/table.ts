import type { Sabotage } from "#test/sabotage/sabotage.ts";
import { ofDesk } from "#test/sabotage/table/desk.ts";
import { ofFaults } from "#test/sabotage/table/faults.ts";
import { ofFields } from "#test/sabotage/table/fields.ts";
import { ofHeld } from "#test/sabotage/table/held.ts";
import { ofLaw } from "#test/sabotage/table/law.ts";
import { ofLosing } from "#test/sabotage/table/losing.ts";
import { ofMail } from "#test/sabotage/table/mail.ts";
import { ofRefusals } from "#test/sabotage/table/refusals.ts";
import { ofReleases } from "#test/sabotage/table/releases.ts";
import { ofRetention } from "#test/sabotage/table/retention.ts";
import { ofSenders } from "#test/sabotage/table/senders.ts";
import { ofSmallPrint } from "#test/sabotage/table/small-print.ts";
import { ofStart } from "#test/sabotage/table/start.ts";
import { ofSupply } from "#test/sabotage/table/supply.ts";
import { ofStopAndReceipts } from "#test/sabotage/table/stop-and-receipts.ts";
import { ofWatching } from "#test/sabotage/table/watching.ts";

/** Every sabotage, in the order of docs/running.md; what single sentences promise comes last. */
export const sabotages: readonly Sabotage[] = [
  ...ofStart,
  ...ofStopAndReceipts,
  ...ofReleases,
  ...ofLaw,
  ...ofRefusals,
  ...ofFields,
  ...ofSenders,
  ...ofHeld,
  ...ofMail,
  ...ofRetention,
  ...ofDesk,
  ...ofLosing,
  ...ofSupply,
  ...ofWatching,
  ...ofFaults,
  ...ofSmallPrint,
];
