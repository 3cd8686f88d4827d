import { Button } from "#ui/button/button.tsx";
import { CopyMenu } from "#site/islands/request/copy-menu.tsx";
import { listLink, type ListCopy } from "#site/islands/request/list-copy.ts";
import type { RequestWords } from "#words/en.ts";

interface RequestToolsProps extends ListCopy {
  readonly words: RequestWords;
  readonly showStatus: (text: string) => void;
}

/** Renders the actions on a whole list, other than sending. */
export function RequestTools({ words, showStatus, ...list }: RequestToolsProps) {
  if (list.lines.length === 0) {
    return null;
  }
  const share = () => {
    const link = listLink(list);
    navigator.clipboard.writeText(link).then(
      () => showStatus(words.shared),
      () => showStatus(link),
    );
  };
  return (
    <div className="request-tools">
      <Button variant="outline" size="sm" type="button" onClick={share}>
        {words.share}
      </Button>
      <CopyMenu {...list} words={words} />
    </div>
  );
}
