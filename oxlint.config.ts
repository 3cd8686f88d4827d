import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

type Refusal = readonly [pattern: string, reason: string];

const node: Refusal = ["^node:", "This runs in the browser too: nothing of Node here."];
const react: Refusal = ["^(react|react-dom)($|/)", "Nothing of React in this layer."];
const tools: Refusal = ["^#(tools|test|bench)/", "The product does not know its tools."];
const upwards: Refusal = ["^\\.\\.(/|$)", "Enter a layer by its name (#layer/...), never by ../."];
const vague: Refusal = [
  "^[#.].*/(lib|utils|helpers|common)/",
  "Name a folder after what it holds.",
];

/**
 * The import table: the architecture, enforced. A layer is a folder of src or, without folder, a file.
 * main, tools and test may import anything.
 */
const importTable: Readonly<Record<string, { may: readonly string[]; never: readonly Refusal[] }>> =
  {
    domain: { may: [], never: [node, react] },
    reading: { may: ["domain"], never: [node, react] },
    ui: { may: [], never: [node] },
    addresses: { may: ["domain"], never: [node, react] },
    settings: { may: ["domain"], never: [react] },
    content: { may: ["domain", "reading"], never: [node, react] },
    words: { may: ["domain"], never: [node, react] },
    publishing: { may: ["addresses", "content", "domain", "reading"], never: [react] },
    site: { may: ["addresses", "domain", "reading", "ui", "words"], never: [node] },
    server: { may: ["addresses", "domain", "reading", "settings"], never: [react] },
    "office/api": {
      may: [
        "addresses",
        "content",
        "domain",
        "publishing",
        "reading",
        "server",
        "settings",
        "words",
      ],
      never: [react],
    },
    "office/app": { may: ["addresses", "domain", "ui", "words"], never: [node] },
  };

const names = Object.keys(importTable);

const layers = Object.entries(importTable).map(([layer, { may, never }]) => {
  const others = names.filter((name) => name !== layer && !may.includes(name)).join("|");
  const reason = `src/${layer} imports ${may.join(", ") || "no other layer"}; see docs/architecture.md.`;
  return { layer, refused: [[`^#(${others})($|/)`, reason] as Refusal, ...never, tools] };
});

const ofSite = layers.find(({ layer }) => layer === "site")?.refused ?? [];

const pages = readdirSync(new URL("src/site/pages", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A page never imports another page, and only the routes know pages at all. */
function refusePages(folder: string, refused: readonly string[]): OxlintOverride {
  const reason = "A page is known to the routes alone: what two pages share is a section.";
  return refuse(`src/site/${folder}/**`, [
    ...ofSite,
    [`^#site/pages/(${refused.join("|")})/`, reason],
  ]);
}

function refuse(files: string, refused: readonly Refusal[]): OxlintOverride {
  const patterns = [...refused, upwards, vague].map(([regex, message]) => ({ regex, message }));
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** A later entry replaces an earlier one for its files. */
const importRules = [
  refuse("**", []),
  refuse("src/**", [tools]),
  ...layers.map(({ layer, refused }) => refuse(`src/${layer}{.ts,/**}`, refused)),
  refusePages("{sections,frame,islands,browser}", pages),
  ...pages.map((page) =>
    refusePages(
      `pages/${page}`,
      pages.filter((other) => other !== page),
    ),
  ),
];

/** Rules of the sets below that ask for what this code does on purpose. */
const switchedOff = [
  "import/no-named-as-default-member",
  // It takes Fastify's routes for those of Express.
  "oxc/no-async-endpoint-handlers",
  "no-unmodified-loop-condition",
  "promise/always-return",
  "react/purity",
  "react/react-in-jsx-scope",
  "react/set-state-in-effect",
  "typescript/consistent-return",
  "typescript/no-unsafe-type-assertion",
  "unicorn/consistent-function-scoping",
  "unicorn/no-useless-spread",
  // Accessibility is held by axe on every page; these judge by the tag alone.
  "jsx-a11y/anchor-has-content",
  "jsx-a11y/click-events-have-key-events",
  "jsx-a11y/no-noninteractive-element-interactions",
  "jsx-a11y/no-noninteractive-tabindex",
  "jsx-a11y/prefer-tag-over-role",
];

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["dist", "artwork", "data", ".cache"],
  rules: {
    ...Object.fromEntries(switchedOff.map((rule) => [rule, "off" as const])),
    curly: ["error", "all"],
    eqeqeq: "error",
    "import/no-cycle": "error",
    "max-lines": ["error", { max: 400 }],
    "no-var": "error",
    "prefer-const": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
    "typescript/no-non-null-assertion": "error",
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    ...importRules,
    {
      // Supported browsers lack `toSorted`; `tsconfig.browser.json` refuses it where they run the code.
      files: ["src/{domain,reading,site,office/app}/**"],
      rules: { "unicorn/no-array-sort": "off" },
    },
    {
      // One table with an entry for each field.
      files: ["src/content/product-fields.ts"],
      rules: { "max-lines": "off" },
    },
    {
      files: ["test/**"],
      rules: { "no-control-regex": "off", "typescript/await-thenable": "off" },
    },
  ],
});
