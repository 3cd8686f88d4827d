import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { personRow, roles } from "#domain/office/person.ts";
import type { personChange, PersonRow } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { InvitationForm } from "#office/app/screens/people/invitation-form.tsx";
import { usePerson } from "#office/app/session.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { minuteIn } from "#words/times.ts";

const people = ["people"];
const refresh = () => queryClient.invalidateQueries({ queryKey: people });

/** The owner's list of the staff. */
export function PeopleScreen() {
  const words = useWords("people");
  const { data = [], error } = useQuery({
    queryKey: people,
    queryFn: () => callApi("/api/people", { answer: z.array(personRow) }),
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: z.infer<typeof personChange> & { id: string }) =>
      callApi(`/api/people/${id}`, { method: "PATCH", body, answer: emptyAnswer }),
    onSettled: refresh,
  });
  const endSessions = useMutation({
    mutationFn: (id: string) =>
      callApi(`/api/people/${id}/sessions`, { method: "DELETE", answer: emptyAnswer }),
    onSuccess: refresh,
  });
  return (
    <div className="screen">
      <h1 id="people">{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      <ProblemNote error={error ?? change.error ?? endSessions.error} />
      <ScrollTable
        id="people"
        columns={[
          words.name,
          words.email,
          words.role,
          words.lastSeen,
          words.passkeys,
          words.sessions,
          words.actions,
        ]}
      >
        {data.map((row) => (
          <PersonLine
            key={row.id}
            row={row}
            onChange={(body) => change.mutate({ id: row.id, ...body })}
            onEndSessions={() => endSessions.mutate(row.id)}
          />
        ))}
      </ScrollTable>
      <InvitationForm onInvited={refresh} />
    </div>
  );
}

interface PersonLineProps {
  readonly row: PersonRow;
  readonly onChange: (change: z.infer<typeof personChange>) => void;
  readonly onEndSessions: () => void;
}

function PersonLine({ row, onChange, onEndSessions }: PersonLineProps) {
  const words = useWords("people");
  const shell = useWords("shell");
  const { language } = useLanguage();
  const currentPerson = usePerson();
  const { name, email, role, state, lastSeenAt } = row;
  const isActive = state === "active";
  return (
    <tr data-removed={isActive ? undefined : ""}>
      <th scope="row">
        <bdi>{name}</bdi> {row.id === currentPerson.id && <Badge>{words.you}</Badge>}
      </th>
      <td>
        <bdi>{email}</bdi>
      </td>
      <td>
        {isActive ? (
          <select
            className="control control-small"
            aria-label={words.roleOf(name)}
            value={role}
            onChange={({ target }) => {
              const chosen = roles.find((candidate) => candidate === target.value);
              if (chosen !== undefined) {
                onChange({ role: chosen });
              }
            }}
          >
            {roles.map((candidate) => (
              <option key={candidate} value={candidate}>
                {shell.roles[candidate]}
              </option>
            ))}
          </select>
        ) : (
          words.removed
        )}
      </td>
      <td className="nowrap">
        {lastSeenAt === null ? words.never : minuteIn(language, lastSeenAt)}
      </td>
      <td>{row.passkeys}</td>
      <td>{row.sessions}</td>
      <td className="row-actions">
        {isActive ? (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.endSessionsOf(name)}
              onClick={onEndSessions}
            >
              {words.endSessions}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.removeOf(name)}
              onClick={() => onChange({ state: "removed" })}
            >
              {words.remove}
            </Button>
          </>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.bringBackOf(name)}
            onClick={() => onChange({ state: "active" })}
          >
            {words.bringBack}
          </Button>
        )}
      </td>
    </tr>
  );
}
