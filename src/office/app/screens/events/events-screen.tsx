import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { slugOfFile } from "#domain/office/draft.ts";
import { parsePath } from "#domain/office/content-form.ts";
import { eventPage } from "#domain/office/event.ts";
import type { OfficeEvent } from "#domain/office/event.ts";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { useCellText } from "#office/app/screens/changes/cell-text.ts";
import { useFieldName } from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { ValueLines } from "#office/app/screens/content/value-lines.tsx";
import { differences } from "#office/app/screens/changes/differences.ts";
import { columnsQuery } from "#office/app/screens/import/import-calls.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { SearchField } from "#office/app/shell/search-field.tsx";
import { Button } from "#ui/button/button.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { riyadhTime } from "#words/times.ts";

/** The append-only log of changes, the newest first. */
export function EventsScreen() {
  const words = useWords("events");
  const { language } = useLanguage();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, error, fetchNextPage, hasNextPage, isPending } = useInfiniteQuery({
    queryKey: ["events", language, q],
    queryFn: ({ pageParam }) => {
      const query = { language, q, ...(pageParam !== null && { older: pageParam }) };
      return callApi(`/api/events?${new URLSearchParams(query)}`, { answer: eventPage });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
    placeholderData: keepPreviousData,
  });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <div className="screen">
      <h1 id="events">{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      <SearchField label={words.search} value={typed} onChange={setTyped} />
      <ProblemNote error={error} />
      {!isPending && events.length === 0 ? (
        <p role="status">{q === "" ? words.none : words.nothingFound}</p>
      ) : (
        <ScrollTable
          id="events"
          className="events"
          columns={[
            words.time,
            words.person,
            words.change,
            words.subject,
            words.before,
            words.after,
          ]}
        >
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ScrollTable>
      )}
      {hasNextPage && (
        <Button variant="outline" size="sm" onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </div>
  );
}

function EventRow({ event }: { readonly event: OfficeEvent }) {
  const words = useWords("events");
  const { release } = useWords("changes");
  const { language } = useLanguage();
  const fileName = useFileName();
  const { at, person, what, subject, name, before, after } = event;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const isFile = /\.(?:yaml|svg)$/.test(subject);
  const isPage = isFile && slugOfFile(subject) === undefined;
  const kind = isPage && what === "catalogue.edited" ? words.editedPage : (kinds[what] ?? what);
  const isRelease = /^catalogue\.(?:published|served|restored)$/.test(what);
  return (
    <tr>
      <td className="nowrap">{riyadhTime(language, at)}</td>
      <td>
        <bdi>{person ?? words.command}</bdi>
      </td>
      <th scope="row">{kind}</th>
      <td>
        <bdi>
          {isRelease
            ? release(Number(subject))
            : isFile
              ? fileName({ path: subject, name: name ?? slugOfFile(subject) ?? null })
              : subject}
        </bdi>
      </td>
      {isFile && what === "catalogue.edited" ? (
        <FieldValues event={event} />
      ) : (
        <>
          <td>
            <EventValue value={before} other={after} />
          </td>
          <td>
            <EventValue value={after} other={before} />
          </td>
        </>
      )}
    </tr>
  );
}

/** Fields of a product or a page under the labels of their forms, before and after. */
function FieldValues({ event: { subject, before, after } }: { readonly event: OfficeEvent }) {
  const { empty } = useWords("catalogue");
  const { language } = useLanguage();
  const cellText = useCellText();
  const fieldName = useFieldName();
  const isProduct = slugOfFile(subject) !== undefined;
  const { data: listed } = useQuery({ ...columnsQuery(language), enabled: isProduct });
  const [old = {}, value = {}] = [parseRecord(before), parseRecord(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(value)])];
  const labelOf = (field: string) =>
    isProduct
      ? (listed?.columns.find(({ id }) => id === field)?.label ?? field)
      : fieldName({ path: subject, field });
  const listSide = (side: "old" | "new") =>
    fields.map((field) => (
      <span key={field} className="event-part">
        {labelOf(field)}:{" "}
        {isProduct ? (
          <bdi>{cellText(field, (side === "old" ? old : value)[field] ?? null) || empty}</bdi>
        ) : (
          differences(readJson(old[field]), readJson(value[field])).map((part) => (
            <ValueLines
              key={part.path.join("/")}
              value={part.kind === "moved" ? part.new : part[side]}
              at={[...parsePath(field), ...part.path]}
            />
          ))
        )}
      </span>
    ));
  return (
    <>
      <td>{listSide("old")}</td>
      <td>{listSide("new")}</td>
    </>
  );
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

interface EventValueProps {
  readonly value: string | null;
  /** Value on the other side of the change; equal parts are left out. */
  readonly other: string | null;
}

/** Shows a text, or the changed parts of a record. */
function EventValue({ value, other }: EventValueProps) {
  const { names } = useWords("events");
  const record = parseRecord(value);
  if (record === undefined) {
    return <bdi>{value}</bdi>;
  }
  const previous = parseRecord(other);
  const texts: Readonly<Record<string, string>> = names;
  const parts = Object.entries(record).filter(
    ([key, part]) => part !== "" && part !== previous?.[key],
  );
  return parts.map(([key, part]) => (
    <span key={key} className="event-part">
      {texts[key] ?? key}: <bdi>{texts[part] ?? part}</bdi>
    </span>
  ));
}

/** Parses a flat record; undefined for any other text. */
function parseRecord(value: string | null): Readonly<Record<string, string>> | undefined {
  if (value?.startsWith("{") !== true) {
    return undefined;
  }
  const record: object = JSON.parse(value);
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, part]) =>
      part === null ? [] : [[key, typeof part === "string" ? part : JSON.stringify(part)]],
    ),
  );
}
