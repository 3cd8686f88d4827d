/** The parts of the header's search. */
export function partsOf(form: HTMLFormElement) {
  const place = form.closest<HTMLElement>(".nav-search");
  const input = form.querySelector("input");
  const panel = place?.querySelector<HTMLElement>(".search-panel");
  const status = place?.querySelector("[role=status]");
  if (!place || !input || !panel || !status) {
    throw new Error("The page has no search");
  }
  return { place, input, panel, status };
}
