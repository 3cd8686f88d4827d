import { ScrollArea as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** Milliseconds until the scroll bar hides again; Radix's own default, said explicitly. */
export const scrollHideDelay = 600;

interface ScrollAreaProps {
  readonly className?: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A box whose content scrolls under a slim bar. */
export function ScrollArea({ className, label, children }: ScrollAreaProps) {
  return (
    <Radix.Root className={`scroll-area ${className ?? ""}`} scrollHideDelay={scrollHideDelay}>
      <Radix.Viewport className="scroll-area-viewport" tabIndex={0} role="group" aria-label={label}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar className="scroll-area-bar" orientation="vertical">
        <Radix.Thumb className="scroll-area-thumb" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
