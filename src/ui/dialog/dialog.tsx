import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";

interface DialogProps {
  /** The id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal over the page; closes by Escape, by a click outside, and by whoever calls `onClose`. */
export function Dialog({ labelledBy, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // Before the dialog leaves the page, so that closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    document.documentElement.classList.add("has-dialog");
    return () => {
      dialog?.close();
      document.documentElement.classList.remove("has-dialog");
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (ref.current) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current;
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === ref.current && pressedOutside.current) onClose();
      }}
    >
      <div className="dialog-panel">{children}</div>
    </dialog>
  );
}
