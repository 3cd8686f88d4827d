/** A search for nothing is refused by the browser, in its own language: it is told to ask by the field's name. */
export function refuseInOwnWords(input: HTMLInputElement): void {
  input.addEventListener("invalid", () => input.setCustomValidity(input.ariaLabel ?? ""));
  input.addEventListener("input", () => input.setCustomValidity(""));
}
