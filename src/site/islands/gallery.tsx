import { useCallback, useState } from "react";
import type { IslandProps } from "#site/islands/island.tsx";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";

/** Renders buttons that show toasts, for the gallery page. */
export default function Gallery({ words: contact }: IslandProps) {
  const [toast, setToast] = useState<ToastMessage>();
  const [isShown, setShown] = useState(false);
  const close = useCallback(() => setToast(undefined), []);
  const showToast = (tone: ToastMessage["tone"], text: string) => {
    setShown(true);
    setToast({ key: Date.now(), tone, text });
  };
  return (
    <section>
      <h2>Toast</h2>
      <div className="gallery-row">
        <Button data-live="" onClick={() => showToast("success", contact.success)}>
          Toast: success
        </Button>
        <Button data-live="" onClick={() => showToast("failure", contact.failure)}>
          Toast: failure
        </Button>
      </div>
      {isShown && (
        <Toaster
          label={contact.notifications}
          dismiss={contact.dismiss}
          message={toast}
          onClose={close}
        />
      )}
    </section>
  );
}
