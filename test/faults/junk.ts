import { setTimeout as sleep } from "node:timers/promises";
import { isReference } from "#domain/enquiry/reference.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { goodEnquiry, postForm, postJson } from "#test/support/requests.ts";

const networks = 1000;
const each = 200;
/** The short form waits for so many requests before it sends more, on however busy a machine. */
const atOnce = 20;
/** What junk is: no JSON, a form of which nothing is right, and enquiries in due form that nobody means. */
const kinds = ["text", "form", "enquiry"] as const;

const hex = (value: number) => value.toString(16);
/** Half of the senders have IPv4 addresses, the others lie in one /48. */
const senderAt = (at: number) =>
  at % 2 === 0 ? `198.18.${(at >> 8) & 255}.${at & 255}` : `2001:db8:bad:${hex(at)}::1`;
/** Of the buyers two in five lie in the same /48. */
const buyerAt = (at: number) =>
  at % 5 < 3 ? `203.0.113.${at + 1}` : `2001:db8:bad:${hex(0x8000 + at * 7)}::1`;

/** Junk from a thousand networks, 200 requests a second, and buyers who send meanwhile. */
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
        const from = { "x-forwarded-for": address };
        const enquiry = { ...goodEnquiry, message };
        return kind === "form"
          ? postForm(service.endpoint, { name: message }, from)
          : postJson(service.endpoint, kind === "text" ? "x" : enquiry, from);
      }

      async function sendJunk(at: number): Promise<void> {
        const kind = kinds[at % kinds.length] ?? "text";
        const status = await post(senderAt(at % networks), kind, `junk ${at}`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => "broken" as const,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }

      async function buy(at: number): Promise<void> {
        const from = { "x-forwarded-for": buyerAt(at) };
        const enquiry = { ...goodEnquiry, message: `buyer ${at}` };
        const reference =
          at % 2 === 0
            ? /"reference":"([^"]+)"/.exec(
                await (await postJson(service.endpoint, enquiry, from)).text(),
              )?.[1]
            : (await postForm(service.endpoint, enquiry, from)).headers
                .get("location")
                ?.match(/sent=([^&]+)/)?.[1];
        without += isReference(reference ?? "") ? 0 : 1;
      }

      try {
        const begun = performance.now();
        const under: Promise<void>[] = [];
        const last = seconds * each;
        const share = Math.floor(last / buyers);
        for (let at = 0; at < last; at += 1) {
          under.push(sendJunk(at));
          if (at % share === share - 1) {
            under.push(buy(Math.floor(at / share)));
          }
          await sleep(Math.max(0, begun + (at * 1000) / each - performance.now()));
          if (world.short && under.length >= atOnce) {
            await Promise.all(under.splice(0));
          }
        }
        await Promise.all(under);
        const { database, desk } = await ground.open();
        const kept = (await desk.list({ words: "buyer ", limit: 1000 })).map(
          ({ letter }) => letter.state,
        );
        await database.close();
        return {
          counted: {
            "junk a second": Math.round(last / ((performance.now() - begun) / 1000)),
            ...Object.fromEntries(
              Array.from(statuses, ([status, count]) => [`junk answered ${status}`, count]),
            ),
            buyers,
            "buyers held": kept.filter((state) => state === "held").length,
          },
          broken: {
            "buyers without a reference": without,
            "buyers not kept": buyers - kept.length,
          },
        };
      } finally {
        service.process.kill("SIGKILL");
        await service.ended;
        await home.remove();
      }
    }),
};
