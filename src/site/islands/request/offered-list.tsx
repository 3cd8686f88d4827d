import { useEffect, useState } from "react";
import { parseListAddress } from "#domain/quotation/list-address.ts";
import type { AddressReading } from "#domain/quotation/list-address.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

type Offered = Extract<AddressReading, { kind: "list" }>;

interface OfferedListProps {
  readonly words: RequestWords;
  readonly onTake: (offered: Offered, instead: boolean) => Promise<void>;
}

/** Offers the list in a shared link's fragment; it is added only on confirmation. */
export function OfferedList({ words, onTake }: OfferedListProps) {
  const [reading, setReading] = useState<AddressReading>();

  useEffect(() => {
    const read = () => {
      const fragment = location.hash.slice(1);
      setReading(/^\w{1,3}\./.test(fragment) ? parseListAddress(fragment) : undefined);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  if (!reading) {
    return null;
  }
  const close = () => {
    setReading(undefined);
    history.replaceState(history.state, "", location.pathname);
  };
  const accept = (offered: Offered, instead: boolean) => {
    void onTake(offered, instead);
    close();
  };
  return (
    <div className="request-offered" role="alert">
      {reading.kind === "list" ? (
        <>
          <p>{words.offered(reading.lines.length)}</p>
          {reading.lost > 0 && <p>{words.lost(reading.lost)}</p>}
          <Button type="button" size="sm" onClick={() => accept(reading, false)}>
            {words.merge}
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={() => accept(reading, true)}>
            {words.replace}
          </Button>
        </>
      ) : (
        <p>{words.unreadable}</p>
      )}
      <Button type="button" size="sm" variant="ghost" onClick={close}>
        {words.leave}
      </Button>
    </div>
  );
}
