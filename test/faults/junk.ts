import { setTimeout as sleep } from "node:timers/promises";
import { isReference } from "#domain/enquiry/reference.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";

const networks = 1000;
const each = 200;
/** Requests that the short form waits for, on any machine. */
const atOnce = 20;
/** Invalid JSON, an invalid form, and valid enquiries that nobody means. */
const kinds = ["text", "form", "enquiry"] as const;

const hex = (value: number) => value.toString(16);
/** Half of the senders have IPv4 addresses; the others share one /48. */
const senderAt = (index: number) =>
  index % 2 === 0 ? `198.18.${(index >> 8) & 255}.${index & 255}` : `2001:db8:bad:${hex(index)}::1`;
/** Two in five buyers share that /48. */
const buyerAt = (index: number) =>
  index % 5 < 3 ? `203.0.113.${index + 1}` : `2001:db8:bad:${hex(0x8000 + index * 7)}::1`;

/** Sends junk from a thousand networks, 200 requests a second, while buyers send enquiries. */
export const junk: Fault = {
  name: "junk",
  stores: bothStores,
  heldBy: "test/requests/crowds.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const [seconds, buyers] = world.short ? [3, 10] : [60, 50];
      const home = await makeHome();
      const limits = { LIMIT_PER_ADDRESS: "30", LIMIT_OVERALL: "1000", TRUST_PROXY: "1" };
      const service = await startProcess(home.folder, { ...ground.env, ...limits });
      const statuses = new Map<number | "broken", number>();
      let without = 0;

      async function post(address: string, kind: (typeof kinds)[number], message: string) {
        const headers = { "x-forwarded-for": address };
        const enquiry = { ...goodEnquiry, message };
        return kind === "form"
          ? postForm(service.endpoint, { name: message }, headers)
          : postJson(service.endpoint, kind === "text" ? "x" : enquiry, headers);
      }

      async function sendJunk(index: number): Promise<void> {
        const kind = kinds[index % kinds.length] ?? "text";
        const status = await post(senderAt(index % networks), kind, `junk ${index}`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => "broken" as const,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }

      async function buy(index: number): Promise<void> {
        const headers = { "x-forwarded-for": buyerAt(index) };
        const enquiry = { ...goodEnquiry, message: `buyer ${index}` };
        const reference =
          index % 2 === 0
            ? /"reference":"([^"]+)"/.exec(
                await (await postJson(service.endpoint, enquiry, headers)).text(),
              )?.[1]
            : (await postForm(service.endpoint, enquiry, headers)).headers
                .get("location")
                ?.match(/sent=([^&]+)/)?.[1];
        without += isReference(reference ?? "") ? 0 : 1;
      }

      try {
        const begun = performance.now();
        const under: Promise<void>[] = [];
        const total = seconds * each;
        const share = Math.floor(total / buyers);
        for (let index = 0; index < total; index += 1) {
          under.push(sendJunk(index));
          if (index % share === share - 1) {
            under.push(buy(Math.floor(index / share)));
          }
          await sleep(Math.max(0, begun + (index * 1000) / each - performance.now()));
          if (world.short && under.length >= atOnce) {
            await Promise.all(under.splice(0));
          }
        }
        await Promise.all(under);
        const { database, desk } = await ground.open();
        const letters = (await desk.list({ words: "buyer ", limit: 1000 })).map(
          ({ letter }) => letter.state,
        );
        await database.close();
        return {
          counted: {
            "junk a second": Math.round(total / ((performance.now() - begun) / 1000)),
            ...Object.fromEntries(
              Array.from(statuses, ([status, count]) => [`junk answered ${status}`, count]),
            ),
            buyers,
            "buyers held": letters.filter((state) => state === "held").length,
          },
          broken: {
            "buyers without a reference": without,
            "buyers not kept": buyers - letters.length,
          },
        };
      } finally {
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};
