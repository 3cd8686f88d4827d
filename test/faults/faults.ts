import { behindCaddy } from "#test/faults/behind-caddy.ts";
import { clockAhead } from "#test/faults/clock-ahead.ts";
import { clockJumps } from "#test/faults/clock-jumps.ts";
import { databaseAway } from "#test/faults/database-away.ts";
import { diskFull } from "#test/faults/disk-full.ts";
import { filesTakenAway } from "#test/faults/files-taken-away.ts";
import { failover } from "#test/faults/failover.ts";
import { hostileInput } from "#test/faults/hostile-input.ts";
import { junk } from "#test/faults/junk.ts";
import { kill } from "#test/faults/kill.ts";
import { killImport } from "#test/faults/kill-import.ts";
import { killPublish } from "#test/faults/kill-publish.ts";
import { largeBodies } from "#test/faults/large-bodies.ts";
import { lockedStore } from "#test/faults/locked-store.ts";
import { mailInTheMiddle } from "#test/faults/mail-in-the-middle.ts";
import { observatory } from "#test/faults/observatory.ts";
import { powerCut } from "#test/faults/power-cut.ts";
import { renderingFlood } from "#test/faults/rendering-flood.ts";
import { retention } from "#test/faults/retention.ts";
import { sameKey } from "#test/faults/same-key.ts";
import { slowSockets } from "#test/faults/slow-sockets.ts";
import { stopWithPool } from "#test/faults/stop-with-pool.ts";
import { unmarked } from "#test/faults/unmarked.ts";
import type { Fault } from "#test/faults/world.ts";

/** Every fault, in the order in which they run. */
export const faults: readonly Fault[] = [
  kill,
  killPublish,
  killImport,
  powerCut,
  unmarked,
  sameKey,
  diskFull,
  databaseAway,
  filesTakenAway,
  lockedStore,
  failover,
  mailInTheMiddle,
  clockJumps,
  clockAhead,
  retention,
  slowSockets,
  behindCaddy,
  stopWithPool,
  junk,
  renderingFlood,
  largeBodies,
  hostileInput,
  observatory,
];
