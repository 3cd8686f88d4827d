import { clockJumps } from "#test/faults/clock-jumps.ts";
import { databaseAway } from "#test/faults/database-away.ts";
import { diskFull } from "#test/faults/disk-full.ts";
import { hostileInput } from "#test/faults/hostile-input.ts";
import { kill } from "#test/faults/kill.ts";
import { observatory } from "#test/faults/observatory.ts";
import { powerCut } from "#test/faults/power-cut.ts";
import { sameKey } from "#test/faults/same-key.ts";
import { slowSockets } from "#test/faults/slow-sockets.ts";
import { unmarked } from "#test/faults/unmarked.ts";
import type { Fault } from "#test/faults/world.ts";

/** Every fault that is made on purpose. */
export const faults: readonly Fault[] = [
  kill,
  powerCut,
  unmarked,
  sameKey,
  diskFull,
  databaseAway,
  clockJumps,
  slowSockets,
  hostileInput,
  observatory,
];
