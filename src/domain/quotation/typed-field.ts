/** A field while it is on the page. */
export interface TypedField {
  readonly shown: string;
  /** What the list said when both were last in step. */
  readonly before: string;
}

/** The field when the list says something: what is being typed stays as it is. */
export function hearList(field: TypedField, told: string, focused: boolean): TypedField {
  return focused && field.shown !== field.before ? field : { shown: told, before: told };
}

/** The field when it is left, and what was typed into it; what the list says stands where nothing was. */
export function leaveField(
  field: TypedField,
  told: string,
): { readonly field: TypedField; readonly typed?: string } {
  const { shown, before } = field;
  return shown === before
    ? { field: { shown: told, before: told } }
    : { field: { shown, before: shown }, typed: shown };
}
