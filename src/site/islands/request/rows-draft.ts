/**
 * What was written or pasted and stands on no list yet. It is of one tab, unlike the list: rows that two tabs showed
 * would be put on it twice.
 */
const names = { rows: "request-rows", reading: "request-reading", choices: "request-choices" };

type Name = keyof typeof names;

/** Keeps a text for this tab, or forgets it when it is empty. */
export function keepInTab(name: Name, text: string): void {
  try {
    if (text === "") {
      sessionStorage.removeItem(names[name]);
    } else {
      sessionStorage.setItem(names[name], text);
    }
  } catch {
    // The page itself still has it.
  }
}

/** What was kept for this tab; empty where nothing was. */
export function keptInTab(name: Name): string {
  try {
    return sessionStorage.getItem(names[name]) ?? "";
  } catch {
    return "";
  }
}

/** Puts back rows that were left in this tab, into a field that says nothing yet. */
export function restoreRows(form: HTMLFormElement): void {
  const field = form.elements.namedItem("rows");
  if (field instanceof HTMLTextAreaElement) {
    field.value ||= keptInTab("rows");
  }
}

/** Forgets the rows that were looked through. */
export function forgetReview(): void {
  keepInTab("reading", "");
  keepInTab("choices", "");
}
