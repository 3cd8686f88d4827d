import { entriesIn } from "#domain/quotation/listed.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { mergeLines } from "#reading/request/merge-lines.ts";
import { addLine } from "#domain/quotation/request-list.ts";
import { readStored, storedNames } from "#site/islands/stored.ts";
import type { ChangeList } from "#site/islands/use-request-list.ts";

/** Puts what the address holds on the list; a whole list for a device that has one is a question first. */
export function takeAddress(lines: readonly DraftLine[], setList: ChangeList): void {
  const address = new URLSearchParams(location.search).get("l");
  if (address === null) {
    return;
  }
  const asks = lines.length > 1 && entriesIn(readStored(storedNames.list)).length > 0;
  const rest = asks ? `#${address}` : location.hash;
  history.replaceState(history.state, "", location.pathname + rest);
  if (!asks) {
    const [first] = lines;
    // A button asks for one product at its minimum: where the list has it, what was typed there stays alone.
    setList((now) =>
      first?.product !== undefined && lines.length === 1
        ? addLine(now, first)
        : mergeLines(now, lines, "skip").list,
    );
  }
}
