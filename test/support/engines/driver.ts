import type { Size } from "#test/support/browser.ts";

/** Name of a key in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape";

/** A function for the page. It is sent as text, so it must not use outer variables. */
export type Question<A extends readonly unknown[], R> = (...asked: A) => R | Promise<R>;

/** A browser window with mouse and keyboard, independent of the engine. */
export interface Driver {
  /** Loads an address and waits for it. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  ask<A extends readonly unknown[], R>(question: Question<A, R>, ...asked: A): Promise<R>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  pressKey(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Resizes the page, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Returns errors, exceptions and policy violations since the previous call. */
  complaints(): Promise<readonly string[]>;
  end(): Promise<void>;
}
