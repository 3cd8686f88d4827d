/** A field while it is on the page. */
export interface TypedField {
  readonly shown: string;
  /** Value of the list when both were last in step. */
  readonly before: string;
}

/** The field when the list says something: what is being typed stays as it is. */
export function hearList(field: TypedField, value: string, focused: boolean): TypedField {
  return focused && field.shown !== field.before ? field : { shown: value, before: value };
}

/** The field when it is left, and what was typed into it; what the list says stands where nothing was. */
export function leaveField(
  field: TypedField,
  value: string,
): { readonly field: TypedField; readonly typed?: string } {
  const { shown, before } = field;
  return shown === before
    ? { field: { shown: value, before: value } }
    : { field: { shown, before: shown }, typed: shown };
}
