import { useQuery } from "@tanstack/react-query";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { colleaguesQuery } from "#office/app/queries.ts";
import type { EnquiryChange } from "#office/app/screens/enquiry/use-enquiry-change.ts";

interface WorkProps {
  readonly enquiry: EnquiryDetail;
  readonly change: EnquiryChange;
}

/** Owner and follow-up day; both are saved when they are chosen. */
export function WorkFields({ enquiry: { work }, change }: WorkProps) {
  const words = useWords("enquiry");
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { assignee, followUpOn, version } = work;
  const isFormer = assignee !== null && !colleagues.some(({ id }) => id === assignee.id);
  const put = (part: string, body: object) =>
    change.mutate({ part, method: "PUT", body: { ...body, version } });
  return (
    <div className="work-fields">
      <label>
        <span>{words.assignee}</span>
        <select
          className="control control-small"
          value={assignee?.id ?? ""}
          onChange={({ target }) => put("assignee", { assignee: target.value || null })}
        >
          <option value="">{words.nobody}</option>
          {isFormer && <option value={assignee.id}>{assignee.name}</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.followUpOn}</span>
        <input
          // Another version brings another day.
          key={version}
          type="date"
          className="control control-small"
          defaultValue={followUpOn ?? ""}
          onBlur={({ target }) => {
            if (target.validity.valid && target.value !== (followUpOn ?? "")) {
              put("follow-up", { followUpOn: target.value || null });
            }
          }}
        />
      </label>
    </div>
  );
}
