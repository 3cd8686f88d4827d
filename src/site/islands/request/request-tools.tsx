import { Button } from "#ui/button/button.tsx";
import { KeepCopy } from "#site/islands/request/copy-menu.tsx";
import { linkTo, type ListCopy } from "#site/islands/request/list-copy.ts";
import type { RequestWords } from "#words/en.ts";

interface RequestToolsProps extends ListCopy {
  readonly words: RequestWords;
  readonly tell: (told: string) => void;
}

/** What can be done with a whole list beside sending it. */
export function RequestTools({ words, tell, ...list }: RequestToolsProps) {
  if (list.lines.length === 0) {
    return null;
  }
  const share = () => {
    const link = linkTo(list);
    navigator.clipboard.writeText(link).then(
      () => tell(words.shared),
      () => tell(link),
    );
  };
  return (
    <div className="request-tools">
      <Button variant="ghost" size="sm" type="button" onClick={share}>
        {words.share}
      </Button>
      <KeepCopy {...list} words={words} />
    </div>
  );
}
