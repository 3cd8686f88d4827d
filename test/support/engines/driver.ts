import type { Size } from "#test/support/browser.ts";

/** A key by its name, as `KeyboardEvent.key` has it. */
export type Key = "Tab" | "Enter" | "Escape";

/** A function that runs in the page. It is handed over as text, so it may use nothing around it. */
export type Question<A extends readonly unknown[], R> = (...asked: A) => R | Promise<R>;

/** One window of a browser, and the hand that holds mouse and keyboard. What is not in here no engine has to know. */
export interface Driver {
  /** Loads an address, and waits until it has. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Asks the page; what goes in and comes out is JSON. */
  ask<A extends readonly unknown[], R>(question: Question<A, R>, ...asked: A): Promise<R>;
  /** Presses the mouse at a place of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  pressKey(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the page a size, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Errors, uncaught exceptions and breaches of the content policy since it was last asked. */
  complaints(): Promise<readonly string[]>;
  end(): Promise<void>;
}
