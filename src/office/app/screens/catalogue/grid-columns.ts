import { useState } from "react";
import { gridFields } from "#domain/office/catalogue-messages.ts";
import type { GridField } from "#domain/office/catalogue-messages.ts";

const storageKey = "catalogue-columns";

/** Columns that a new clerk sees. */
const usualColumns: readonly GridField[] = gridFields.filter((field) => field !== "lead-days");

function readChoice(): readonly GridField[] {
  const stored = localStorage.getItem(storageKey)?.split(",");
  return stored === undefined ? usualColumns : gridFields.filter((field) => stored.includes(field));
}

/** The columns that the person chose, which this browser remembers. */
export function useGridColumns() {
  const [columns, setColumns] = useState(readChoice);
  return {
    columns,
    toggle: (field: GridField): void => {
      const chosen = gridFields.filter((name) =>
        name === field ? !columns.includes(field) : columns.includes(name),
      );
      localStorage.setItem(storageKey, chosen.join(","));
      setColumns(chosen);
    },
  };
}
