import { changeLine, parseRequestList } from "#domain/quotation/request-list.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { hearList, leaveField, type TypedField } from "#domain/quotation/typed-field.ts";

export const lineFields = ["quantity", "sizes", "note"] as const;
export type Field = (typeof lineFields)[number];

/** The list in the device's storage, shared by all tabs. */
export interface Device {
  stored: string;
}

export const listOf = ({ stored }: Device) => parseRequestList(stored);
export const keep = (device: Device, list: RequestList) => {
  device.stored = JSON.stringify(list);
};

/** A tab with the request's page, simulating the fields of its lines. */
export class Tab {
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
