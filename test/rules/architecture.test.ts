import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** Files that break one row of the import table or another lint rule. */
const seeded: readonly (readonly [file: string, source: string, code: string])[] = [
  ["src/domain/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/domain/seed-reading.ts", 'import "#reading/text.ts";', "no-restricted-imports"],
  ["src/reading/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/reading/seed-node.ts", 'import "node:fs";', "no-restricted-imports"],
  ["src/words/seed-reading.ts", 'import "#reading/text.ts";', "no-restricted-imports"],
  ["src/domain/seed-addresses.ts", 'import "#addresses";', "no-restricted-imports"],
  ["src/domain/seed-node.ts", 'import "node:fs";', "no-restricted-imports"],
  ["src/domain/seed-react.ts", 'import "react";', "no-restricted-imports"],
  ["src/ui/seed-domain.ts", 'import "#domain/company.ts";', "no-restricted-imports"],
  ["src/ui/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/site/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/ui/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/publishing/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/publishing/seed-words.ts", 'import "#words/words.ts";', "no-restricted-imports"],
  ["src/publishing/seed-react.ts", 'import "react";', "no-restricted-imports"],
  ["src/content/seed-node.ts", 'import "node:fs";', "no-restricted-imports"],
  ["src/content/seed-ui.ts", 'import "#ui/badge/badge.tsx";', "no-restricted-imports"],
  ["src/content/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/site/seed-server.ts", 'import "#server/log.ts";', "no-restricted-imports"],
  ["src/site/seed-settings.ts", 'import "#settings";', "no-restricted-imports"],
  ["src/site/seed-node.ts", 'import "node:path";', "no-restricted-imports"],
  [
    "src/site/frame/seed-page.ts",
    'import "#site/pages/home/home-page.tsx";',
    "no-restricted-imports",
  ],
  [
    "src/site/pages/shop/seed-page.ts",
    'import "#site/pages/home/home-page.tsx";',
    "no-restricted-imports",
  ],
  ["src/site/pages/shop/seed-server.ts", 'import "#server/log.ts";', "no-restricted-imports"],
  ["src/server/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/server/seed-words.ts", 'import "#words/service.ts";', "no-restricted-imports"],
  ["src/words/seed-server.ts", 'import "#server/log.ts";', "no-restricted-imports"],
  ["src/words/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/words/seed-node.ts", 'import "node:fs";', "no-restricted-imports"],
  ["src/settings.ts", 'import "#server/log.ts";', "no-restricted-imports"],
  ["src/addresses.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/server/seed-content.ts", 'import "#content/text.ts";', "no-restricted-imports"],
  ["src/server/seed-react.ts", 'import "react-dom/server";', "no-restricted-imports"],
  ["src/server/http/seed-upwards.ts", 'import "../log.ts";', "no-restricted-imports"],
  ["src/server/seed-tools.ts", 'import "#tools/build-code.ts";', "no-restricted-imports"],
  ["src/server/seed-office.ts", 'import "#office/api/app.ts";', "no-restricted-imports"],
  ["src/domain/seed-office.ts", 'import "#office/app/api.ts";', "no-restricted-imports"],
  ["src/site/seed-office.ts", 'import "#office/app/api.ts";', "no-restricted-imports"],
  ["src/office/api/seed-app.ts", 'import "#office/app/api.ts";', "no-restricted-imports"],
  ["src/office/api/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/office/api/seed-react.ts", 'import "react";', "no-restricted-imports"],
  ["src/office/app/seed-api.ts", 'import "#office/api/app.ts";', "no-restricted-imports"],
  ["src/office/app/seed-server.ts", 'import "#server/log.ts";', "no-restricted-imports"],
  ["src/office/app/seed-site.ts", 'import "#site/page.ts";', "no-restricted-imports"],
  ["src/office/app/seed-node.ts", 'import "node:fs";', "no-restricted-imports"],
  ["tools/seed-upwards.ts", 'import "../src/addresses.ts";', "no-restricted-imports"],
  ["src/site/seed-vague.ts", 'import "#ui/helpers/any.ts";', "no-restricted-imports"],
  ["src/domain/seed-ring.ts", 'import "#domain/seed-ring-end.ts";', "no-cycle"],
  ["src/domain/seed-ring-end.ts", 'import "#domain/seed-ring.ts";', "no-cycle"],
  ["src/domain/SeedName.ts", "export const seed = 1;", "filename-case"],
  ["src/domain/seed-long.ts", "export {};\n".repeat(401), "max-lines"],
  ["src/domain/seed-any.ts", "export const seed = (given: any) => given;", "no-explicit-any"],
  ["src/server/seed-floating.ts", "Promise.resolve(1);", "no-floating-promises"],
];

let copy = "";
let found: readonly Finding[] = [];

/** Lints a copy, so that invalid files never lie in the real folders. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "architecture-"));
  for (const name of ["src", "tools", "oxlint.config.ts", "tsconfig.json", "package.json"]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, ".gitignore"), "node_modules\n");
  for (const [file, source] of seeded) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    const there = existsSync(join(copy, file)) ? readFileSync(join(copy, file), "utf8") : "";
    writeFileSync(join(copy, file), `${source}\n${there}`);
  }
  found = lint(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function lint(folder: string): readonly Finding[] {
  const oxlint = resolve("node_modules/.bin/oxlint");
  const run = spawnSync(oxlint, ["--format=json"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const read: { diagnostics: Finding[] } = JSON.parse(run.stdout);
  return read.diagnostics;
}

test.each(seeded)("refuses %s", (file, _source, code) => {
  const codes = found.filter(({ filename }) => filename === file).map((finding) => finding.code);
  expect(codes).toContainEqual(expect.stringContaining(`(${code})`));
});

test("the code follows the import table, without import cycles and overlong files", () => {
  const seeds = new Set(seeded.map(([file]) => file));
  const house = /\((no-restricted-imports|no-cycle|filename-case|max-lines)\)/;
  const refused = found.filter(({ filename, code }) => !seeds.has(filename) && house.test(code));
  expect(refused.map(({ filename, code }) => `${filename} ${code}`)).toEqual([]);
});

test("dynamic imports follow the table too", () => {
  const refused: Readonly<Record<string, RegExp>> = {
    "src/domain": /import\("#(?!domain\/)/,
    "src/ui": /import\("#(?!ui\/)/,
    "src/reading": /import\("#(?!reading\/|domain\/)/,
    "src/content": /import\("#(?!content\/|domain\/|reading\/)/,
    "src/words": /import\("#(?!words\/|domain\/)/,
    "src/site": /import\("(#(server|settings|tools|test|bench)|node:)/,
    "src/server": /import\("(#(?!addresses|domain\/|reading\/|server\/)|react)/,
  };
  for (const [folder, pattern] of Object.entries(refused)) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
      expect(readFileSync(file, "utf8"), file).not.toMatch(pattern);
    }
  }
});

test("folder names describe the content", () => {
  const vague = /(^|\/)(lib|libs|util|utils|helpers?|common|misc|shared)(\/|$)/;
  const files = globSync("{src,tools,test,bench,docs,db}/**");
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});

test("the replacement of a framework stays small", () => {
  const files = [
    "src/site/render.tsx",
    "src/site/browser.ts",
    ...globSync("src/publishing/pages/*.ts"),
  ];
  const lines = files.map((file) => readFileSync(file, "utf8").split("\n").length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
});
