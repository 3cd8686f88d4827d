import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const minute = 60_000;
let service: Service;
let passes: number;
let fails: boolean;
beforeEach(async () => {
  passes = 0;
  fails = false;
  service = await startService({
    wrapDesk: (desk) => ({
      ...desk,
      async purge(options) {
        passes += 1;
        if (fails) {
          throw new Error("the disk is full");
        }
        return desk.purge(options);
      },
    }),
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
});

/**
 * Waits, independently of time, until the number of passes have begun and the next is scheduled.
 */
async function passed(count: number): Promise<void> {
  while (passes < count || vi.getTimerCount() === 0) {
    await setImmediate();
  }
}

test("old enquiries are looked for at the start and every hour", async () => {
  service.housekeeping.start();
  await passed(1);
  vi.advanceTimersByTime(59 * minute);
  expect(vi.getTimerCount()).toBe(1);
  expect(passes).toBe(1);
  vi.advanceTimersByTime(minute);
  await passed(2);
  await service.housekeeping.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("what failed is tried again five minutes later, and then nothing is wrong any more", async () => {
  fails = true;
  service.housekeeping.start();
  await passed(1);
  expect(service.housekeeping.trouble()?.reason).toBe("housekeeping failed");
  fails = false;
  vi.advanceTimersByTime(5 * minute);
  await passed(2);
  expect(service.housekeeping.trouble()).toBeUndefined();
  await service.housekeeping.stop();
});
