import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useWords } from "#office/app/language.tsx";
import {
  changesQuery,
  publishChanges,
  releasesQuery,
} from "#office/app/screens/changes/change-calls.ts";
import { ChangeTable } from "#office/app/screens/changes/change-table.tsx";
import { PublishResult } from "#office/app/screens/changes/publish-result.tsx";
import { ContentChanges } from "#office/app/screens/changes/content-changes.tsx";
import { ReleaseList } from "#office/app/screens/changes/release-list.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

/** Unpublished changes with the button that publishes them, and the stored releases. */
export function ChangesScreen() {
  const words = useWords("changes");
  const { language } = useLanguage();
  const { data, error } = useQuery(changesQuery(language));
  const { data: stored, error: releaseError } = useQuery(releasesQuery);
  const [note, setNote] = useState("");
  const publish = useMutation({
    mutationFn: () => publishChanges(note),
    onSuccess: ({ kind }) => {
      if (kind === "published") {
        setNote("");
      }
    },
  });
  const changes = data?.changes ?? [];
  const content = data?.content ?? [];
  const count = changes.length + content.length;
  return (
    <div className="screen">
      <h1>{words.title}</h1>
      <section aria-labelledby="unpublished">
        <h2 id="unpublished">{words.unpublished}</h2>
        <ProblemNote error={error ?? publish.error} />
        {publish.data && (
          <PublishResult answer={publish.data} changes={changes} content={content} />
        )}
        {publish.isPending && <p role="status">{words.publishing}</p>}
        {count > 0 && (
          <>
            {changes.length > 0 && <ChangeTable changes={changes} />}
            {content.length > 0 && <ContentChanges changes={content} />}
            <form
              className="inline-form"
              onSubmit={(event) => {
                event.preventDefault();
                publish.mutate();
              }}
            >
              <label className="field">
                <span>{words.note}</span>
                <input
                  className="control"
                  dir="auto"
                  maxLength={200}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              </label>
              <Button type="submit" disabled={publish.isPending}>
                {words.publish(count)}
              </Button>
            </form>
          </>
        )}
        {data !== undefined && count === 0 && <p>{words.none}</p>}
      </section>
      <section aria-labelledby="releases">
        <h2 id="releases">{words.releases}</h2>
        <p className="screen-lead">{words.releasesNote}</p>
        <ProblemNote error={releaseError} />
        {stored && <ReleaseList releases={stored.releases} />}
      </section>
    </div>
  );
}
