import { useEffect } from "react";

const fields = "input, select, textarea, [role=menu], dialog";

/** Moves into the list by an arrow key, and into the search by a slash. */
export function useListKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(fields) !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const isInList = document.activeElement?.classList.contains("row-link") ?? false;
      const selector =
        event.key === "/"
          ? "#list-search"
          : event.key === "ArrowDown" && !isInList
            ? ".row-link"
            : "";
      const element = selector === "" ? null : document.querySelector<HTMLElement>(selector);
      if (element !== null) {
        event.preventDefault();
        element.focus();
      }
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, []);
}
