interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click asks for nothing but the link itself: no new tab, no new window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: Click): boolean {
  return !metaKey && !ctrlKey && !shiftKey;
}
