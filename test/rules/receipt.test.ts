import { expect, test } from "vitest";
import { receiptPageIn } from "#domain/enquiry/receipt.ts";

const secret = "Ab1-_Ab1-_Ab1-_Ab1-_Ab";
const path = `/receipt/7K3QX-9B2MD?key=${secret}`;

test("an answer of ours leads to its receipt on this site", () => {
  expect(receiptPageIn({ receiptPage: `https://www.supplier.sa${path}` })).toBe(path);
});

test.each([
  undefined,
  null,
  "sent",
  {},
  { ok: true },
  { receiptPage: 7 },
  { receiptPage: [`https://supplier.sa${path}`] },
  { receiptPage: "javascript:alert(1)" },
  { receiptPage: "https://evil.example/" },
  { receiptPage: `https://supplier.sa${path}&more` },
  { receiptPage: `https://supplier.sa/receipt/7K3QX-9B2MD?key=${secret}#x` },
])("any other answer leads nowhere: %j", (answer) => {
  expect(receiptPageIn(answer)).toBeUndefined();
});
