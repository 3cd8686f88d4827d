/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** Pixels between a control and what names it, and between that and the edge of the window. */
const gap = 6;

function nameUnder(control: HTMLElement, tooltip: HTMLElement): void {
  (control.closest("dialog") ?? document.body).append(tooltip);
  tooltip.showPopover();
  const { left, width, bottom } = control.getBoundingClientRect();
  const most = document.documentElement.clientWidth - tooltip.offsetWidth - gap;
  const centred = left + (width - tooltip.offsetWidth) / 2;
  tooltip.style.left = `${Math.max(gap, Math.min(centred, most))}px`;
  tooltip.style.top = `${bottom + gap}px`;
}

/** Names every control with `data-tooltip` whose face is only a sign, for whoever points at it. */
export function attendTooltips(): void {
  const tooltip = document.createElement("div");
  // Chrome 109 and Firefox 115 have no popovers; the controls have their names without.
  if (!("popover" in tooltip)) {
    return;
  }
  tooltip.className = "tooltip";
  tooltip.setAttribute("role", "tooltip");
  tooltip.popover = "manual";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = Number.NEGATIVE_INFINITY;
  let control: HTMLElement | null = null;

  function close(): void {
    clearTimeout(timer);
    control = null;
    if (tooltip.isConnected) {
      tooltip.remove();
      closed = performance.now();
    }
  }

  function point(event: Event): void {
    const { target } = event;
    const next = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
    const touched = event instanceof PointerEvent && event.pointerType !== "mouse";
    const meant = event.type !== "focusin" || next?.matches(":focus-visible");
    if (next === control) {
      return;
    }
    close();
    if (next && meant && !touched) {
      control = next;
      const wait = performance.now() - closed < tooltipSkipDelay ? 0 : tooltipDelay;
      timer = setTimeout(() => {
        tooltip.textContent = next.dataset["tooltip"] ?? "";
        nameUnder(next, tooltip);
      }, wait);
    }
  }

  addEventListener("pointerover", point);
  addEventListener("focusin", point);
  for (const type of ["focusout", "pointerdown", "keydown", "scroll", "popstate"]) {
    addEventListener(type, close, { capture: true, passive: true });
  }
}
