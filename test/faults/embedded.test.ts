import { testFaults } from "#test/faults/short-form.ts";

// The short form of `npm run faults`; each figure is printed.
testFaults("embedded", () => undefined);
