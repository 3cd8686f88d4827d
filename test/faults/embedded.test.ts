import { testFaults } from "#test/faults/short-form.ts";

// The short form of `npm run faults`; prints each figure.
testFaults("embedded", () => undefined);
