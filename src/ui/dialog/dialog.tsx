import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";

interface DialogProps {
  readonly id: string;
  /** The id of the heading that labels the dialog. */
  readonly labelledBy: string;
  /** Content of the title bar, next to the close button. */
  readonly bar: ReactNode;
  /** The label of the close button. */
  readonly close: string;
  /** The label of the scrollable body. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Renders a closed modal dialog; the browser traps the focus while it is open. */
export function Dialog({ id, labelledBy, bar, close, label, children }: DialogProps) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={labelledBy}>
      <div className="dialog-panel">
        <div className="dialog-bar">
          {bar}
          <button
            type="button"
            className="button button-ghost button-size-icon"
            aria-label={close}
            data-tooltip={close}
            {...{ command: "close", commandfor: id }}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="dialog-scroll scroll-area" role="group" aria-label={label} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
