import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { FormNode } from "#domain/office/content-form.ts";
import type { ContentFileView } from "#domain/office/content-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import {
  contentFileQuery,
  deleteContent,
  discardField,
  usersIn,
} from "#office/app/screens/content/content-calls.ts";
import { FieldTree } from "#office/app/screens/content/field-tree.tsx";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

/** The form of a content file, derived from its schema. */
export function ContentFileScreen() {
  const { path } = useSearch({ from: "/content/file" });
  const words = useWords("content");
  const { language } = useLanguage();
  const { data: file, error } = useQuery(contentFileQuery(path, language));
  const fileName = useFileName();
  return (
    <div className="screen product-screen content-screen">
      <p>
        <Link to="/content">{words.back}</Link>
      </p>
      <ProblemNote error={error} />
      {file !== undefined && (
        <>
          <div className="screen-head">
            <h1>
              <bdi>{fileName(file)}</bdi>
            </h1>
            {file.url !== null && (
              <a href={file.url} target="_blank" rel="noreferrer">
                {words.publicPage}
              </a>
            )}
          </div>
          <FileState file={file} />
          {Object.entries(file.names).map(([target, entries]) => (
            <datalist key={target} id={`names-${target}`}>
              {entries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </datalist>
          ))}
          <FieldTree key={file.path} file={file} node={file.form as FormNode} path={[]} />
          <Waiting count={file.changes.length} />
          <DeletePage file={file} />
        </>
      )}
    </div>
  );
}

function FileState({ file }: { readonly file: ContentFileView }) {
  const words = useWords("content");
  const discard = useMutation({ mutationFn: discardField });
  const hasTexts = (file.form as FormNode).kind !== "drawing";
  return (
    <>
      <p className="screen-lead" role="status">
        {hasTexts && (file.missing === 0 ? words.complete : words.missing(file.missing))}{" "}
        {file.changes.length > 0 && words.waiting(file.changes.length)}
      </p>
      <Waiting count={file.changes.length} />
      {!file.mayEdit && <p className="content-effect">{words.ownerOnly}</p>}
      {file.state === "new" && (
        <p className="content-effect">
          {words.isNew} {file.problems.length > 0 ? words.isIncomplete : words.isComplete}
        </p>
      )}
      {file.problems.length > 0 && (
        <p className="content-problem" role="status">
          {words.problems(file.problems.length)}
        </p>
      )}
      {file.state === "deleted" && (
        <p className="content-effect">
          {words.isDeleted}{" "}
          <Button
            size="sm"
            variant="outline"
            onClick={() => discard.mutate({ path: file.path, field: "" })}
          >
            {words.keep}
          </Button>
        </p>
      )}
    </>
  );
}

/** The way to publish what was changed here. */
function Waiting({ count }: { readonly count: number }) {
  const words = useWords("content");
  return (
    count > 0 && (
      <p>
        <Link className="button button-default button-size-sm" to="/changes">
          {words.toChanges}
        </Link>
      </p>
    )
  );
}

/** Deletes a guide or a city, with the address that takes over its visitors. */
function DeletePage({ file }: { readonly file: ContentFileView }) {
  const words = useWords("content");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [redirect, setRedirect] = useState(file.kind === "cities" ? "/saudi" : "/shop");
  const remove = useMutation({
    mutationFn: () => deleteContent({ path: file.path, redirect }, language),
    onSuccess: () => navigate({ to: "/content" }),
  });
  const isPage = file.page !== null && /^(guides|places)\//.test(file.path);
  if (!isPage || !file.mayEdit || file.state === "deleted") {
    return null;
  }
  const users = usersIn(remove.error);
  return (
    <section aria-labelledby="delete-page">
      <h2 id="delete-page">{words.deletePage}</h2>
      {users === undefined ? (
        <ProblemNote error={remove.error} />
      ) : (
        <div className="problem-note" role="alert">
          <p>{words.inUse(users.length)}</p>
          <ul>
            {users.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAsking ? (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            remove.mutate();
          }}
        >
          <label className="field">
            <span>{words.redirect(file.page ?? "")}</span>
            <input
              className="control"
              dir="ltr"
              value={redirect}
              onChange={({ target }) => setRedirect(target.value)}
            />
          </label>
          <Button type="submit" disabled={remove.isPending}>
            {words.deleteNow}
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </form>
      ) : (
        <p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {words.deletePage}
          </Button>
        </p>
      )}
    </section>
  );
}
