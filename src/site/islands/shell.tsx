import { QueryClientProvider, QueryClient } from "@tanstack/react-query";
import { Component, useEffect, type ReactNode } from "react";

/** The page's one data-query client, with the library's own defaults. */
export const queryClient = new QueryClient();

interface IslandShellProps {
  /** Told once the island answers the hand. */
  readonly onAwake?: () => void;
  /** Told that the island has thrown, while its DOM still stands. */
  readonly onThrow?: () => void;
  /** Told once React has taken the DOM of a thrown island away. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** Renders nothing once a part of the island has thrown. */
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

/** What stands round every island, on the server and in the browser alike. */
export function IslandShell(props: IslandShellProps) {
  const { onAwake, children } = props;
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <ErrorBoundary {...props}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ErrorBoundary>
  );
}
