import { useCallback, useSyncExternalStore } from "react";
import { parseRequestList, type RequestList } from "#domain/quotation/request-list.ts";
import {
  listChanged,
  listChanges,
  readStored,
  storedNames,
  writeStored,
} from "#site/islands/stored.ts";

const nothing: RequestList = [];

let text: string | null | undefined;
let list: RequestList = nothing;

function snapshot(): RequestList {
  const stored = readStored(storedNames.list);
  if (stored !== text) {
    text = stored;
    list = parseRequestList(stored);
  }
  return list;
}

function subscribe(notify: () => void): () => void {
  for (const type of listChanges) {
    addEventListener(type, notify);
  }
  return () => {
    for (const type of listChanges) {
      removeEventListener(type, notify);
    }
  };
}

/** Changes the list as it stands at that moment. */
export type ChangeList = (nextOf: (list: RequestList) => RequestList) => void;

/**
 * The visitor's request for quotation, the same in every island and tab, how to change it, and how it stands now,
 * which another tab may have changed since this one was drawn.
 */
export function useRequestList(): readonly [RequestList, ChangeList, () => RequestList] {
  const current = useSyncExternalStore(subscribe, snapshot, () => nothing);
  const change = useCallback<ChangeList>((nextOf) => {
    const next = nextOf(snapshot());
    writeStored(storedNames.list, next.length === 0 ? null : JSON.stringify(next));
    dispatchEvent(new Event(listChanged));
  }, []);
  return [current, change, snapshot];
}
