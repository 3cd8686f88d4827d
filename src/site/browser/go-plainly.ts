import { setList } from "#site/islands/post-plainly.ts";

/** Does what the browser itself would have done with a link or a form. */
export function goPlainly(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    location.assign(control.href);
  } else if (control instanceof HTMLFormElement) {
    setList(control);
    control.submit();
  }
}
