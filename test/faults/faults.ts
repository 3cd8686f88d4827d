import { behindCaddy } from "#test/faults/behind-caddy.ts";
import { clockJumps } from "#test/faults/clock-jumps.ts";
import { databaseAway } from "#test/faults/database-away.ts";
import { diskFull } from "#test/faults/disk-full.ts";
import { followReleases } from "#test/faults/follow-releases.ts";
import { failover } from "#test/faults/failover.ts";
import { hostileInput } from "#test/faults/hostile-input.ts";
import { kill } from "#test/faults/kill.ts";
import { killPublish } from "#test/faults/kill-publish.ts";
import { killQuotations } from "#test/faults/kill-quotations.ts";
import { powerCut } from "#test/faults/power-cut.ts";
import { replicaDiskFull } from "#test/faults/replica-disk-full.ts";
import { replicasBehindCaddy } from "#test/faults/replicas-behind-caddy.ts";
import { sameKey } from "#test/faults/same-key.ts";
import { slowSockets } from "#test/faults/slow-sockets.ts";
import { unmarked } from "#test/faults/unmarked.ts";
import type { Fault } from "#test/faults/world.ts";

/** Every fault, in the order in which they run. */
export const faults: readonly Fault[] = [
  kill,
  killQuotations,
  powerCut,
  unmarked,
  sameKey,
  diskFull,
  databaseAway,
  failover,
  clockJumps,
  slowSockets,
  behindCaddy,
  followReleases,
  replicasBehindCaddy,
  replicaDiskFull,
  killPublish,
  hostileInput,
];
