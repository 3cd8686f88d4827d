import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { EnquirySearch, EnquiryTab } from "#domain/office/enquiry-messages.ts";
import { enquiryStates } from "#domain/office/enquiry-state.ts";
import { useWords } from "#office/app/language.tsx";
import { colleaguesQuery } from "#office/app/queries.ts";

/** Milliseconds after the last key before the list is searched. */
const typingPause = 250;

interface FilterProps {
  readonly search: EnquirySearch;
  readonly tab: EnquiryTab;
  /** Shows the button that clears the filters. */
  readonly isFiltered: boolean;
  readonly onChange: (filters: EnquirySearch) => void;
}

/** Search words, owner, state and overdue; each changes the address. */
export function EnquiryFilters({ search, tab, isFiltered, onChange }: FilterProps) {
  const words = useWords("enquiries");
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return (
    <div className="list-filters" role="search">
      <SearchField words={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <label>
        <span>{words.owner}</span>
        <select
          className="control control-small"
          value={search.owner ?? ""}
          onChange={({ target }) => onChange({ owner: target.value || undefined })}
        >
          <option value="">{words.everybody}</option>
          <option value="me">{words.me}</option>
          <option value="nobody">{words.nobody}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(tab === "all" || tab === "follow-up") && (
        <label>
          <span>{words.state}</span>
          <select
            className="control control-small"
            value={search.state ?? ""}
            onChange={({ target }) =>
              onChange({ state: enquiryStates.find((state) => state === target.value) })
            }
          >
            <option value="">{words.allStates}</option>
            {enquiryStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={search.overdue === 1}
          onChange={({ target }) => onChange({ overdue: target.checked ? 1 : undefined })}
        />
        <span>{words.overdue}</span>
      </label>
      {isFiltered && (
        <button
          type="button"
          className="button button-ghost button-size-sm"
          onClick={() =>
            onChange({ q: undefined, owner: undefined, state: undefined, overdue: undefined })
          }
        >
          {words.clear}
        </button>
      )}
    </div>
  );
}

function SearchField({
  words: searched,
  onChange,
}: {
  readonly words: string;
  readonly onChange: (words: string | undefined) => void;
}) {
  const words = useWords("enquiries");
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  useEffect(() => {
    // The address changed by itself, as by going back.
    if (searched !== sent.current) {
      sent.current = searched;
      setTyped(searched);
    }
  }, [searched]);
  useEffect(() => {
    if (typed === sent.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange(typed || undefined);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <label className="list-search">
      <span>{words.search}</span>
      <input
        type="search"
        className="control control-small"
        dir="auto"
        placeholder={words.searchHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
