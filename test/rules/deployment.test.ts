import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname, normalize } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { companyVariables } from "#domain/company.ts";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { languages } from "#domain/language.ts";

const manifest = z
  .object({
    imports: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** Resolves an import to a file, or to the name of a package or Node module. */
function resolveImport(importer: string, name: string): string {
  if (name.startsWith(".")) {
    return normalize(join(dirname(importer), name));
  }
  const [layer = "", ...segments] = name.split("/");
  const target = manifest.imports[name] ?? manifest.imports[`${layer}/*`];
  return target === undefined ? name : normalize(target.replace("*", segments.join("/")));
}

/** Returns the files loaded at run time, without types and dynamic imports. */
function loadedFrom(entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    const code = /\.(ts|mjs|tsx)$/.test(file) && existsSync(file) ? readFileSync(file, "utf8") : "";
    const statements = /^(?:import|export) (?!type )(?:[^"';]* from )?"([^"]+)";/gm;
    const asWorker = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;
    for (const [, name = ""] of [...code.matchAll(statements), ...code.matchAll(asWorker)]) {
      loaded.add(resolveImport(file, name));
    }
  }
  return loaded;
}

const service = z.object({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  init: z.boolean().optional(),
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
/** The compose file as it is read where nothing is set: a variable's default stands in its place. */
const withDefaults = text("compose.yaml").replaceAll(/\$\{\w+:-([^}]+)\}/g, "$1");
const compose = composeFile.parse(parse(withDefaults));
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

/** The settings that docs/deploy.md lists. */
const known = new Set(
  Array.from(text("docs/deploy.md").matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g), ([, name]) => name),
);

test("the image is built in two stages and runs as a user that is not root", () => {
  const allowed = "FROM WORKDIR COPY RUN ARG ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD";
  const names = new Set(allowed.split(" "));
  expect(instructions.filter(([name = ""]) => !names.has(name))).toEqual([]);
  expect(stages).toHaveLength(2);
  const bases = [building, running].map((stage) => valuesOf(stage, "FROM")[0]?.split(" ")[0]);
  expect(bases[0]).toBe(bases[1]);
  expect(bases[0]).toMatch(/^docker\.io\/library\/node:\d+\.\d+\.\d+-bookworm-slim@/);
  expect(valuesOf(running, "USER")).toEqual(["node"]);
  expect(valuesOf(running, "VOLUME")).toEqual(["/content /data"]);
  expect(valuesOf(running, "ENV").join(" ")).toContain("CONTENT_DIR=/content DATA_DIR=/data");
  for (const line of ["CMD", "HEALTHCHECK"].flatMap((name) => valuesOf(running, name))) {
    const [, words = ""] = /(\[.*\])$/.exec(line) ?? [];
    expect(JSON.parse(words)[0]).toBe("node");
  }
});

/** What the image takes over from where it was built, without the folder. */
const taken = valuesOf(running, "COPY").flatMap((line) =>
  line
    .split(" ")
    .filter((word) => !word.startsWith("--"))
    .slice(0, -1)
    .map((path) => path.replace(/^\/app\//, "")),
);

test("what the image takes over is there, and is all that the service needs", () => {
  const built = new Set(["dist/code", "dist/office", "node_modules", "prepared"]);
  expect(taken.filter((name) => !built.has(name) && !existsSync(name))).toEqual([]);
  expect(taken.toSorted()).toEqual([
    "content",
    "db",
    "dist/code",
    "dist/office",
    "node_modules",
    "package-lock.json",
    "package.json",
    "prepared",
    "public",
    "src",
    "tools",
    "vite.config.ts",
    "vite.office.config.ts",
  ]);
  const [, script = ""] = /node (\S+\.ts)/.exec(valuesOf(building, "RUN").join("\n")) ?? [];
  expect(existsSync(script)).toBe(true);
  const ignored = text(".dockerignore").split("\n");
  for (const needed of ["src", "tools", "public", "artwork", "content", "docs", "db"]) {
    expect(ignored).not.toContain(needed);
  }
});

test("everything that runs in the image is in the image, packages of the build left out", () => {
  const [, command = "[]"] = /(\[.*\])$/.exec(valuesOf(running, "CMD").join("")) ?? [];
  const started = z.array(z.string()).parse(JSON.parse(command)).at(-1) ?? "";
  expect(started).toBe("tools/start.ts");
  const commands = ["content", "enquiries", "office", "store"].map((name) => `tools/${name}.ts`);
  const loaded = [...loadedFrom([started, "src/main.ts", "src/office.ts", ...commands])];
  expect(loaded.length).toBeGreaterThan(200);
  const files = loaded.filter((name) => /\.(ts|mjs|tsx)$/.test(name));
  const isTaken = (name: string) => taken.some((one) => name === one || name.startsWith(`${one}/`));
  expect(files.filter((name) => !isTaken(name))).toEqual([]);
  const packages = loaded.filter((name) => !files.includes(name) && !name.startsWith("node:"));
  const { dependencies } = JSON.parse(text("package.json"));
  const named = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  expect(packages.map(named).filter((name) => !(name in dependencies))).toEqual([]);
  expect(packages).toContain("sharp");
});

test("the image has every file that its code is told apart by, and so builds none", () => {
  const [, list = ""] = /const files = \[(.*)\];/.exec(text("tools/build-code.ts")) ?? [];
  const files = z.array(z.string()).parse(JSON.parse(`[${list}]`));
  expect(files).toContain("package-lock.json");
  expect(files.filter((name) => !taken.includes(name) && !name.startsWith("tools/"))).toEqual([]);
  expect(text("tools/build-code.ts")).not.toMatch(/from "(vite|tailwindcss|@vitejs|@tailwindcss)/);
});

test("every setting of the compose file is one that exists, and nothing of a supplier is built in", () => {
  expect(Object.keys(app.environment).filter((name) => !known.has(name))).toEqual([]);
  expect(valuesOf(building, "ARG")).toEqual([]);
  expect(Object.keys(app.environment)).toEqual(
    expect.arrayContaining([...Object.values(companyVariables), "LANGUAGES"]),
  );
  expect(new URL(app.environment["DATABASE_URL"]?.replace(/\$\{.*\}/, "x") ?? "").hostname).toBe(
    "database",
  );
  expect(app.build?.dockerfile).toBe("Containerfile");
  expect(app.volumes).toEqual(["./content:/content", "data:/data"]);
  expect(app.init).toBe(true);
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
    for (const [source = "", target = ""] of one.volumes.map((volume) => volume.split(":"))) {
      expect(source.startsWith("./") ? existsSync(source) : source in compose.volumes).toBe(true);
      expect(target.startsWith("/")).toBe(true);
    }
  }
});

test("the nightly backup has an archive of its own for each run and removes old ones", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const places = ["bin", "content", "data", "target"].map((name) => join(folder, name));
  const [programs = "", content = "", data = "", target = ""] = places;
  try {
    for (const name of places) {
      mkdirSync(name);
    }
    // Stands for `node tools/backup.ts FILE`.
    writeFileSync(join(programs, "node"), '#!/bin/sh\necho backup > "$2"\n', { mode: 0o755 });
    const old = join(target, "2026-01-01T0200.tar");
    writeFileSync(old, "old");
    utimesSync(old, new Date("2026-01-01"), new Date("2026-01-01"));
    const env = {
      PATH: `${programs}:${process.env["PATH"]}`,
      CONTENT_DIR: content,
      DATA_DIR: data,
    };
    const run = spawnSync("sh", ["deploy/backup.sh", target], { env, encoding: "utf8" });
    expect([run.status, run.stderr]).toEqual([0, ""]);
    const [made = "", ...further] = readdirSync(target);
    expect(further).toEqual([]);
    expect(made).toMatch(/^\d{4}-\d\d-\d\dT\d{4}\.tar$/);
    expect(text(join(target, made))).toBe("backup\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
  const timed = text("deploy/catalogue-backup.timer");
  expect(timed).toContain("OnCalendar=");
  expect(text("deploy/catalogue-backup.service")).toContain(
    "deploy/backup.sh /var/backups/catalogue",
  );
});

test("systemd understands the unit, and finds little exposed", (context) => {
  const unit = text("deploy/catalogue.service");
  expect(unit).toMatch(/^User=catalogue\nGroup=catalogue$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
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

/** Names of all settings, by the schema and by the company's data. */
const schema = text("src/settings.ts").split("z.object({")[1]?.split("\n});")[0] ?? "";
const settings = [
  ...Array.from(schema.matchAll(/^ {2}([A-Z_]+):/gm), ([, name = ""]) => name),
  ...Object.values(companyVariables),
];

test("docs/deploy.md lists every setting", () => {
  expect(settings.length).toBeGreaterThan(25);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
});

test("every setting of the schema is read", () => {
  const sources = text("src/settings.ts") + text("src/publishing/publish-options.ts");
  const isRead = (name: string) =>
    name.startsWith("COMPANY_") || new RegExp(`read\\.${name}|env\\["${name}"\\]`).test(sources);
  expect(settings.filter((name) => !isRead(name))).toEqual([]);
});

/** A container always sends letters; replicas have a compose file of their own. */
const notPassedOn: ReadonlySet<string> = new Set(["STORE_ONLY", "REPLICA"]);

const replicasFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
    }),
  ),
});

test("the example with replicas has two of them with the settings of the office", () => {
  const source = text("deploy/replicas/compose.yaml");
  const { services } = replicasFile.parse(parse(source, { merge: true }));
  expect(Object.keys(services)).toEqual(["office", "replica-1", "replica-2", "database", "proxy"]);
  const { office, "replica-1": first, "replica-2": second, proxy: front } = services;
  expect(first).toEqual(second);
  expect(first?.environment).toEqual({ ...office?.environment, REPLICA: "1" });
  expect(first?.healthcheck?.test.join(" ")).toContain("/readyz");
  // A replica keeps nothing but a cache.
  expect([first?.volumes, first?.tmpfs.length]).toEqual([[], 2]);
  expect(office?.volumes).toContain("data:/data");
  expect(front?.environment["UPSTREAM"]).toBe("replica-1:3000 replica-2:3000");
  const names = Object.keys(office?.environment ?? {});
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // Its health has to be noticed while a replica still answers.
  const interval = Number(/health_interval (\d+)s/.exec(text("deploy/Caddyfile"))?.[1]);
  expect(Number(office?.environment["DRAIN_SECONDS"])).toBeGreaterThan(2 * interval);
});

test("every setting that the image leaves open is passed on to the container", () => {
  const ofImage = valuesOf(running, "ENV").join(" ");
  const open = settings.filter((name) => !ofImage.includes(`${name}=`) && !notPassedOn.has(name));
  const missing = open.filter((name) => !(name in app.environment));
  expect(missing, "settings that compose.yaml does not pass on").toEqual([]);
});

test("the documentation lists every field of an enquiry and every language", () => {
  const fields = enquiryFields.map((field) => `"${field}"`).join(", ");
  const isListed = text("docs/api.md").includes(`{${fields}}`);
  expect(isListed, `docs/api.md lacks {${fields}}`).toBe(true);
  const tags = languages.map((language) => `\`${language}\``).join(" or ");
  expect(text("docs/deploy.md").match(/^\| `STAFF_LANGUAGE`.*$/m)?.[0]).toContain(tags);
});
