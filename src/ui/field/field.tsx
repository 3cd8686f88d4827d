import type { ComponentProps, ReactNode } from "react";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a label, its control and an optional validation message. */
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

/** Returns the ARIA attributes that link a control to its validation message. */
export function describeProblem(id: string, problem: string | undefined) {
  return problem ? { "aria-invalid": true, "aria-describedby": `${id}-problem` } : {};
}

export function Input(props: ComponentProps<"input">) {
  return <input className="control" dir="auto" {...props} />;
}

type InputFieldProps = ComponentProps<"input"> & Omit<FieldProps, "children">;

/** Renders an input with its label and an optional validation message. */
export function InputField({ id, label, problem, ...props }: InputFieldProps) {
  return (
    <Field id={id} label={label} problem={problem}>
      <Input id={id} {...describeProblem(id, problem)} {...props} />
    </Field>
  );
}

export function Textarea(props: ComponentProps<"textarea">) {
  return <textarea className="control" dir="auto" {...props} />;
}
