import type { Sabotage } from "#test/sabotage/sabotage.ts";

const embedded = ["test/faults/embedded.test.ts"];
const postgres = ["test/faults/postgres.test.ts"];

/** Of what the service has been through. */
export const ofFaults: readonly Sabotage[] = [
  {
    name: "an enquiry is acknowledged before it is on the disk",
    promise: "It keeps each enquiry on the disk before it acknowledges it",
    file: "src/server/enquiries/sqlite-database.ts",
    find: 'durable ? "full" :',
    replace: 'durable ? "off" :',
    tests: embedded,
    named: "power cut",
  },
  {
    name: "an enquiry is acknowledged before it is written",
    promise: "nothing acknowledged is lost, every start succeeds, every row has its letter",
    file: "src/server/enquiries/receive.ts",
    find: "  return orRefuse(store.add(enquiry), enquiry.reference, log);\n",
    replace:
      '  setTimeout(() => void store.add(enquiry).catch(() => {}), 100);\n  return orRefuse(Promise.resolve({ outcome: "stored", reference: enquiry.reference } as const), "", log);\n',
    tests: ["test/requests/process.test.ts"],
    named: "what was acknowledged before",
  },
  {
    name: "PostgreSQL syncs no enquiry",
    promise: "| power cut, 200 times, at any moment | the same",
    file: "src/server/enquiries/postgres-database.ts",
    find: 'durable ? "begin" :',
    replace: '!durable ? "begin" :',
    tests: postgres,
    named: "power cut",
  },
  {
    name: "letters of the mailbox are not seen on the disk",
    promise: "with what was not synced dropped or torn",
    file: "src/server/mail/folder.ts",
    find: "    await file.sync();\n",
    replace: "",
    tests: embedded,
    named: "power cut",
  },
  {
    name: "a letter that was sent and not marked is sent as another",
    promise:
      "| kill between the mail server's 250 and our mark | at most one repeat, with the same Message-ID |",
    file: "src/server/mail/letter.ts",
    find: "messageId: kept.messageId,",
    replace: 'messageId: kept.messageId.replace("@", `.${Date.now()}@`),',
    tests: embedded,
    named: "kill between",
  },
  {
    name: "a key at once in two replicas makes two enquiries",
    promise: "one row, one letter, one answer; on PostgreSQL over two replicas",
    file: "src/server/enquiries/sql-store.ts",
    find: "  if (inserted.length === 0) {\n",
    replace: "  if (inserted.length < 0) {\n",
    tests: embedded,
    named: "same key at once",
  },
  {
    name: "a full disk is acknowledged",
    promise:
      "| disk full | 503, nothing lost, taken again without a restart (needs root for a small disk) |",
    file: "src/server/enquiries/receive.ts",
    find: "    throw storeFailure();\n",
    replace: '    return { outcome: "stored", reference: enquiry.reference } as const;\n',
    tests: embedded,
    named: "disk full",
  },
  {
    name: "a connection that breaks at work ends the process",
    promise:
      "| PostgreSQL stopped for a minute under load | 503 meanwhile, nothing lost, no letter twice |",
    file: "src/server/enquiries/postgres-database.ts",
    find: `  pool.on("connect", (client) => client.on("error", () => {}));\n`,
    replace: "",
    tests: postgres,
    named: "PostgreSQL stopped",
  },
  {
    name: "a letter that a wrong clock put off waits for that year",
    promise: "every letter goes out, once, and no enquiry is removed",
    file: "src/server/enquiries/sql-store.ts",
    find: "(next_at <= $1 or next_at > $4)",
    replace: "(next_at <= $1 or next_at > $4 + 1000000000000)",
    tests: embedded,
    named: "clock jumps",
  },
  {
    name: "a purge removes what is young",
    promise: "all of them go and nothing else; every page is answered",
    file: "src/server/enquiries/purge.ts",
    find: "where received_at < $1 and (received_at, reference) > ($2, $3)",
    replace: "where received_at < $1 + 1000000000000 and (received_at, reference) > ($2, $3)",
    tests: embedded,
    named: "retention after years",
  },
  {
    name: "slow connections are kept open",
    promise: "| 1,000 slow sockets | closed within 15 s; others are answered meanwhile |",
    file: "src/server/http/web-server.ts",
    find: "first: limits.headersTimeout,",
    replace: "first: 10 * limits.headersTimeout,",
    tests: embedded,
    named: "slow sockets",
  },
  {
    name: "junk takes the turn of buyers",
    promise: "every one of 50 buyers who send meanwhile gets a reference, and is kept",
    file: "src/server/enquiries/sender-limits.ts",
    find: `return "crowded";`,
    replace: "throw tooMany();",
    tests: ["test/requests/crowds.test.ts"],
    named: "enquiries from a thousand networks",
  },
  {
    name: "a text that nobody thought of is an error of ours",
    promise:
      "20,000 made at random and the corpora of others: no 5xx, every refusal names its field",
    file: "src/server/enquiries/body.ts",
    find: "Array.from(name.toWellFormed()).slice(0, 80)",
    replace: "Array.from(encodeURIComponent(name)).slice(0, 80)",
    tests: embedded,
    named: "hostile input",
  },
  {
    name: "scripts may write into the page",
    promise: "MDN's observatory grades answers of every kind A+",
    file: "src/server/http/headers.ts",
    find: `    "script-src 'self'",\n`,
    replace: `    "script-src 'self' 'unsafe-inline'",\n`,
    tests: embedded,
    named: "headers seen by",
  },
];
