import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";
import type { Staff } from "#server/people/open-staff.ts";

const hour = 60 * 60 * 1000;

/** Removes expired sessions, codes and challenges every hour. */
export function createStaffHousekeeping(
  { sessions, codes, passkeys }: Pick<Staff, "sessions" | "codes" | "passkeys">,
  log: Log,
) {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  async function purge(): Promise<void> {
    try {
      await sessions.purge();
      await codes.purge();
      await passkeys.purge();
    } catch (error) {
      log.error("office housekeeping failed", { reason: tellError(error) });
    }
  }

  return {
    purge,
    start(): void {
      timer = setInterval(() => {
        current = purge();
      }, hour);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await current;
    },
  };
}
