import { useCallback, useSyncExternalStore } from "react";
import { parseRequestList, type RequestList } from "#domain/quotation/request-list.ts";
import {
  listChangedEvent,
  listChangeEvents,
  readStored,
  storageKeys,
  writeStored,
} from "#site/islands/device-storage.ts";

const nothing: RequestList = [];

let text: string | null | undefined;
let list: RequestList = nothing;

function snapshot(): RequestList {
  const stored = readStored(storageKeys.list);
  if (stored !== text) {
    text = stored;
    list = parseRequestList(stored);
  }
  return list;
}

function subscribe(notify: () => void): () => void {
  for (const type of listChangeEvents) {
    addEventListener(type, notify);
  }
  return () => {
    for (const type of listChangeEvents) {
      removeEventListener(type, notify);
    }
  };
}

/** Applies an update to the current list. */
export type ChangeList = (nextOf: (list: RequestList) => RequestList) => void;

/**
 * Returns the list shared by all islands and tabs, a function to change it, and one to read its
 * latest state.
 */
export function useRequestList(): readonly [RequestList, ChangeList, () => RequestList] {
  const current = useSyncExternalStore(subscribe, snapshot, () => nothing);
  const change = useCallback<ChangeList>((update) => {
    const changed = update(snapshot());
    writeStored(storageKeys.list, changed.length === 0 ? null : JSON.stringify(changed));
    dispatchEvent(new Event(listChangedEvent));
  }, []);
  return [current, change, snapshot];
}
