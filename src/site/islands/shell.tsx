import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { queryClient } from "#site/islands/query-client.ts";

interface IslandShellProps {
  /** Told once the island answers the hand. */
  readonly onAwake?: () => void;
  readonly children: ReactNode;
}

/** What stands round every island, on the server and in the browser alike. */
export function IslandShell({ onAwake, children }: IslandShellProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
