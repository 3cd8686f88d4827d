import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** Shares the delays among the tooltips inside. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  readonly children: ReactElement;
}

/** Names a control whose face is only a sign. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content className="tooltip" sideOffset={6}>
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
