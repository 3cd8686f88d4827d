import type { Sabotage } from "#test/sabotage/sabotage.ts";

const abuse = ["test/requests/abuse.test.ts"];
const crowds = ["test/requests/crowds.test.ts"];
const json = ["test/requests/enquiry-json.test.ts"];
const large = ["test/requests/large-bodies.test.ts"];
const stop = ["test/requests/stop.test.ts"];
const connections = ["test/requests/connections.test.ts"];

/** Nobody can take the service from the others, and it ends in good order. */
export const limitSabotages: readonly Sabotage[] = [
  {
    promise: "A household that sends too many requests gets 429",
    in: "src/server/enquiries",
    symbol: "createSenderLimits.countRequest",
    match: "$count > $limit",
    to: "false",
    tests: abuse,
  },
  {
    promise: "Retry-After says how long a household has to wait",
    in: "src/server/enquiries",
    symbol: "createSenderLimits",
    text: /retry-after/,
    to: "x-unused",
    tests: abuse,
  },
  {
    promise: "Enquiries beyond the limit for everybody are held",
    in: "src/server/enquiries",
    symbol: "suspicionOf",
    match: "$crowded ? $reason : undefined",
    to: "undefined",
    tests: crowds,
  },
  {
    promise: "All addresses of an IPv6 /64 count as one household",
    in: "src/domain/network",
    symbol: "householdOf",
    body: "return $1;",
    tests: ["test/rules/household.test.ts"],
  },
  {
    promise: "An enquiry has at most 128 KiB",
    in: "src/server/enquiries",
    symbol: "longestBody",
    value: "2 ** 20",
    tests: json,
  },
  {
    promise: "A form has a limited number of fields",
    in: "src/server/enquiries",
    symbol: "endOfFields",
    body: "return $1.length;",
    tests: large,
  },
  {
    promise: "A compressed body is refused",
    in: "src/server/enquiries/routes.ts",
    symbol: "checkType",
    text: /^"identity"$/,
    to: '"gzip"',
    tests: ["test/requests/raw.test.ts"],
  },
  {
    promise: "One address has at most 256 connections",
    in: "src/server/http",
    symbol: "limitConnectionsPerAddress",
    body: "",
    tests: connections,
  },
  {
    promise: "A connection on which nothing moves is closed",
    in: "src/server/http",
    symbol: "createWebServer",
    match: "$server.timeout = $silence",
    to: "undefined",
    tests: connections,
  },
  {
    promise: "The headers of a request arrive within 8 seconds",
    in: "src/server/http",
    symbol: "usualLimits.headersTimeout",
    value: "800_000",
    tests: ["test/faults/embedded.test.ts"],
    named: "slow sockets",
  },
  {
    promise: "The proxy closes idle connections before the service does",
    in: "deploy/Caddyfile",
    line: "keepalive ",
    to: "keepalive 90s",
    tests: ["test/rules/proxy.test.ts"],
  },
  {
    promise: "One visitor cannot use up the rendering of pages",
    in: "src/server/http",
    symbol: "createRenderingAllowance.ask",
    body: "return { granted: true };",
    tests: ["test/requests/rendering-allowance.test.ts"],
  },
  {
    promise: "A statement of PostgreSQL ends after 8 seconds",
    in: "src/server/enquiries",
    symbol: "openPostgres.statement_timeout",
    value: "0",
    tests: ["test/requests/postgres-patience.test.ts"],
  },
  {
    promise: "A connection to PostgreSQL that breaks does not end the process",
    in: "src/server/enquiries",
    symbol: "openPostgres",
    match: '$pool.on("connect", $listener)',
    to: "undefined",
    tests: ["test/faults/postgres.test.ts"],
    named: "PostgreSQL stopped",
  },
  {
    promise: "A stop answers requests for DRAIN_SECONDS more",
    in: "src/server/stop.ts",
    symbol: "stopTimes.drain",
    value: "0",
    tests: stop,
  },
  {
    promise: "An uncaught error ends the process with code 1",
    in: "src/server",
    symbol: "stopAfterUncaughtError",
    match: "exit(1)",
    to: "exit(0)",
    tests: ["test/requests/crash.test.ts"],
  },
  {
    promise: "/readyz is red when the store does not answer",
    in: "src/server/watch",
    symbol: "checkHealth",
    match: "$faults.push({ reason: $reason })",
    to: "undefined",
    tests: ["test/requests/outages.test.ts"],
  },
];
