import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buyerStageOf,
  canChangeState,
  enquiryStates,
  followUpAfterStep,
  isFinished,
  stateTransitions,
} from "#domain/office/enquiry-state.ts";

test("shows the buyer no more than the progress", () => {
  expect(enquiryStates.map((state) => buyerStageOf(state))).toEqual([
    "pricing",
    "pricing",
    "quoted",
    "accepted",
    "closed",
    "closed",
  ]);
});

test("allows the steps of the table and no others", () => {
  expect(canChangeState("new", "taken")).toBe(true);
  expect(canChangeState("quoted", "won")).toBe(true);
  expect(canChangeState("won", "closed")).toBe(false);
  expect(enquiryStates.filter((state) => canChangeState(state, "new"))).toEqual([]);
  expect(enquiryStates.filter((state) => canChangeState(state, state))).toEqual([]);
});

test("leads from every state back to work", () => {
  for (const state of enquiryStates.filter(isFinished)) {
    expect(stateTransitions[state]).toContain("taken");
  }
});

test("asks the buyer again three working days after a quotation", () => {
  // A Sunday and a Wednesday, in the evening in Riyadh.
  const sunday = Date.parse("2026-11-29T18:00:00Z");
  const wednesday = Date.parse("2026-12-02T20:59:00Z");
  expect(followUpAfterStep("quoted", { at: sunday, current: null })).toBe("2026-12-02");
  expect(followUpAfterStep("quoted", { at: wednesday, current: null })).toBe("2026-12-07");
});

test("clears the follow-up where nothing is left to do", () => {
  fc.assert(
    fc.property(fc.constantFrom(...enquiryStates), fc.nat(), (to, at) => {
      const day = followUpAfterStep(to, { at, current: "2026-12-01" });
      expect(day === null).toBe(isFinished(to));
    }),
  );
});
