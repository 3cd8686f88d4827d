import { changeLine, parseRequestList } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { hearList, leaveField, type TypedField } from "#domain/quotation/typed-field.ts";

export const lineFields = ["quantity", "sizes", "note"] as const;
export type Field = (typeof lineFields)[number];

/** The list in the device's storage, which all tabs share. */
export interface Device {
  stored: string;
}

export const listOf = ({ stored }: Device) => parseRequestList(stored);
export const keep = (device: Device, list: RequestList) => {
  device.stored = JSON.stringify(list);
};

/** A tab with the page of the request, as the fields of its lines behave. */
export class Tab {
  readonly fields = new Map<string, TypedField>();
  heard: RequestList = [];
  focus: { readonly key: string; readonly field: Field } | undefined;
  /** What is under way to the supplier. */
  sending: RequestList | undefined;
  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
    this.hear();
  }

  static idOf(key: string, field: Field): string {
    return `${field} ${key}`;
  }

  /** The other tab's change arrives, or this one's own. */
  hear(): void {
    this.heard = listOf(this.device);
    if (!this.heard.some(({ key }) => key === this.focus?.key)) {
      this.focus = undefined;
    }
    const before = new Map(this.fields);
    this.fields.clear();
    for (const one of this.heard) {
      for (const field of lineFields) {
        const id = Tab.idOf(one.key, field);
        const told = one[field];
        const focused = this.focus?.key === one.key && this.focus.field === field;
        this.fields.set(
          id,
          hearList(before.get(id) ?? { shown: told, before: told }, told, focused),
        );
      }
    }
  }

  /** Types into a field, and answers what stood there. */
  type(at: number, field: Field, text: string): string | undefined {
    const one = this.heard[at % Math.max(1, this.heard.length)];
    const id = one && Tab.idOf(one.key, field);
    const now = id === undefined ? undefined : this.fields.get(id);
    if (one && id !== undefined && now) {
      this.focus = { key: one.key, field };
      this.fields.set(id, { ...now, shown: text });
    }
    return now?.shown;
  }

  leave(): void {
    const { focus } = this;
    this.focus = undefined;
    const now = focus && this.fields.get(Tab.idOf(focus.key, focus.field));
    if (!focus || !now) {
      return;
    }
    const told = this.heard.find(({ key }) => key === focus.key)?.[focus.field] ?? "";
    const { field, typed } = leaveField(now, told);
    this.fields.set(Tab.idOf(focus.key, focus.field), field);
    if (typed !== undefined) {
      keep(this.device, changeLine(listOf(this.device), focus.key, focus.field, typed));
      this.hear();
    }
  }

  /** Reloaded, or left and come back to. */
  begin(): void {
    this.fields.clear();
    this.sending = undefined;
    this.hear();
  }
}
