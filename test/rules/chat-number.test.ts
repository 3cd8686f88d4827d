import { expect, test } from "vitest";
import { dialledNumber } from "#domain/office/chat-number.ts";

test("dials a Saudi number from abroad", () => {
  expect(dialledNumber("0551234567")).toBe("966551234567");
  expect(dialledNumber("055 123 4567 / 0112345678")).toBe("966551234567");
  expect(dialledNumber("+966 55-123-4567")).toBe("966551234567");
  expect(dialledNumber("00971501234567")).toBe("971501234567");
});

test("finds no number where there is none", () => {
  expect(dialledNumber("")).toBeUndefined();
  expect(dialledNumber("ext. 12")).toBeUndefined();
});
