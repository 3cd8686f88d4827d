import { useState } from "react";
import { wordsIn, type Language } from "#content/words/words.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ScrollArea } from "#ui/scroll-area/scroll-area.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";
import { Tooltip, TooltipProvider } from "#ui/tooltip/tooltip.tsx";

interface GalleryProps {
  readonly language: Language;
}

/** The pieces of the interface that move: tooltip, toast, dialog with its scroll area. */
export default function Gallery({ language }: GalleryProps) {
  const { contact, listing, pages } = wordsIn(language);
  const [toast, setToast] = useState<ToastMessage>();
  const [open, setOpen] = useState(false);
  const [alive, setAlive] = useState(false);
  const tell = (tone: ToastMessage["tone"], text: string) => {
    setAlive(true);
    setToast({ key: Date.now(), tone, text });
  };
  return (
    <section>
      <h2>Tooltip, toast, dialog, scroll area</h2>
      <div className="gallery-row">
        <TooltipProvider>
          <Tooltip text={listing.addToList}>
            <Button variant="outline" size="icon" aria-label={listing.addToList}>
              <Icon name="list" />
            </Button>
          </Tooltip>
          <Tooltip text={listing.dialog.close}>
            <Button variant="outline" size="icon" aria-label={listing.dialog.close}>
              <Icon name="close" />
            </Button>
          </Tooltip>
        </TooltipProvider>
        <Button data-live="" onClick={() => tell("success", contact.success)}>
          Toast: success
        </Button>
        <Button data-live="" onClick={() => tell("failure", contact.failure)}>
          Toast: failure
        </Button>
        <Button data-live="" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      {alive && (
        <Toaster
          label={contact.notifications}
          dismiss={contact.dismiss}
          message={toast}
          onClose={() => setToast(undefined)}
        />
      )}
      {open && (
        <Dialog labelledBy="gallery-dialog" onClose={() => setOpen(false)}>
          <div className="dialog-bar">
            <h2 id="gallery-dialog">Dialog</h2>
            <Button
              variant="ghost"
              size="icon"
              aria-label={listing.dialog.close}
              onClick={() => setOpen(false)}
            >
              <Icon name="close" />
            </Button>
          </div>
          <ScrollArea className="dialog-scroll" label="Dialog">
            <div className="gallery-long">
              {Array.from({ length: 40 }, (_, at) => (
                <p key={at}>
                  {at + 1}. {pages.gallery.description}
                </p>
              ))}
            </div>
          </ScrollArea>
        </Dialog>
      )}
    </section>
  );
}
