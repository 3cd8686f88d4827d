import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { sessionRow } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { minuteIn } from "#words/times.ts";

const sessions = ["sessions"];

/** Lists the browsers in which the person is signed in; each can be ended. */
export function SessionList() {
  const words = useWords("account");
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: sessions,
    queryFn: () => callApi("/api/session/sessions", { answer: z.array(sessionRow) }),
  });
  const end = useMutation({
    mutationFn: (id: string) =>
      callApi(`/api/session/sessions/${id}`, { method: "DELETE", answer: emptyAnswer }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessions }),
  });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <p className="screen-lead">{words.sessionsNote}</p>
      <ScrollTable
        id="sessions"
        columns={[words.device, words.method, words.signedIn, words.lastSeen, words.actions]}
      >
        {data.map(({ id, device, method, signedInAt, lastSeenAt, isCurrent }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{device || words.unknownDevice}</bdi>{" "}
              {isCurrent && <Badge tone="stock">{words.thisBrowser}</Badge>}
            </th>
            <td>{words.methods[method]}</td>
            <td className="nowrap">{minuteIn(language, signedInAt)}</td>
            <td className="nowrap">{minuteIn(language, lastSeenAt)}</td>
            <td className="row-actions">
              {!isCurrent && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.endOf(device || words.unknownDevice)}
                  onClick={() => end.mutate(id)}
                >
                  {words.end}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
      <ProblemNote error={end.error} />
    </section>
  );
}
