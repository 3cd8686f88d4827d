import { once } from "node:events";
import { connect } from "node:net";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { attachmentLimits } from "#domain/enquiry/attachment.ts";
import { postedFields } from "#reading/request/posted-lines.ts";
import { openFiles } from "#server/enquiries/attachments/open-files.ts";
import { openStore } from "#server/enquiries/open-store.ts";
import type { OpenedStore } from "#server/enquiries/open-store.ts";
import { formWith, longPdf, samples } from "#test/support/files.ts";
import { makeHome, startProcess } from "#test/support/process.ts";
import { eventually, goodEnquiry, postJson, referenceIn } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

type NamedFile = readonly [name: string, content: Buffer];

const { message: _, ...buyer } = goodEnquiry;
const day = 24 * 60 * 60_000;

describe("a form with files, from a browser without script", () => {
  let site: Service;
  beforeEach(async () => {
    site = await startService();
  });
  afterEach(() => site.close());

  const fields = {
    ...buyer,
    message: "For gate 4",
    language: "en",
    [postedFields.line(0)]: JSON.stringify({ text: "Safety helmets" }),
    [postedFields.quantity(0)]: "40",
  };
  const post = (files: readonly NamedFile[]) =>
    fetch(`${site.url}${addresses.sendRequest}`, {
      method: "POST",
      body: formWith(fields, files),
      redirect: "manual",
    });
  /** The question of the rendered page, which the test's renderer repeats. */
  const shownBy = async (answer: Response) => {
    const html = await answer.text();
    return JSON.parse(html.replace(/^.*<pre>/s, "").replace(/<\/pre>.*$/s, ""));
  };

  test("is a request with its files", async () => {
    const answer = await post([
      ["مواصفات.pdf", samples.pdf],
      ["photo.png", samples.png],
    ]);
    expect(answer.status).toBe(303);
    expect(await site.desk.find(referenceIn(answer))).toMatchObject({
      request: { lines: [{ text: "Safety helmets", quantity: 40 }] },
      files: [{ name: "مواصفات.pdf" }, { name: "photo.png" }],
    });
  });

  test("without a chosen file is a request without files", async () => {
    const answer = await post([["", Buffer.alloc(0)]]);
    expect(answer.status).toBe(303);
    expect((await site.desk.find(referenceIn(answer)))?.files).toEqual([]);
  });

  const good: NamedFile = ["good.pdf", samples.pdf];
  const refusals: readonly (readonly [string, readonly NamedFile[], string, string])[] = [
    ["another kind by its content", [good, ["offer.pdf", samples.html]], "offer.pdf", "kind"],
    [
      "a fourth file",
      [good, ["b.pdf", samples.pdf], ["c.pdf", samples.pdf], ["d.pdf", samples.pdf]],
      "d.pdf",
      "too-many",
    ],
    [
      "more than 10 MB",
      [good, ["large.pdf", longPdf(attachmentLimits.bytes + 1)]],
      "large.pdf",
      "too-large",
    ],
  ];

  test.each(refusals)(
    "is refused with %s by name, and keeps the rest",
    async (_what, files, name, problem) => {
      const answer = await post(files);
      expect(answer.status).toBe(422);
      const shown = JSON.stringify(await shownBy(answer));
      expect(shown).toContain(JSON.stringify({ name, problem }));
      expect(shown).toContain("good.pdf");
      expect(shown).toContain("For gate 4");
      expect((await site.store.counts()).enquiries).toBe(0);
    },
  );
});

describe("an upload before kill -9", () => {
  let home: Awaited<ReturnType<typeof makeHome>>;
  beforeEach(async () => {
    home = await makeHome();
  });
  afterEach(() => home.remove());

  const start = () => startProcess(home.folder);
  type Running = Awaited<ReturnType<typeof start>>;

  async function kill({ process, ended }: Running): Promise<void> {
    process.kill("SIGKILL");
    await ended;
  }

  async function inStore<T>(work: (opened: OpenedStore) => Promise<T>): Promise<T> {
    const dataFolder = resolve(home.folder, "data");
    const opened = await openStore({ dataFolder }, "db/migrations", () => {});
    return work(opened).finally(() => opened.database.close());
  }

  const countParts = ({ database }: OpenedStore) =>
    database.read(async (session) => {
      const [row] = await session.query("select count(*) as count from attachment_part");
      return Number(row?.["count"]);
    });

  const upload = async ({ url }: Running) => {
    const body = formWith({}, [["boq.pdf", longPdf(2_000_000)]]);
    const answer = await fetch(`${url}${addresses.uploadFiles}`, { method: "POST", body });
    expect(answer.status).toBe(201);
    return (await answer.json()).attachments[0].token;
  };

  test("joins the request that is sent after the restart", async () => {
    const first = await start();
    const token = await upload(first);
    await kill(first);
    const second = await start();
    const request = { ...buyer, lines: [{ text: "Helmets" }], attachments: [token] };
    const answer = await postJson(`${second.url}${addresses.sendRequest}`, request);
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    await kill(second);
    expect(await inStore(({ desk }) => desk.find(reference))).toMatchObject({
      files: [{ name: "boq.pdf", bytes: 2_000_000 }],
    });
  });

  test("is removed a day later, finished or not, where no request claims it", async () => {
    const running = await start();
    await upload(running);
    const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `POST ${addresses.uploadFiles} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n" +
        '--x\r\nContent-Disposition: form-data; name="files"; filename="half.pdf"\r\n\r\n',
    );
    socket.write(longPdf(1_000_000));
    const whole = Math.ceil(2_000_000 / (256 * 1024));
    await eventually(async () => (await inStore(countParts)) > whole);
    await kill(running);
    await inStore(async (opened) => {
      const clock = { now: () => Date.now() + day + 60_000 };
      const parts = { clock, dataFolder: home.folder };
      const { attachments } = openFiles(opened.database, parts, { storedBytes: 1_000_000_000 });
      expect(await attachments.purgeUnclaimed(clock.now() - day)).toBe(2);
      expect(await countParts(opened)).toBe(0);
    });
  });
});
