import { expect, test } from "vitest";
import { rendered, textOf } from "#test/content/rendered.ts";

test.each([
  ["/shop?q=Honeywell+harness", "Honeywell is not in this catalogue. Products of the same kind:"],
  [
    "/shop?q=MSA+or+Honeywell+gloves",
    "MSA, Honeywell are not in this catalogue. Products of the same kind:",
  ],
  ["/ar/shop?q=Honeywell+harness", "لا يضم هذا الكتالوج منتجات Honeywell. منتجات من النوع نفسه:"],
])(
  "a requested brand that %s does not have is reported as missing, and nothing is called equal",
  async (address, notice) => {
    const text = textOf((await rendered(address)).html.replaceAll(/[\u2066-\u2069]/g, ""));
    expect(text.replaceAll(" .", ".")).toContain(notice);
    expect(text).not.toMatch(/equivalents to|بدائل مكافئة/);
  },
);
