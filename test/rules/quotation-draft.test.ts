import { expect, test } from "vitest";
import {
  beginSave,
  collectLocalEdits,
  decideConflict,
  disputeSave,
  dropUnread,
  editDraft,
  endSave,
  failSave,
  isUnsaved,
  keepUnread,
  openDraft,
  refreshDraft,
  shownContent,
  undoChange,
  undoGroup,
} from "#office/app/screens/quotation/draft.ts";
import type { Draft } from "#office/app/screens/quotation/draft.ts";
import { applyEdits } from "#domain/quotation/edits.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";

const content = quotationContent({
  lines: [quotationLine({ id: "k1", priceSource: "list" }), quotationLine({ id: "k2" })],
});
const opened = openDraft({ content, version: 3 });
const pricePath = "lines.k1.unitPrice";
const price = (value: number) => [{ path: pricePath, value }];
const priceOf = (draft: Draft, id = "k1") =>
  shownContent(draft).lines.find((line) => line.id === id)?.unitPrice;

/** Content as another clerk stored it. */
function storedWith(path: string, value: unknown): QuotationContent {
  return applyEdits(content, [{ path, value }]) ?? content;
}

test("shows an edit at once, and marks the draft as unsaved", () => {
  const draft = editDraft(opened, price(3000));
  expect(priceOf(draft)).toBe(3000);
  expect(isUnsaved(draft)).toBe(true);
  expect(isUnsaved(opened)).toBe(false);
});

test("sends the last value of a field once", () => {
  const draft = editDraft(editDraft(opened, price(3000)), price(3100));
  expect(draft.pending).toEqual(price(3100));
});

test("keeps what is typed during a save", () => {
  const saving = editDraft(beginSave(editDraft(opened, price(3000))), [
    { path: "terms", value: "Cash" },
  ]);
  const saved = endSave(saving, { content: storedWith(pricePath, 3000), version: 4 });
  expect(saved.version).toBe(4);
  expect(saved.pending).toEqual([{ path: "terms", value: "Cash" }]);
  expect(shownContent(saved)).toMatchObject({ terms: "Cash" });
  expect(priceOf(saved)).toBe(3000);
});

test("returns edits of a failed save, under later ones", () => {
  const saving = editDraft(beginSave(editDraft(opened, price(3000))), price(3200));
  const failed = failSave(saving);
  expect(failed.sending).toEqual([]);
  expect(failed.pending).toEqual(price(3200));
});

test("undoes a change with the source of its price", () => {
  const draft = undoChange(editDraft(opened, price(3000)));
  expect(shownContent(draft)).toEqual(content);
});

test("undoes a removed line in its place", () => {
  const removed = editDraft(opened, [{ path: "lines.k1", value: null }]);
  expect(shownContent(removed).lines.map(({ id }) => id)).toEqual(["k2"]);
  const draft = undoChange(editDraft(opened, [{ path: "lines.k2", value: null }]));
  expect(shownContent(draft)).toEqual(content);
});

test("undoes a column of pasted prices as one change", () => {
  const pasted = editDraft(opened, [...price(100), { path: "lines.k2.unitPrice", value: 200 }]);
  expect([priceOf(pasted), priceOf(pasted, "k2")]).toEqual([100, 200]);
  expect(shownContent(undoChange(pasted)).lines).toMatchObject([
    { unitPrice: 2675, priceSource: "list" },
    { unitPrice: 2675 },
  ]);
});

test("undoes everything typed into a cell since it was entered", () => {
  const typed = editDraft(editDraft(opened, price(3), "visit"), price(30), "visit");
  expect(priceOf(undoGroup(typed, "visit"))).toBe(2675);
  expect(undoGroup(typed, "other")).toBe(typed);
});

test("keeps a text that cannot be read until the field is typed again", () => {
  const draft = keepUnread(opened, pricePath, "abc");
  expect(draft.unread).toEqual({ [pricePath]: "abc" });
  expect(editDraft(draft, price(3000)).unread).toEqual({});
  expect(dropUnread(draft, pricePath).unread).toEqual({});
});

test("shows another clerk's version only without own edits on the way", () => {
  const current = { content: storedWith("terms", "Cash"), version: 4 };
  expect(shownContent(refreshDraft(opened, current)).terms).toBe("Cash");
  const edited = editDraft(opened, price(3000));
  expect(refreshDraft(edited, current)).toBe(edited);
});

test("sets a disputed field apart with both values, and keeps all other edits", () => {
  const edited = editDraft(editDraft(opened, price(3000)), [{ path: "terms", value: "Cash" }]);
  const current = { content: storedWith(pricePath, 2900), version: 4 };
  const draft = disputeSave(
    beginSave(edited),
    [
      { path: pricePath, stored: 2900, sent: 3000 },
      { path: "lines.k1.priceSource", stored: "clerk", sent: "list" },
    ],
    current,
  );
  expect(draft.conflicts).toEqual([{ path: pricePath, stored: 2900, sent: 3000 }]);
  expect(draft.pending).toEqual([{ path: "terms", value: "Cash" }]);
  expect(priceOf(draft)).toBe(2900);
  expect(priceOf(decideConflict(draft, pricePath, "own"))).toBe(3000);
  expect(priceOf(decideConflict(draft, pricePath, "stored"))).toBe(2900);
  expect(decideConflict(draft, pricePath, "own").conflicts).toEqual([]);
});

test("offers the whole own line where the other clerk removed it", () => {
  const edited = editDraft(opened, price(3000));
  const current = { content: storedWith("lines.k1", null), version: 4 };
  const draft = disputeSave(
    beginSave(edited),
    [{ path: pricePath, stored: null, sent: 3000 }],
    current,
  );
  expect(draft.conflicts).toMatchObject([
    { path: "lines.k1", stored: null, sent: { id: "k1", unitPrice: 3000 } },
  ]);
  expect(priceOf(decideConflict(draft, "lines.k1", "own"))).toBe(3000);
});

test("keeps edits on the device until the store has them, and goes on with them", () => {
  const edited = keepUnread(editDraft(opened, price(3000)), "lines.k2.quantity", "many");
  const local = collectLocalEdits(beginSave(edited));
  const again = openDraft({ content, version: 5 }, local);
  expect(priceOf(again)).toBe(3000);
  expect(again).toMatchObject({ version: 3, unread: { "lines.k2.quantity": "many" } });
  expect(collectLocalEdits(opened)).toBeUndefined();
});
