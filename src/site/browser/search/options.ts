/** What a field offers, one option after another, and which of them the arrow keys have chosen. */
export function createOptions(input: HTMLInputElement, panel: HTMLElement) {
  let active = -1;
  const all = () => [...panel.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  function choose(at: number): void {
    active = at;
    for (const [nth, option] of all().entries()) {
      option.setAttribute("aria-selected", String(nth === at));
      if (nth === at) {
        option.scrollIntoView({ block: "nearest" });
      }
    }
    const id = all()[at]?.id;
    input.toggleAttribute("aria-activedescendant", id !== undefined);
    if (id !== undefined) {
      input.setAttribute("aria-activedescendant", id);
    }
  }

  /** Chooses the one before or after; beyond either end lies the field itself. */
  function move(step: number): void {
    const { length } = all();
    if (length > 0) {
      choose(((active + 1 + step + length + 1) % (length + 1)) - 1);
    }
  }

  return {
    count: () => all().length,
    /** The place of the chosen one; -1 while it is the field itself. */
    at: () => active,
    chosen: () => all()[active],
    choose,
    move,
  };
}
