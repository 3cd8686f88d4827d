import { setList } from "#site/islands/post-plainly.ts";

interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Returns true for a click without modifier keys, which would open a new tab or window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: Click): boolean {
  return !metaKey && !ctrlKey && !shiftKey;
}

/** Does what the browser would do with a link or form. */
export function runDefaultAction(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    location.assign(control.href);
  } else if (control instanceof HTMLFormElement) {
    setList(control);
    control.submit();
  }
}
