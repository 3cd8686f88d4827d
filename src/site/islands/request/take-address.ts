import { entriesIn } from "#domain/quotation/listed.ts";
import type { PostedLine } from "#domain/quotation/posted-lines.ts";
import { mergeLines } from "#domain/quotation/request-list.ts";
import { readStored, storedNames } from "#site/islands/stored.ts";
import type { ChangeList } from "#site/islands/use-request-list.ts";

/** Puts what the address holds on the list; a whole list for a device that has one is a question first. */
export function takeAddress(lines: readonly PostedLine[], setList: ChangeList): void {
  const address = new URLSearchParams(location.search).get("l");
  if (address === null) {
    return;
  }
  const asks = lines.length > 1 && entriesIn(readStored(storedNames.list)).length > 0;
  const rest = asks ? `#${address}` : location.hash;
  history.replaceState(history.state, "", location.pathname + rest);
  if (!asks) {
    setList((now) =>
      mergeLines(
        now,
        lines.map(({ line }) => line),
      ),
    );
  }
}
