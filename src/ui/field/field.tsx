import type { ComponentProps, ReactNode } from "react";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A label, its control and, where there is one, what is wrong with it. */
export function Field({ id, label, problem, children }: FieldProps) {
  return (
    <div className="field" data-invalid={problem ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** What ties a control to the problem that its field shows. */
export function describeProblem(id: string, problem: string | undefined) {
  return problem ? { "aria-invalid": true, "aria-describedby": `${id}-problem` } : {};
}

/** A one-line text control. */
export function Input(props: ComponentProps<"input">) {
  return <input className="control" dir="auto" {...props} />;
}

/** A text control of several lines. */
export function Textarea(props: ComponentProps<"textarea">) {
  return <textarea className="control" dir="auto" {...props} />;
}
