import { useCallback, useState } from "react";
import type { IslandProps } from "#site/islands/island.tsx";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";

/** The piece of the interface that comes and goes by itself. */
export default function Gallery({ words: contact }: IslandProps) {
  const [toast, setToast] = useState<ToastMessage>();
  const [alive, setAlive] = useState(false);
  const close = useCallback(() => setToast(undefined), []);
  const tell = (tone: ToastMessage["tone"], text: string) => {
    setAlive(true);
    setToast({ key: Date.now(), tone, text });
  };
  return (
    <section>
      <h2>Toast</h2>
      <div className="gallery-row">
        <Button data-live="" onClick={() => tell("success", contact.success)}>
          Toast: success
        </Button>
        <Button data-live="" onClick={() => tell("failure", contact.failure)}>
          Toast: failure
        </Button>
      </div>
      {alive && (
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
