import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { parsePath } from "#domain/office/content-form.ts";
import { contentKinds } from "#domain/office/content-messages.ts";
import type { ContentRow, ListedContent } from "#domain/office/content-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { contentListQuery } from "#office/app/screens/content/content-calls.ts";
import { usePlaceName } from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { NewContent } from "#office/app/screens/content/new-content.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { SearchField } from "#office/app/shell/search-field.tsx";

/** All content besides products, by kind and with its state. */
export function ContentScreen() {
  const words = useWords("content");
  const { language } = useLanguage();
  const [query, setQuery] = useState("");
  const { data, error } = useQuery(contentListQuery(language, useDeferredValue(query.trim())));
  const fileName = useFileName();
  const isFound = (file: ListedContent) =>
    file.found.length > 0 ||
    `${fileName(file)} ${file.path}`.toLowerCase().includes(query.trim().toLowerCase());
  const files = (data?.files ?? [])
    .filter(isFound)
    .sort((a, b) => fileName(a).localeCompare(fileName(b), language));
  return (
    <div className="screen content-screen">
      <h1>{words.title}</h1>
      <p className="screen-lead">{words.lead}</p>
      <ProblemNote error={error} />
      <SearchField label={words.search} value={query} onChange={setQuery} />
      {data !== undefined && files.length === 0 && <p role="status">{words.nothingFound}</p>}
      {contentKinds.map((kind) => {
        const ofKind = files.filter((file) => file.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`kind-${kind}`}>
              <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
              <ul className="content-files">
                {ofKind.map((file) => (
                  <li key={file.path}>
                    <Link to="/content/file" search={{ path: file.path }}>
                      <bdi>{fileName(file)}</bdi>
                    </Link>{" "}
                    <FileNote file={file} />
                    {query !== "" && <FoundTexts file={file} />}
                  </li>
                ))}
              </ul>
              {(kind === "guides" || kind === "cities") && query === "" && (
                <NewContent kind={kind === "guides" ? "guide" : "city"} />
              )}
            </section>
          )
        );
      })}
    </div>
  );
}

/** Links to the texts that hold the searched words. */
function FoundTexts({ file }: { readonly file: ListedContent }) {
  const placeName = usePlaceName();
  return (
    <ul className="content-found">
      {file.found.map(({ field, place, text }) => (
        <li key={place}>
          <Link to="/content/file" search={{ path: file.path }} hash={field}>
            {placeName(parsePath(place))}
          </Link>{" "}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

function FileNote({ file }: { readonly file: ContentRow }) {
  const words = useWords("content");
  const { state, drafts, missing, mayEdit } = file;
  return (
    <small>
      {state !== "published" && <b>{words.states[state]} </b>}
      {drafts > 0 && state === "published" && <b>{words.waiting(drafts)} </b>}
      {missing > 0 && <span>{words.missing(missing)} </span>}
      {!mayEdit && <span>{words.ownersFile}</span>}
    </small>
  );
}
