import { useEffect, useState } from "react";

/** Milliseconds that a message stays visible, unless it is hovered or focused. */
const duration = 8000;

export interface ToastMessage {
  readonly key: number;
  readonly tone: "success" | "failure";
  readonly text: string;
}

interface ToasterProps {
  readonly label: string;
  readonly dismiss: string;
  readonly message: ToastMessage | undefined;
  /** Must be a stable function: a new one restarts the timer. */
  readonly onClose: () => void;
}

/** Shows one message at a time, visually only: the caller announces it to screen readers. */
export function Toaster({ label, dismiss, message, onClose }: ToasterProps) {
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!message || isPaused) {
      return undefined;
    }
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [message, isPaused, onClose]);

  if (!message) {
    return null;
  }
  const close = () => {
    setPaused(false);
    onClose();
  };
  return (
    <section
      className="toast-viewport"
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={({ key }) => {
        if (key === "Escape") {
          close();
        }
      }}
    >
      <div key={message.key} className={`toast toast-${message.tone}`}>
        <p>{message.text}</p>
        <button type="button" className="toast-close" aria-label={dismiss} onClick={close}>
          <span className="icon icon-close" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
