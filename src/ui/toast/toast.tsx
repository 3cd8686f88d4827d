import { useEffect, useState } from "react";

/** Milliseconds that a message stays, unless a hand or the focus rests on it. */
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
  /** The same function every time: another one lets the message stay longer. */
  readonly onClose: () => void;
}

/**
 * Shows one message at a time above the page's foot. It is for the eye: whoever shows it also says it,
 * once, where the message belongs.
 */
export function Toaster({ label, dismiss, message, onClose }: ToasterProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) {
      return undefined;
    }
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [message, held, onClose]);

  if (!message) {
    return null;
  }
  const close = () => {
    setHeld(false);
    onClose();
  };
  return (
    <section
      className="toast-viewport"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
