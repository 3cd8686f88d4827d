import { QueryClientProvider, QueryClient } from "@tanstack/react-query";
import { Component, useEffect, type ReactNode } from "react";

/** The data-query client of the page, with the library's defaults. */
export const queryClient = new QueryClient();

interface IslandShellProps {
  /** Called once the island is hydrated. */
  readonly onHydrated?: () => void;
  /** Called when the island has thrown, before React removes its DOM. */
  readonly onThrow?: () => void;
  /** Called once React has removed the DOM of a failed island. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** Renders nothing after an error in the island. */
class ErrorBoundary extends Component<IslandShellProps, { readonly thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    if (this.state.thrown) {
      this.props.onThrow?.();
      return null;
    }
    return this.props.children;
  }
}

/** Wraps every island, on the server and in the browser. */
export function IslandShell(props: IslandShellProps) {
  const { onHydrated, children } = props;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary {...props}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ErrorBoundary>
  );
}
