import { useCallback, useRef, useState } from "react";

/** Rows that are drawn above and below the visible ones. */
const margin = 12;

interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Draws only the rows of a scrolled table that can be seen; all rows have the same height in pixels. */
export function useWindow(count: number, rowHeight: number) {
  const scroller = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: 60 });
  const update = useCallback(() => {
    const element = scroller.current;
    if (element !== null) {
      const firstVisible = Math.floor(element.scrollTop / rowHeight);
      const visible = Math.ceil(element.clientHeight / rowHeight);
      // Steps of the margin keep the same rows during most of a scroll.
      const start = Math.max(0, Math.floor((firstVisible - margin) / margin) * margin);
      const end = start + visible + 3 * margin;
      setShown((current) =>
        current.start === start && current.end === end ? current : { start, end },
      );
    }
  }, [rowHeight]);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      const observer = new ResizeObserver(update);
      if (element !== null) {
        observer.observe(element);
      }
      return () => observer.disconnect();
    },
    [update],
  );
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null) {
        return;
      }
      const top = index * rowHeight;
      const visible = element.clientHeight - 2 * rowHeight;
      if (top < element.scrollTop) {
        element.scrollTo({ top });
      } else if (top > element.scrollTop + visible) {
        element.scrollTo({ top: top - visible });
      }
      update();
    },
    [rowHeight, update],
  );
  const start = Math.min(shown.start, Math.max(0, count - 1));
  const end = Math.min(shown.end, count);
  return {
    start,
    end,
    /** Heights of the rows that are not drawn, in pixels. */
    above: start * rowHeight,
    below: (count - end) * rowHeight,
    attach,
    update,
    scrollTo,
  };
}
