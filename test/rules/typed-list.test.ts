import fc from "fast-check";
import { expect, test } from "vitest";
import type { DraftLine } from "#domain/quotation/line.ts";
import {
  changeLine,
  withoutSent,
  parseRequestList,
  type RequestList,
} from "#domain/quotation/request-list.ts";
import { toggleProduct } from "#domain/quotation/toggle-product.ts";
import { hearList, leaveField, type TypedField } from "#domain/quotation/typed-field.ts";
import { problemOfLine } from "#reading/request/list-line.ts";
import { mergeLines } from "#reading/request/merge-lines.ts";

const lineFields = ["quantity", "sizes", "note"] as const;
type Field = (typeof lineFields)[number];

/** The list in the device's storage, shared by all tabs. */
interface Device {
  stored: string;
}

const listOf = ({ stored }: Device) => parseRequestList(stored);
const keep = (device: Device, list: RequestList) => {
  device.stored = JSON.stringify(list);
};

/** A tab with the request's page, simulating the fields of its lines. */
class Tab {
  readonly fields = new Map<string, TypedField>();
  heard: RequestList = [];
  focus: { readonly key: string; readonly field: Field } | undefined;
  /** The list that is being sent. */
  sending: RequestList | undefined;
  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
    this.hear();
  }

  static idOf(key: string, field: Field): string {
    return `${field} ${key}`;
  }

  /** Applies a change of another tab or this one. */
  hear(): void {
    this.heard = listOf(this.device);
    if (!this.heard.some(({ key }) => key === this.focus?.key)) {
      this.focus = undefined;
    }
    const previousFields = new Map(this.fields);
    this.fields.clear();
    for (const line of this.heard) {
      for (const field of lineFields) {
        const id = Tab.idOf(line.key, field);
        const fieldText = line[field];
        const focused = this.focus?.key === line.key && this.focus.field === field;
        this.fields.set(
          id,
          hearList(
            previousFields.get(id) ?? { shown: fieldText, before: fieldText },
            fieldText,
            focused,
          ),
        );
      }
    }
  }

  /** Types into a field; returns its previous text. */
  type(position: number, field: Field, text: string): string | undefined {
    const line = this.heard[position % Math.max(1, this.heard.length)];
    const id = line && Tab.idOf(line.key, field);
    const currentText = id === undefined ? undefined : this.fields.get(id);
    if (line && id !== undefined && currentText) {
      this.focus = { key: line.key, field };
      this.fields.set(id, { ...currentText, shown: text });
    }
    return currentText?.shown;
  }

  leave(): void {
    const { focus } = this;
    this.focus = undefined;
    const currentText = focus && this.fields.get(Tab.idOf(focus.key, focus.field));
    if (!focus || !currentText) {
      return;
    }
    const listedText = this.heard.find(({ key }) => key === focus.key)?.[focus.field] ?? "";
    const { field, typed } = leaveField(currentText, listedText);
    this.fields.set(Tab.idOf(focus.key, focus.field), field);
    if (typed !== undefined) {
      keep(this.device, changeLine(listOf(this.device), focus.key, focus.field, typed));
      this.hear();
    }
  }

  /** Simulates a reload. */
  begin(): void {
    this.fields.clear();
    this.sending = undefined;
    this.hear();
  }
}

const line = (key: string, quantity = ""): DraftLine => ({
  ...{ key, text: key, quantity, sizes: "", note: "" },
});
const boots = { slug: "boots", code: "FP002", name: "Steel-toe boot", minimum: 20 };

interface Typed {
  readonly over: string | undefined;
  readonly text: string;
}

const tab = fc.nat(1);
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("40", "1.5", "ten", "0", "42x10 43x12", "٥٠", "1e9", "10-20", ""),
);
const step = fc.oneof(
  fc.record({
    kind: fc.constant("type" as const),
    tab,
    at: fc.nat(5),
    field: fc.constantFrom(...lineFields),
    text,
  }),
  fc.record({
    kind: fc.constantFrom(
      ...(["leave", "hear", "reload", "back", "send", "refused", "accepted"] as const),
    ),
    tab,
  }),
  fc.record({ kind: fc.constantFrom(...(["send", "accepted"] as const)), tab: fc.constant(0) }),
  fc.record({ kind: fc.constantFrom(...(["add", "merge", "again"] as const)), tab }),
);

test("nothing that was typed is changed or lost in silence, in 10,000 sequences in two tabs", () => {
  let sent = 0;
  let typedIn = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const device: Device = { stored: JSON.stringify([line("mat"), line("barrier", "7")]) };
      const tabs = [new Tab(device), new Tab(device)] as const;
      /** What the list has to say: the last text that was typed into each field and left. */
      const expected = new Map(listOf(device).map((one) => [one.key, one]));
      const expectNew = () => {
        for (const one of listOf(device)) {
          if (!expected.has(one.key)) {
            expected.set(one.key, one);
          }
        }
      };
      /** What each tab's visitor has typed into the field that has the focus, over what stood there. */
      const pending: [Typed | undefined, Typed | undefined] = [undefined, undefined];
      const leave = (at: 0 | 1) => {
        const { focus } = tabs[at];
        const now = pending[at];
        const own = focus && expected.get(focus.key);
        pending[at] = undefined;
        tabs[at].leave();
        if (focus && own && now && now.text !== now.over) {
          typedIn += 1;
          expected.set(focus.key, { ...own, [focus.field]: now.text });
        }
      };
      for (const one of steps) {
        const at = one.tab === 0 ? 0 : 1;
        const here = tabs[at];
        // What arrives by itself takes the focus from nothing.
        if (!["hear", "refused", "accepted"].includes(one.kind)) {
          leave(at);
        }
        switch (one.kind) {
          case "type": {
            const over = here.type(one.at, one.field, one.text);
            pending[at] = { over, text: one.text };
            break;
          }
          case "leave":
            break;
          case "hear":
            here.hear();
            break;
          case "reload":
          case "back":
            here.begin();
            break;
          case "send": {
            const lines = listOf(device);
            here.sending ??= lines.some((own) => problemOfLine(own)) ? undefined : lines;
            break;
          }
          case "refused":
            here.sending = undefined;
            break;
          case "accepted": {
            const lines = here.sending ?? [];
            keep(device, withoutSent(listOf(device), lines));
            here.sending = undefined;
            // A line may leave the list only as it was sent.
            for (const was of lines) {
              if (JSON.stringify(expected.get(was.key)) === JSON.stringify(was)) {
                expected.delete(was.key);
                sent += 1;
              }
            }
            here.hear();
            break;
          }
          case "add":
            device.stored = toggleProduct(device.stored, boots, new Map());
            if (!listOf(device).some(({ key }) => key === "boots")) {
              expected.delete("boots");
            }
            expectNew();
            here.hear();
            break;
          case "merge":
          case "again": {
            const before = listOf(device);
            const quantity = one.kind === "merge" ? "9" : "";
            const { list } = mergeLines(before, [line("mat", quantity)], "skip");
            keep(device, list);
            expectNew();
            here.hear();
          }
        }
        // Compared as texts: a matcher at every step would take ten times as long.
        const kept = JSON.stringify(listOf(device));
        const wanted = JSON.stringify([...expected.values()]);
        if (kept !== wanted) {
          expect(kept).toBe(wanted);
        }
        for (const { focus, fields: shown, heard } of tabs) {
          for (const own of heard) {
            for (const field of lineFields) {
              const isTyped = focus?.key === own.key && focus.field === field;
              const now = shown.get(Tab.idOf(own.key, field))?.shown;
              if (!isTyped && now !== own[field]) {
                expect(now).toBe(own[field]);
              }
            }
          }
        }
      }
    }),
    { numRuns: 10_000 },
  );
  // The sequences do reach what they are about.
  expect(sent).toBeGreaterThan(1000);
  expect(typedIn).toBeGreaterThan(3000);
});

test("a line that was changed while it was under way stays, and only that one", () => {
  const [mat, barrier] = [line("mat", "5"), line("barrier", "7")];
  const now = changeLine([mat, barrier, line("late")], "mat", "quantity", "6");
  expect(withoutSent(now, [mat, barrier]).map(({ key, quantity }) => [key, quantity])).toEqual([
    ["mat", "6"],
    ["late", ""],
  ]);
});

test("a list that is merged adds what asks otherwise, and nothing twice", () => {
  const list = [line("boots", "50"), line("mat", "٥")];
  const lines = [line("boots", "50"), line("boots", "20"), line("boots", "20"), line("mat", "5")];
  const merged = mergeLines(list, lines, "skip");
  expect(merged.list.map(({ key, quantity }) => [key, quantity])).toEqual([
    ["boots", "50"],
    ["mat", "٥"],
    ["boots 2", "20"],
    ["boots 3", "20"],
  ]);
  const full = Array.from({ length: 500 }, (_own, at) => line(`own ${at}`));
  expect(mergeLines(full, [line("late")], "skip")).toEqual({
    list: full,
    summed: 0,
    left: [line("late")],
  });
});

test("what is being typed is not changed by another tab, and what is not is shown at once", () => {
  expect(hearList({ shown: "4", before: "40" }, "77", true)).toEqual({ shown: "4", before: "40" });
  expect(hearList({ shown: "40", before: "40" }, "77", true).shown).toBe("77");
  expect(hearList({ shown: "40", before: "40" }, "77", false).shown).toBe("77");
  expect(leaveField({ shown: "4", before: "40" }, "77")).toEqual({
    field: { shown: "4", before: "4" },
    typed: "4",
  });
  expect(leaveField({ shown: "40", before: "40" }, "77").typed).toBeUndefined();
});
