import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const service = z.object({
  image: z.string().optional(),
  build: z.object({ dockerfile: z.string(), args: z.record(z.string(), z.string()) }).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  security_opt: z.array(z.string()),
  depends_on: z.unknown().optional(),
  restart: z.literal("unless-stopped"),
});
const composeFile = z.object({
  services: z.object({ app: service, database: service, proxy: service }),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.object({})),
});

const text = (file: string) => readFileSync(file, "utf8");
const compose = composeFile.parse(parse(text("compose.yaml"), { merge: true }));
const { app, database, proxy } = compose.services;

/** The instructions of the Containerfile, each as one line. */
const instructions = text("Containerfile")
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? ["?", line]);
const stages = instructions.reduce<string[][][]>((found, instruction) => {
  const [name] = instruction;
  return name === "FROM"
    ? [...found, [instruction]]
    : [...found.slice(0, -1), [...(found.at(-1) ?? []), instruction]];
}, []);
const [building = [], running = []] = stages;
const valuesOf = (stage: readonly string[][], name: string) =>
  stage.filter(([instruction]) => instruction === name).map(([, value = ""]) => value);

/** Names of settings, as docs/running.md tells them. */
const known = new Set(
  Array.from(text("docs/running.md").matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g), ([, name]) => name),
);

test("the image is built in two stages and runs as a user that is not root", () => {
  const allowed = "FROM WORKDIR COPY RUN ARG ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD";
  const names = new Set(allowed.split(" "));
  expect(instructions.filter(([name = ""]) => !names.has(name))).toEqual([]);
  expect(stages).toHaveLength(2);
  const bases = [building, running].map((stage) => valuesOf(stage, "FROM")[0]?.split(" ")[0]);
  expect(bases[0]).toBe(bases[1]);
  expect(bases[0]).toMatch(/^docker\.io\/library\/node:\d+\.\d+\.\d+-bookworm-slim$/);
  const { devDependencies } = JSON.parse(text("package.json"));
  expect(bases[0]).toContain(`:${devDependencies.node}-`);
  expect(valuesOf(running, "USER")).toEqual(["node"]);
  expect(valuesOf(running, "VOLUME")).toEqual(["/data"]);
  for (const line of ["CMD", "HEALTHCHECK"].flatMap((name) => valuesOf(running, name))) {
    const [, words = ""] = /(\[.*\])$/.exec(line) ?? [];
    expect(JSON.parse(words)[0]).toBe("node");
  }
});

test("what the image takes over is there, and is all that the service needs", () => {
  const copied = valuesOf(running, "COPY").flatMap((line) => line.split(" ").slice(1, -1));
  const names = copied.map((path) => path.replace(/^\/app\//, ""));
  const built = new Set(["dist", "node_modules"]);
  expect(names.filter((name) => !built.has(name) && !existsSync(name))).toEqual([]);
  expect(names.toSorted()).toEqual([
    "db",
    "dist",
    "node_modules",
    "package.json",
    "src",
    "tools/enquiries.ts",
    "tools/store.ts",
  ]);
  const [, script = ""] = /node (\S+\.ts)/.exec(valuesOf(building, "RUN").join("\n")) ?? [];
  expect(existsSync(script)).toBe(true);
  const ignored = text(".dockerignore").split("\n");
  for (const needed of ["src", "tools", "public", "artwork", "docs", "db"]) {
    expect(ignored).not.toContain(needed);
  }
});

test("every setting of the compose file is one that exists, and the build gets its part", () => {
  const given = [...Object.keys(app.environment), ...Object.keys(app.build?.args ?? {})];
  expect(given.filter((name) => !known.has(name))).toEqual([]);
  const builtIn = valuesOf(building, "ARG").toSorted();
  expect(Object.keys(app.build?.args ?? {}).toSorted()).toEqual(builtIn);
  for (const name of builtIn) {
    expect(app.environment[name]).toBe(app.build?.args[name]);
  }
  expect(new URL(app.environment["DATABASE_URL"]?.replace(/\$\{.*\}/, "x") ?? "").hostname).toBe(
    "database",
  );
  expect(app.build?.dockerfile).toBe("Containerfile");
});

test("only the proxy is reached from outside, and nothing has more rights than it needs", () => {
  expect([app.ports, database.ports]).toEqual([undefined, undefined]);
  expect(proxy.ports).toContain("443:443");
  expect(compose.networks["back"]?.internal).toBe(true);
  expect([app.networks, database.networks, proxy.networks]).toEqual([
    ["front", "back"],
    ["back"],
    ["front"],
  ]);
  expect(app.read_only).toBe(true);
  expect([app.cap_drop, proxy.cap_drop]).toEqual([["ALL"], ["ALL"]]);
  for (const one of [app, database, proxy]) {
    expect(one.security_opt).toContain("no-new-privileges:true");
    expect(one.image ?? "built").toMatch(/^built$|:\d+\.\d+/);
    for (const [source = "", target = ""] of one.volumes.map((volume) => volume.split(":"))) {
      expect(source.startsWith("./") ? existsSync(source) : source in compose.volumes).toBe(true);
      expect(target.startsWith("/")).toBe(true);
    }
  }
});

test("the proxy passes on to the service, and keeps to itself what is for watchers", (context) => {
  const caddyfile = text("deploy/Caddyfile");
  const count = (mark: RegExp) => caddyfile.match(mark)?.length;
  expect(count(/\{/g)).toBe(count(/\}/g));
  expect(caddyfile).toContain(`reverse_proxy app:${valuesOf(running, "EXPOSE")[0]} {`);
  expect(caddyfile).toMatch(/@watching path \/healthz \/readyz\n\s+respond @watching 404/);
  const env = { ...process.env, SITE_URL: "https://www.supplier.example" };
  const words = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
  const { error, status, stderr } = spawnSync("caddy", words, { env, encoding: "utf8" });
  if (error !== undefined) {
    context.skip("there is no caddy to ask");
  }
  expect(stderr).not.toContain("Error");
  expect(status).toBe(0);
});

test("systemd understands the unit, and finds little exposed", (context) => {
  const unit = text("deploy/catalogue.service");
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const file = join(folder, "catalogue.service");
  try {
    writeFileSync(file, unit.replaceAll("/opt/catalogue", process.cwd()));
    const verified = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    if (verified.error !== undefined) {
      context.skip("there is no systemd to ask");
    }
    expect(verified.stderr).toBe("");
    expect(verified.status).toBe(0);
    const rated = spawnSync("systemd-analyze", ["security", "--offline=true", file], {
      encoding: "utf8",
    });
    const [, exposure = "10"] = /exposure level for \S+: (\d+\.\d+)/.exec(rated.stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every setting is told in docs/running.md", () => {
  const schema = text("src/settings.ts").split("z.object({")[1]?.split("\n});")[0] ?? "";
  const settings = Array.from(schema.matchAll(/^ {2}([A-Z_]+):/gm), ([, name = ""]) => name);
  const company = Array.from(
    text("Containerfile").matchAll(/^ARG (COMPANY_\w+)/gm),
    ([, name = ""]) => name,
  );
  expect(settings.length).toBeGreaterThan(15);
  expect([...settings, ...company].filter((name) => !known.has(name))).toEqual([]);
});
