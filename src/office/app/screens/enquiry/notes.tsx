import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { newNote } from "#domain/office/enquiry-messages.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import type { EnquiryChange } from "#office/app/screens/enquiry/use-enquiry-change.ts";
import { Button } from "#ui/button/button.tsx";
import { Textarea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { minuteIn } from "#words/times.ts";

interface NotesProps {
  readonly enquiry: EnquiryDetail;
  readonly change: EnquiryChange;
}

/** Notes of the staff; Ctrl and Enter add one. */
export function Notes({ enquiry: { notes }, change }: NotesProps) {
  const words = useWords("enquiry");
  const { language } = useLanguage();
  const { register, handleSubmit, reset } = useForm({
    resolver: zodResolver(newNote),
    defaultValues: { text: "" },
  });
  const add = handleSubmit((body) =>
    change.mutate({ part: "notes", method: "POST", body }, { onSuccess: () => reset() }),
  );
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{words.notes}</h2>
      <p className="screen-lead">{words.notesNote}</p>
      <form className="note-form" onSubmit={(event) => void add(event)}>
        <Textarea
          rows={2}
          aria-label={words.newNote}
          placeholder={words.newNote}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              void add(event);
            }
          }}
          {...register("text")}
        />
        <Button type="submit" size="sm" variant="outline" disabled={change.isPending}>
          {words.addNote}
        </Button>
      </form>
      <ul className="note-list">
        {notes.map(({ id, at, person, text }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <p className="note-facts">
              <bdi>{person ?? words.byCommand}</bdi> <span>{minuteIn(language, at)}</span>
              <button
                type="button"
                aria-label={words.removeNote}
                onClick={() => change.mutate({ part: `notes/${id}`, method: "DELETE" })}
              >
                <Icon name="close" />
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
