/**
 * Milliseconds before the first tooltip opens; the next one opens at once within the skip delay.
 */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** Pixels between control and tooltip, and between tooltip and window edge. */
const gap = 6;

function placeTooltip(control: HTMLElement, tooltip: HTMLElement): void {
  (control.closest("dialog") ?? document.body).append(tooltip);
  tooltip.showPopover();
  const { left, width, bottom } = control.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - tooltip.offsetWidth - gap;
  const centred = left + (width - tooltip.offsetWidth) / 2;
  tooltip.style.left = `${Math.max(gap, Math.min(centred, rightmost))}px`;
  tooltip.style.top = `${bottom + gap}px`;
}

/** Shows the `data-tooltip` of icon-only controls on hover and keyboard focus. */
export function initTooltips(): void {
  const tooltip = document.createElement("div");
  // Chrome 109 and Firefox 115 lack popovers; the controls keep their accessible names.
  if (!("popover" in tooltip)) {
    return;
  }
  tooltip.className = "tooltip";
  tooltip.setAttribute("role", "tooltip");
  tooltip.popover = "manual";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let currentControl: HTMLElement | null = null;

  function close(): void {
    clearTimeout(timer);
    currentControl = null;
    if (tooltip.isConnected) {
      tooltip.remove();
      closedAt = performance.now();
    }
  }

  function update(event: Event): void {
    const { target } = event;
    const control =
      target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
    const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
    const isIntended = event.type !== "focusin" || control?.matches(":focus-visible");
    if (control === currentControl) {
      return;
    }
    close();
    if (control && isIntended && !isTouch) {
      currentControl = control;
      const wait = performance.now() - closedAt < tooltipSkipDelay ? 0 : tooltipDelay;
      timer = setTimeout(() => {
        tooltip.textContent = control.dataset["tooltip"] ?? "";
        placeTooltip(control, tooltip);
      }, wait);
    }
  }

  addEventListener("pointerover", update);
  addEventListener("focusin", update);
  for (const type of ["focusout", "pointerdown", "keydown", "scroll", "popstate"]) {
    addEventListener(type, close, { capture: true, passive: true });
  }
}
