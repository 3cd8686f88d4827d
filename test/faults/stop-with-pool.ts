import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { countLost } from "#test/faults/ledger.ts";
import { openPostOffice } from "#test/faults/post-office.ts";
import { createSender } from "#test/faults/sender.ts";
import type { Acknowledged, Sender } from "#test/faults/sender.ts";
import { bothStores, onGround } from "#test/faults/world.ts";
import type { Fault } from "#test/faults/world.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import type { RunningService } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

const senders = 8;
const readers = 8;
/** Acknowledged enquiries of a round before the stop. */
const fewest = 40;
const spread = 120;
/** The promised duration of a stop, in milliseconds. */
const longestStop = 10_000;
/** Milliseconds for some 20,000 letters of thirty rounds, at 30 to 60 a second. */
const allLetters = 30 * 60_000;

interface Stop {
  readonly milliseconds: number;
  readonly clean: boolean;
}

/** Sends SIGTERM while pools of connections are busy, a request is half sent, and an answer is not read. */
export const stopWithPool: Fault = {
  name: "stop with a connection pool",
  stores: bothStores,
  heldBy: "test/requests/stop.test.ts",
  make: (world) =>
    onGround(world, async (ground) => {
      const rounds = world.short ? 1 : 30;
      const home = await makeHome();
      const office = await openPostOffice();
      const acknowledged: Acknowledged = new Map();
      const env = { ...ground.env, SMTP_URL: office.url };
      const stops: Stop[] = [];
      try {
        for (let round = 1; round <= rounds; round += 1) {
          const service = await startProcess(home.folder, { ...env, DRAIN_SECONDS: "2" });
          stops.push(await stopUnderLoad(service, acknowledged, `round ${round}`));
        }
        const finalProcess = await startProcess(home.folder, env);
        const opened = await ground.open();
        await eventually(async () => (await opened.store.counts()).waiting === 0, allLetters);
        finalProcess.process.kill("SIGTERM");
        await finalProcess.ended;
        const { rows, lost } = await countLost(opened, acknowledged);
        await opened.database.close();
        const times = stops.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
        return {
          counted: {
            rounds,
            acknowledged: acknowledged.size,
            rows,
            letters: office.letters.size,
            "milliseconds to the exit, median": times[Math.floor(times.length / 2)] ?? 0,
            "milliseconds to the exit, longest": times.at(-1) ?? 0,
          },
          broken: {
            lost,
            "letters more than once": office.repeats().repeated,
            "rows without a letter": rows - office.letters.size,
            "stops without `stopped`, or that left something": stops.filter(({ clean }) => !clean)
              .length,
            ...(!world.short && {
              "stops of more than 10 s": times.filter((time) => time > longestStop).length,
            }),
          },
        };
      } finally {
        await office.close();
        await home.remove();
      }
    }),
};

async function stopUnderLoad(
  service: RunningService,
  acknowledged: Acknowledged,
  label: string,
): Promise<Stop> {
  let running = true;
  const sender = createSender(service.endpoint, senders);
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const idlers = openIdlers(service);
  const enough = acknowledged.size + fewest + Math.floor(Math.random() * spread);
  const busy = [
    ...Array.from({ length: senders }, (_, name) =>
      sendWhile(sender, acknowledged, `${label}, sender ${name}`, () => running),
    ),
    ...Array.from({ length: readers }, () => readWhile(service.url, agent, () => running)),
  ];
  while (acknowledged.size < enough) {
    await sleep(5);
  }
  const start = performance.now();
  service.process.kill("SIGTERM");
  const code = await service.ended;
  const milliseconds = Math.round(performance.now() - start);
  running = false;
  await Promise.all(busy);
  sender.close();
  agent.destroy();
  for (const idler of idlers) {
    idler.destroy();
  }
  const [stopped = ""] = /^.*"event":"stopped".*$/m.exec(service.output()) ?? [];
  return { milliseconds, clean: code === 0 && stopped !== "" && !stopped.includes("unfinished") };
}

async function sendWhile(
  sender: Sender,
  acknowledged: Acknowledged,
  label: string,
  goOn: () => boolean,
): Promise<void> {
  for (let n = 0; goOn(); n += 1) {
    const message = `${label}, enquiry ${n}`;
    const { status, reference } = await sender.post(message);
    if (status === 201 && reference !== undefined) {
      acknowledged.set(reference, message);
    } else {
      await sleep(20);
    }
  }
}

async function readWhile(url: string, agent: Agent, goOn: () => boolean): Promise<void> {
  for (let n = 0; goOn(); n += 1) {
    const answered = await new Promise<boolean>((resolve) => {
      const outgoing = request(
        `${url}${n % 2 === 0 ? "/shop" : "/readyz"}`,
        { agent },
        (answer) => {
          answer.resume();
          answer.on("close", () => resolve(true));
        },
      );
      outgoing.on("error", () => resolve(false));
      outgoing.end();
    });
    if (!answered) {
      await sleep(20);
    }
  }
}

/** One connection with half a request, and one that never reads its answer. */
function openIdlers(service: RunningService) {
  const requests = [
    "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    "GET /shop HTTP/1.1\r\nHost: x\r\n\r\n",
  ];
  return requests.map((text) => {
    const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.pause();
    socket.write(text);
    return socket;
  });
}
