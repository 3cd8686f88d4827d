/** Session storage keys of rows not yet listed. Per tab, so that two tabs do not add them twice. */
const keys = {
  rows: "request-rows",
  reading: "request-reading",
  choices: "request-choices",
  files: "request-files",
};

type Name = keyof typeof keys;

/** Stores a text for this tab, or deletes it if empty. */
export function saveInTab(name: Name, text: string): void {
  try {
    if (text === "") {
      sessionStorage.removeItem(keys[name]);
    } else {
      sessionStorage.setItem(keys[name], text);
    }
  } catch {
    // The page itself still holds the text.
  }
}

/** Reads a stored text; empty if there is none. */
export function readFromTab(name: Name): string {
  try {
    return sessionStorage.getItem(keys[name]) ?? "";
  } catch {
    return "";
  }
}

/** Restores the rows of this tab into an empty field. */
export function restoreRows(form: HTMLFormElement): void {
  const field = form.elements.namedItem("rows");
  if (field instanceof HTMLTextAreaElement) {
    field.value ||= readFromTab("rows");
  }
}

/** Deletes the stored review. */
export function clearReview(): void {
  saveInTab("reading", "");
  saveInTab("choices", "");
}
