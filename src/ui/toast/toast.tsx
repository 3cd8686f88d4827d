import { Toast as Radix } from "radix-ui";

export interface ToastMessage {
  readonly key: number;
  readonly tone: "success" | "failure";
  readonly text: string;
}

interface ToasterProps {
  readonly label: string;
  readonly dismiss: string;
  readonly message: ToastMessage | undefined;
  readonly onClose: () => void;
}

/** Shows one message at a time above the page's foot, and says it to screen readers. */
export function Toaster({ label, dismiss, message, onClose }: ToasterProps) {
  return (
    <Radix.Provider label={label} duration={8000}>
      {message && (
        <Radix.Root
          key={message.key}
          className={`toast toast-${message.tone}`}
          type="foreground"
          onOpenChange={(open) => {
            if (!open) {
              onClose();
            }
          }}
        >
          <Radix.Description>{message.text}</Radix.Description>
          <Radix.Close className="toast-close" aria-label={dismiss}>
            <span className="icon icon-close" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-viewport" />
    </Radix.Provider>
  );
}
