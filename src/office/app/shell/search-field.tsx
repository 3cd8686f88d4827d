interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A labelled field that narrows what stands below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="field content-search">
      <span>{label}</span>
      <input
        className="control"
        type="search"
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
