import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";

interface DialogProps {
  readonly id: string;
  /** The id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** What stands in the bar beside the button that closes. */
  readonly bar: ReactNode;
  /** The name of the button that closes. */
  readonly close: string;
  /** The name of the box inside, which scrolls. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A modal over the page, closed until it is opened; the browser keeps the focus inside. */
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
