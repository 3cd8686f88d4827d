import type { Sabotage } from "#test/sabotage/sabotage.ts";

const embedded = ["test/faults/embedded.test.ts"];
const postgres = ["test/faults/postgres.test.ts"];

/** Of what the service is made from, whom it hands letters to, and what it needs of others. */
export const ofSupply: readonly Sabotage[] = [
  {
    name: "a Node that npm did not bring is not missed",
    promise: "Where a package's content is not what the lock says, nothing is started.",
    file: "tools/set-up.mjs",
    find: "  if (!existsSync(node)) {\n",
    replace: "  if (node === undefined) {\n",
    tests: ["test/rules/set-up.test.ts"],
    named: "nothing is started where npm did not bring",
  },
  {
    name: "a release holds no bill of materials",
    promise: "Each release holds `sbom.json`",
    file: "src/publishing/make-site.ts",
    find: "    [code.materialsFile, path.join(folder, releaseFiles.materials)],\n",
    replace: "",
    tests: ["test/publishing/publish.test.ts"],
    named: "A first publish",
  },
  {
    name: "no enquiry waits for the standby",
    promise: "The service never lowers `synchronous_commit` for an enquiry",
    file: "src/server/enquiries/postgres-database.ts",
    find: "{ durable = true }: TransactionOptions",
    replace: "{ durable = false }: TransactionOptions",
    tests: postgres,
    named: "failover",
  },
  {
    name: "a connection that breaks in a failover ends the process",
    promise: "nothing acknowledged is lost, 503 meanwhile, taken again without a restart",
    file: "src/server/enquiries/postgres-database.ts",
    find: `  pool.on("connect", (client) => client.on("error", () => {}));\n`,
    replace: "",
    tests: postgres,
    named: "failover",
  },
  {
    name: "a stranger's certificate is believed",
    promise: "no letter, password or address goes to them or over the line in clear",
    file: "src/server/mail/smtp.ts",
    find: "rejectUnauthorized: true",
    replace: "rejectUnauthorized: false",
    tests: ["test/requests/smtp-encryption.test.ts"],
  },
  {
    name: "a clock that is ahead empties the store",
    promise: "no more than a tenth is removed, `/alertz` raises the alarm where more would be",
    file: "src/domain/enquiry/retention.ts",
    find: "const largestPart = 0.1;",
    replace: "const largestPart = 1;",
    tests: embedded,
    named: "clock ahead",
  },
  {
    name: "the mail server's own words are logged",
    promise: "Of what the mail server answered they have the step and the codes alone",
    file: "src/server/mail/smtp-failure.ts",
    find: "return { ok: false, reason, reply: reply.slice(0, 300), ...(isFinal && { isFinal }) };",
    replace: "return { ok: false, reason: `${reason} ${reply}`, reply };",
    tests: ["test/requests/mail-replies.test.ts"],
  },
  {
    name: "addresses are hashed with what everybody knows",
    promise: "an HMAC whose key is drawn at random for every window",
    file: "src/server/enquiries/sender-limits.ts",
    find: `createHmac("sha256", drawn.salt)`,
    replace: `createHmac("sha256", "salt")`,
    tests: ["test/requests/limit-salts.test.ts"],
  },
];
