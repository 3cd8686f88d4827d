import { addressesIn } from "#addresses";
import type { Language } from "#domain/language.ts";
import { listAddress } from "#domain/quotation/list-address.ts";
import { addressOfLine } from "#domain/quotation/list-line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface RequestToolsProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly list: RequestList;
  readonly onTold: (told: string) => void;
}

/** What can be done with a whole list beside sending it. */
export function RequestTools({ language, words, list, onTold }: RequestToolsProps) {
  if (list.length === 0) {
    return null;
  }
  const share = () => {
    const address = `${addressesIn(language).request}#${listAddress(list.map(addressOfLine))}`;
    navigator.clipboard.writeText(location.origin + address).then(
      () => onTold(words.shared),
      () => onTold(location.origin + address),
    );
  };
  return (
    <p className="request-tools">
      <Button variant="ghost" size="sm" type="button" onClick={share}>
        {words.share}
      </Button>
    </p>
  );
}
