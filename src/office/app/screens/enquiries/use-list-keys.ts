import { useEffect } from "react";

const fields = "input, select, textarea, [role=menu], dialog";

/** Moves into the list by an arrow key. */
export function useListKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(fields) !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const isInList = document.activeElement?.classList.contains("row-link") ?? false;
      const isIntoList = event.key === "ArrowDown" && !isInList;
      const element = isIntoList ? document.querySelector<HTMLElement>(".row-link") : null;
      if (element !== null) {
        event.preventDefault();
        element.focus();
      }
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, []);
}
