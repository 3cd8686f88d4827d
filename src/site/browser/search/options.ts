/** Manages the options of a combobox and the active one. */
export function createOptions(input: HTMLInputElement, panel: HTMLElement) {
  let activeIndex = -1;
  const findOptions = () => [...panel.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  function select(index: number): void {
    activeIndex = index;
    for (const [optionIndex, option] of findOptions().entries()) {
      option.setAttribute("aria-selected", String(optionIndex === index));
      if (optionIndex === index) {
        option.scrollIntoView({ block: "nearest" });
      }
    }
    const id = findOptions()[index]?.id;
    input.toggleAttribute("aria-activedescendant", id !== undefined);
    if (id !== undefined) {
      input.setAttribute("aria-activedescendant", id);
    }
  }

  /** Moves to the next or previous option; past either end is the field itself. */
  function move(step: number): void {
    const { length } = findOptions();
    if (length > 0) {
      select(((activeIndex + 1 + step + length + 1) % (length + 1)) - 1);
    }
  }

  return {
    count: () => findOptions().length,
    /** The index of the active option; -1 while the field itself is active. */
    index: () => activeIndex,
    active: () => findOptions()[activeIndex],
    select,
    move,
  };
}
