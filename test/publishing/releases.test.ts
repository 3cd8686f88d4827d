import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cardWidth } from "#domain/picture-files.ts";
import { finishRelease } from "#publishing/finish-release.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn } from "#publishing/places.ts";
import { readNotes } from "#publishing/releases.ts";
import { listReleases, rollback } from "#publishing/rollback.ts";
import {
  listOf,
  makePublishingHome,
  plainPicture,
  type PublishingHome,
} from "#test/support/published-site.ts";

let home: PublishingHome;
beforeEach(async () => {
  home = await makePublishingHome();
});
afterEach(() => home.remove());

const cap = "products/bump-cap-baseball-style/product.yaml";

test("Finishing encodes pictures, draws previews and replaces compressed forms, once", async () => {
  await home.publish();
  const original = readFileSync(home.inRelease(1, "site", "index.html.br"));
  const plain = path.join(home.data, "kept", "previews");
  expect(readdirSync(plain).some((name) => name.endsWith(".wanted.json"))).toBe(true);
  const finished = await finishRelease(home.data, () => undefined);
  expect(finished?.pictures).toBeGreaterThan(10);
  expect(finished?.previews).toBeGreaterThan(0);
  expect(finished?.compressed).toBeGreaterThan(5);
  const [stem] = Object.keys((await listOf(home, 1)).pictures).filter((name) =>
    name.startsWith("bump-cap"),
  );
  for (const form of ["160.avif", "800.avif", "640.webp"]) {
    expect(existsSync(path.join(home.data, "kept", "pictures", `${stem}-${form}`))).toBe(true);
  }
  const after = readFileSync(home.inRelease(1, "site", "index.html.br"));
  expect(after.length).toBeLessThanOrEqual(original.length);
  expect(brotliDecompressSync(after)).toEqual(
    readFileSync(home.inRelease(1, "site", "index.html")),
  );
  expect(await finishRelease(home.data, () => undefined)).toEqual({
    pictures: 0,
    previews: 0,
    compressed: 0,
  });
});

/** Reads the priorities of the threads that encode for a process, 19 being the lowest. */
function encodingPriorities(pid: number | undefined): readonly number[] {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8"))
    .filter((stat) => stat.includes("(libuv-worker)"))
    .map((stat) => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]));
}

test.runIf(process.platform === "linux")(
  "The threads that encode pictures leave the processors to visitors",
  async () => {
    await home.publish();
    const child = spawn(process.execPath, ["src/publishing/finish-process.ts", home.data]);
    try {
      const { pictures } = placesIn(home.data);
      await expect.poll(() => readdirSync(pictures).length, { timeout: 30_000 }).toBeGreaterThan(3);
      expect(new Set(encodingPriorities(child.pid))).toEqual(new Set([19]));
    } finally {
      child.kill();
    }
  },
);

test("Pictures for lists are encoded before wider ones", async () => {
  await home.publish();
  const { pictures } = await readNotes({ number: 1, folder: home.inRelease(1) });
  const places = placesIn(home.data);
  const widths = () =>
    new Set(readdirSync(places.pictures).flatMap((name) => /-(\d+)\.avif$/.exec(name)?.[1] ?? []));
  let atFirst = widths();
  const encodedCount = await encodePictures(
    pictures,
    places,
    ({ done, total }) => {
      atFirst = done * 4 <= total ? widths() : atFirst;
    },
    cardWidth,
  );
  expect(encodedCount).toBeGreaterThan(7);
  expect(atFirst).toEqual(new Set(["160"]));
  expect(widths()).toEqual(new Set(["160", "320"]));
});

test("With pictures before the switch, finishing has nothing to do", async () => {
  await home.publish({ pictures: "before" });
  expect(await finishRelease(home.data, () => undefined)).toMatchObject({
    pictures: 0,
    previews: 0,
  });
});

test("A page that returns reuses its best compressed forms", async () => {
  const [, price = ""] =
    /amount: ([\d.]+)/.exec(readFileSync(path.join(home.content, cap), "utf8")) ?? [];
  await home.publish();
  await finishRelease(home.data, () => undefined);
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, `amount: ${price}`);
  await home.publish();
  const form = (number: number) =>
    statSync(home.inRelease(number, "site/products/bump-cap-baseball-style.html.br")).ino;
  expect(form(3)).toBe(form(1));
});

test("Rolling back serves the release before, at once, and publishing goes on from there", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  await home.publish({ note: "dearer" });
  expect(await rollback(home.data)).toEqual({ kind: "rolled-back", from: 2, to: 1 });
  expect(home.current()).toBe("1");
  expect(await rollback(home.data)).toEqual({ kind: "nothing", reason: "none-before" });
  expect(await rollback(home.data, 9)).toEqual({ kind: "nothing", reason: "unknown" });
  expect(await rollback(home.data, 1)).toEqual({ kind: "nothing", reason: "served-already" });
  expect(await rollback(home.data, 2)).toEqual({ kind: "rolled-back", from: 1, to: 2 });
  expect(
    (await listReleases(home.data)).map(({ number, note, current: served }) => ({
      number,
      note,
      served,
    })),
  ).toEqual([
    { number: 2, note: "dearer", served: true },
    { number: 1, note: "", served: false },
  ]);
  await rollback(home.data, 1);
  expect(await home.publish()).toMatchObject({ kind: "published", number: 3 });
  expect(home.current()).toBe("3");
  expect(await rollback(home.data)).toEqual({ kind: "rolled-back", from: 3, to: 2 });
});

test("A link that an earlier version made is read, and replaced by a file", async () => {
  await home.publish();
  const current = path.join(home.data, "releases", "current");
  await rm(current);
  await symlink("1", current);
  expect((await listReleases(home.data))[0]).toMatchObject({ number: 1, current: true });
  expect(await home.publish()).toEqual({ kind: "unchanged", number: 1 });
  expect(readFileSync(current, "utf8")).toBe("1\n");
});

test("A restart does not bring back what somebody went back from; a change of the content does", async () => {
  await home.publish();
  await home.edit(cap, /amount: [\d.]+/, "amount: 450");
  await home.publish();
  await rollback(home.data);
  const restart = { keepRollback: true };
  expect(await home.publish(restart)).toEqual({ kind: "unchanged", number: 1 });
  expect(home.current()).toBe("1");
  await home.edit(cap, /amount: [\d.]+/, "amount: 455");
  expect(await home.publish(restart)).toMatchObject({ kind: "published", number: 3 });
  expect(home.current()).toBe("3");
});

test("What a killed process left unfinished goes with the next publish", async () => {
  await home.publish();
  const { kept, pictures, releases } = placesIn(home.data);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const temporaryFiles = [kept, pictures, releases].map((folder) =>
    path.join(folder, `.part-${pid}-1-x`),
  );
  const foreign = path.join(pictures, ".part-of-nobody");
  await Promise.all([...temporaryFiles, foreign].map((file) => writeFile(file, "half")));
  await home.publish();
  expect([...temporaryFiles, foreign].filter((file) => existsSync(file))).toEqual([foreign]);
});

/** Lists the numbers of the stored releases. */
function numbers(): readonly number[] {
  return readdirSync(path.join(home.data, "releases"))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
}

test("The last ten releases stay, and what none of them names goes after seven days", async () => {
  const picture = path.join(home.content, "products/bump-cap-baseball-style/front.webp");
  const masters = () => readdirSync(path.join(home.data, "kept", "masters"));
  await writeFile(picture, await plainPicture(700, "#cc0000"));
  await home.publish();
  const firstMasters = new Set(masters());
  await writeFile(picture, await plainPicture(700, "#00cc00"));
  for (let round = 0; round < 11; round += 1) {
    await home.edit(cap, /amount: [\d.]+/, `amount: ${100 + round}`);
    await home.publish();
  }
  expect(numbers()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([...firstMasters].every((name) => masters().includes(name))).toBe(true);
  await home.edit(cap, /amount: [\d.]+/, "amount: 300");
  await home.publish({ now: () => new Date(Date.now() + 8 * 24 * 60 * 60_000) });
  expect([...firstMasters].filter((name) => !masters().includes(name))).toHaveLength(1);
  expect(numbers()).toHaveLength(10);
});

test("The last release of a day stays for two weeks, however often a price changes after it", async () => {
  const onDay = (day: number) => () => new Date(Date.now() + day * 24 * 60 * 60_000);
  await home.publish({ now: onDay(0) });
  for (let round = 0; round < 11; round += 1) {
    await home.edit(cap, /amount: [\d.]+/, `amount: ${100 + round}`);
    await home.publish({ now: onDay(1) });
  }
  expect(numbers()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await home.edit(cap, /amount: [\d.]+/, "amount: 300");
  await home.publish({ now: onDay(15) });
  expect(numbers()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
