import { useState, type ReactNode } from "react";

interface Status {
  readonly text: string;
  readonly outcome?: "failure";
}

/** Renders the status line of a form. */
export function StatusLine({
  text,
  outcome,
  children,
}: Status & { readonly children?: ReactNode }) {
  return (
    <p className="contact-result" role="status" data-outcome={outcome}>
      <span>{text}</span> {children}
    </p>
  );
}

/** Holds the status line and its setters. */
export function useStatus() {
  const [status, setStatus] = useState<Status>({ text: "" });
  return {
    status,
    showStatus: (text: string) => setStatus({ text }),
    showWarning: (text: string) => setStatus({ text, outcome: "failure" }),
  };
}
