import { useInfiniteQuery } from "@tanstack/react-query";
import { eventPage } from "#domain/office/event.ts";
import { callApi } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { riyadhTime } from "#words/times.ts";

/** The append-only log of changes, the newest first. */
export function EventsScreen() {
  const words = useWords("events");
  const { language } = useLanguage();
  const { data, error, fetchNextPage, hasNextPage, isPending } = useInfiniteQuery({
    queryKey: ["events"],
    queryFn: ({ pageParam }) =>
      callApi(pageParam === null ? "/api/events" : `/api/events?older=${pageParam}`, {
        answer: eventPage,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
  });
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return (
    <div className="screen">
      <h1 id="events">{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      <ProblemNote error={error} />
      {!isPending && events.length === 0 ? (
        <p>{words.none}</p>
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
          {events.map(({ id, at, person, what, subject, before, after }) => (
            <tr key={id}>
              <td className="nowrap">{riyadhTime(language, at)}</td>
              <td>
                <bdi>{person ?? words.command}</bdi>
              </td>
              <th scope="row">{kinds[what] ?? <bdi>{what}</bdi>}</th>
              <td>
                <bdi>{subject}</bdi>
              </td>
              <td>
                <EventValue value={before} other={after} />
              </td>
              <td>
                <EventValue value={after} other={before} />
              </td>
            </tr>
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
    Object.entries(record).map(([key, part]) => [
      key,
      typeof part === "string" ? part : JSON.stringify(part),
    ]),
  );
}
