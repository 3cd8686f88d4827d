import { savesData } from "#site/browser/saves-data.ts";

/** Fetches a page when the hand approaches its link, where the browser has no speculation rules. */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.("speculationrules") || savesData()) return;
  const fetched = new Set<string>([location.href]);
  const approach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || fetched.has(link.href)) return;
    // Answers to a query are made when they are asked for, and a part of this page is here already.
    if (link.search !== "" || link.hash !== "") return;
    fetched.add(link.href);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.href;
    document.head.append(hint);
  };
  for (const type of ["pointerover", "touchstart"]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
}
