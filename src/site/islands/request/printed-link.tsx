import { useEffect, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import type { QrCodeProps } from "#ui/qr-code/qr-code.tsx";
import type { RequestWords } from "#words/en.ts";

interface PrintedLinkProps {
  readonly words: RequestWords;
  /** The address that holds the list. */
  readonly link: string;
}

interface QrCodeModule {
  readonly QrCode: ComponentType<QrCodeProps>;
}

/** The maximum modules of the code, as on the sheet of a request. */
const maxModules = 117;

/** Renders the address of the list for paper; its code is drawn when the page is printed. */
export function PrintedLink({ words, link }: PrintedLinkProps) {
  const [code, setCode] = useState<QrCodeModule>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setPrinting(true));
    const finish = () => setPrinting(false);
    import("#ui/qr-code/qr-code.tsx").then(setCode, () => undefined);
    addEventListener("beforeprint", print);
    addEventListener("afterprint", finish);
    return () => {
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", finish);
    };
  }, []);
  return (
    <div className="request-printed">
      {code && isPrinting && (
        <code.QrCode text={link} label={words.share} maxModules={maxModules} />
      )}
      <p>
        <bdi dir="ltr">{link}</bdi>
      </p>
    </div>
  );
}
