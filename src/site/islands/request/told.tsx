import { useState, type ReactNode } from "react";

interface Saying {
  readonly text: string;
  readonly outcome?: "failure";
}

/** The one line in which a form says what was done, or what is wrong. */
export function Told({ text, outcome, children }: Saying & { readonly children?: ReactNode }) {
  return (
    <p className="contact-result" role="status" data-outcome={outcome}>
      <span>{text}</span> {children}
    </p>
  );
}

/** What that line says, and how it is changed. */
export function useTold() {
  const [told, setTold] = useState<Saying>({ text: "" });
  return {
    told,
    tell: (text: string) => setTold({ text }),
    warn: (text: string) => setTold({ text, outcome: "failure" }),
  };
}
