import type { Sabotage } from "#test/sabotage/sabotage.ts";

const losing = ["test/requests/losing-files.test.ts"];
const verify = ["test/requests/verify.test.ts"];
const locked = ["test/requests/locked-store.test.ts"];

/** Of files that are lost, rows that are altered, and a store that is locked. */
export const ofLosing: readonly Sabotage[] = [
  {
    name: "what is written into files that are gone is acknowledged",
    promise: "an enquiry is acknowledged only if `enquiries.db`, its log and its index",
    file: "src/server/enquiries/sqlite-thread.ts",
    find: "order.look === true ?",
    replace: "order.look === undefined ?",
    tests: losing,
    named: "nothing is acknowledged",
  },
  {
    name: "a store that has lost some is started on",
    promise: "The service does not start and says how many are missing",
    file: "src/server/enquiries/open-store.ts",
    find: "  if (loss !== undefined) {",
    replace: "  if (loss !== undefined && loss.missing < 0) {",
    tests: losing,
    named: "a missing log of changes",
  },
  {
    name: "the last enquiry is not noted",
    promise: "It is written after each enquiry is on the disk, and before its sender is answered",
    file: "src/server/enquiries/sql-store.ts",
    find: "        await head.note(link);\n",
    replace: "",
    tests: losing,
    named: "a missing log of changes",
  },
  {
    name: "an empty file takes the place of a missing one",
    promise: "no empty file takes the place of one that is gone",
    file: "src/server/enquiries/open-store.ts",
    find: "  await checkFile(settings, head);\n",
    replace: "  void checkFile;\n",
    tests: losing,
    named: "a missing file is a loss",
  },
  {
    name: "changes stay in the log",
    promise: "A minute after a change, and after every stop",
    file: "src/server/enquiries/sqlite-database.ts",
    find: "const checkpointAfter = 60_000;",
    replace: "const checkpointAfter = 600_000;",
    tests: losing,
    named: "a minute after a change",
  },
  {
    name: "what was removed on purpose counts as missing",
    promise: "Of an enquiry that is erased or removed by its age nothing but the hash stays",
    file: "src/server/enquiries/chain.ts",
    find: "    await session.query(sql, some);\n",
    replace: "    void sql;\n",
    tests: verify,
    named: "is whole",
  },
  {
    name: "an altered message is not noticed",
    promise: "each enquiry that was altered or is missing",
    file: "src/server/enquiries/chain.ts",
    find: "    contentHashOf(enquiryIn(row)),\n",
    replace: "    contentHashOf.name,\n",
    tests: verify,
    named: "tells a message",
  },
  {
    name: "two replicas add the same link",
    promise: "Every acknowledged enquiry is a link of a chain in the store",
    file: "src/server/enquiries/chain.ts",
    find: '" for update"',
    replace: '""',
    tests: ["test/requests/store.test.ts"],
    named: "the postgres store",
  },
  {
    name: "whoever reads waits for whoever writes",
    promise: "pages and `/readyz` never wait for that",
    file: "src/server/enquiries/sqlite-database.ts",
    find: 'script: "begin", look: true',
    replace: 'script: "begin immediate", look: true',
    tests: locked,
    named: "while somebody else writes",
  },
];
