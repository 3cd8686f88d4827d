import { memo, useDeferredValue, useEffect, useState, type ComponentType } from "react";
import type { QrCodeProps } from "#ui/qr-code/qr-code.tsx";
import type { RequestWords } from "#words/en.ts";

interface PrintedLinkProps {
  readonly words: RequestWords;
  /** The address that holds the list. */
  readonly link: string;
}

/** The maximum modules of the code, as on the sheet of a request. */
const maxModules = 117;

/** Renders the address of the list and its code, which only paper shows. */
export function PrintedLink({ words, link }: PrintedLinkProps) {
  const [code, setCode] = useState<{ readonly Drawing: ComponentType<QrCodeProps> }>();
  // A code of a long list takes milliseconds, for which typing does not wait.
  const drawnLink = useDeferredValue(link);
  useEffect(() => {
    import("#ui/qr-code/qr-code.tsx").then(
      ({ QrCode }) => setCode({ Drawing: memo(QrCode) }),
      () => undefined,
    );
  }, []);
  return (
    <div className="request-printed">
      {code && <code.Drawing text={drawnLink} label={words.share} maxModules={maxModules} />}
      <p>
        <bdi dir="ltr">{link}</bdi>
      </p>
    </div>
  );
}
