import { useCallback, useSyncExternalStore } from "react";
import { readEnquiryList, type EnquiryList } from "#domain/enquiry/enquiry-list.ts";
import {
  listChanged,
  listChanges,
  readStored,
  storedNames,
  writeStored,
} from "#site/islands/stored.ts";

const nothing: EnquiryList = [];

let text: string | null | undefined;
let list: EnquiryList = nothing;

function snapshot(): EnquiryList {
  const stored = readStored(storedNames.list);
  if (stored !== text) {
    text = stored;
    list = readEnquiryList(stored);
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
export type ChangeList = (nextOf: (list: EnquiryList) => EnquiryList) => void;

/** The visitor's enquiry list, the same in every island and tab, and how to change it. */
export function useEnquiryList(): readonly [EnquiryList, ChangeList] {
  const current = useSyncExternalStore(subscribe, snapshot, () => nothing);
  const change = useCallback<ChangeList>((nextOf) => {
    const next = nextOf(snapshot());
    writeStored(storedNames.list, next.length === 0 ? null : JSON.stringify(next));
    dispatchEvent(new Event(listChanged));
  }, []);
  return [current, change];
}
