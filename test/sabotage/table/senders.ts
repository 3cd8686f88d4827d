import type { Sabotage } from "#test/sabotage/sabotage.ts";

const crowds = ["test/requests/crowds.test.ts"];

/** Of how much anybody may send. */
export const ofSenders: readonly Sabotage[] = [
  {
    name: "junk counts for everybody",
    promise: "A body that cannot be read, or breaks the rules, counts for its own household alone",
    file: "src/server/enquiries/sender-limits.ts",
    find: `return requests === 1 ? "first" : "later";`,
    replace: `await count("overall");\n      return requests === 1 ? "first" : "later";`,
    tests: crowds,
    named: "a mistake of the buyer's own",
  },
  {
    name: "beyond the limit for all everybody is refused",
    promise: "Enquiries beyond what a /56, a /48 or everybody together may send are kept",
    file: "src/server/enquiries/sender-limits.ts",
    find: `return "crowded";`,
    replace: "throw tooMany();",
    tests: crowds,
    named: "what is set aside is answered",
  },
  {
    name: "everybody together has no limit",
    promise: "enquiries from everybody together, over all replicas",
    file: "src/server/enquiries/sender-limits.ts",
    find: `return (await count("overall")) > Math.floor(overall / 2);`,
    replace: `return (await count("overall")) < 0;`,
    tests: crowds,
    named: "beyond the limit for all",
  },
  {
    name: "those who send much take what is left for first requests",
    promise: "Half of them can be had by the first request of a household in the window alone",
    file: "src/server/enquiries/sender-limits.ts",
    find: `turn === "first" && (await`,
    replace: `turn !== "first" && (await`,
    tests: crowds,
    named: "those who send again and again",
  },
  {
    name: "a household that insists fills the store",
    promise: "only a household that sends more than three of these in a window gets 429",
    file: "src/domain/enquiry/limits.ts",
    find: "export const insistence = 3;",
    replace: "export const insistence = 300;",
    tests: crowds,
    named: "beyond the limit for all",
  },
  {
    name: "each address of a /64 is a household",
    promise: "from one household: an IPv4 address or an IPv6 /64",
    file: "src/domain/network/networks.ts",
    find: "`${prefix}:${d.toString(16)}::/64`",
    replace: "canonical",
    tests: ["test/rules/household.test.ts"],
  },
  {
    name: "a /56 may send what a /48 may",
    promise: "Of enquiries a /56 may send 4 times as many, a /48 16 times",
    file: "src/server/enquiries/sender-limits.ts",
    find: "ofWiderNetwork ** (at + 1)",
    replace: "ofWiderNetwork ** 2",
    tests: crowds,
    named: "networks have limits",
  },
  {
    name: "IPv4 written as IPv6 is another household",
    promise:
      "An IPv4 address is the same however it is spelled: as IPv6 (`::ffff:`, `64:ff9b::`), in brackets, with a port or a zone",
    file: "src/domain/network/ip-address.ts",
    find: "(carriedIn(written) ?? written)",
    replace: "written",
    tests: ["test/rules/household.test.ts"],
  },
];
