import { testFaults } from "#test/faults/short-form.ts";
import { sharePostgres } from "#test/support/shared-postgres.ts";

// The short form of `npm run faults`; prints each figure.
testFaults("postgres", sharePostgres());
