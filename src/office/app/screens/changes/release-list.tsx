import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedRelease } from "#domain/office/catalogue-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import {
  releaseChangesQuery,
  restoreRelease,
  serveRelease,
} from "#office/app/screens/changes/change-calls.ts";
import { PublishResult } from "#office/app/screens/changes/publish-result.tsx";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { ApiError } from "#office/app/api.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

/** The stored releases, the newest first. */
export function ReleaseList({ releases }: { readonly releases: readonly ListedRelease[] }) {
  const words = useWords("changes");
  return releases.length === 0 ? (
    <p>{words.noReleases}</p>
  ) : (
    <ol className="release-list">
      {releases.map((release) => (
        <ReleaseItem key={release.number} release={release} />
      ))}
    </ol>
  );
}

/** A way back that a person is asked about; files are restored of one product, or all of them. */
type Question =
  | { readonly way: "serve" }
  | {
      readonly way: "restore";
      readonly product?: { readonly slug: string; readonly name: string };
    };

function ReleaseItem({ release }: { readonly release: ListedRelease }) {
  const words = useWords("changes");
  const { cancel } = useWords("shell");
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const { number, madeAt, products, note, current } = release;
  const serve = useMutation({ mutationFn: () => serveRelease(number) });
  const restore = useMutation({
    mutationFn: (slugs: readonly string[]) => restoreRelease(number, slugs),
  });
  const isBusy = serve.isPending || restore.isPending;
  const answer = (chosen: Question) => {
    setQuestion(undefined);
    if (chosen.way === "serve") {
      serve.mutate();
    } else {
      restore.mutate(chosen.product === undefined ? [] : [chosen.product.slug]);
    }
  };
  return (
    <li className="release" data-current={current ? "" : undefined}>
      <div className="release-head">
        <h3>{words.release(number)}</h3>
        {current && <span className="badge badge-stock">{words.current}</span>}
        <span>{minuteIn(language, Date.parse(madeAt))}</span>
        <span>{words.productCount(products)}</span>
        <bdi className="release-note">{note}</bdi>
      </div>
      <div className="release-actions">
        <button
          type="button"
          className="release-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.whatChanged}
        </button>
      </div>
      {isOpen && (
        <>
          <ReleaseChanges
            number={number}
            onRestore={(product) => setQuestion({ way: "restore", product })}
            isBusy={isBusy}
          />
          {!current && question === undefined && (
            <div className="release-actions">
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy}
                onClick={() => setQuestion({ way: "serve" })}
              >
                {words.serve}
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy}
                onClick={() => setQuestion({ way: "restore" })}
              >
                {words.restore}
              </Button>
            </div>
          )}
        </>
      )}
      {question !== undefined && (
        <div className="release-question" role="alert">
          <p>
            {question.way === "serve"
              ? `${words.serveAsk(number)} ${words.serveNote}`
              : question.product === undefined
                ? words.restoreAsk(number)
                : words.restoreProductAsk(question.product.name, number)}
          </p>
          <Button size="sm" onClick={() => answer(question)}>
            {words.yes}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setQuestion(undefined)}>
            {cancel}
          </Button>
        </div>
      )}
      {isBusy && <p role="status">{words.publishing}</p>}
      <ProblemNote error={serve.error ?? restore.error} />
      {serve.isSuccess && (
        <p className="changes-done" role="status">
          {words.served(number)}
        </p>
      )}
      {restore.data && <RestoreResult answer={restore.data} />}
    </li>
  );
}

function RestoreResult({
  answer,
}: {
  readonly answer: Awaited<ReturnType<typeof restoreRelease>>;
}) {
  const words = useWords("changes");
  const { written, removed, edited, publish } = answer;
  const isPublished = publish.kind === "published";
  return (
    <>
      <p className={isPublished ? "changes-done" : undefined} role="status">
        {isPublished ? words.restored(written + removed) : words.restoredOnly(written + removed)}{" "}
        {edited.length > 0 && words.edited(edited.join(", "))}
      </p>
      {!isPublished && <PublishResult answer={publish} changes={[]} content={[]} />}
    </>
  );
}

interface ReleaseChangesProps {
  readonly number: number;
  readonly isBusy: boolean;
  readonly onRestore: (product: { readonly slug: string; readonly name: string }) => void;
}

/** Differences of a release from the one before it. */
function ReleaseChanges({ number, isBusy, onRestore }: ReleaseChangesProps) {
  const words = useWords("changes");
  const { loading } = useWords("shell");
  const { empty } = useWords("catalogue");
  const fileName = useFileName();
  const { language } = useLanguage();
  const { data, error, isPending } = useQuery(releaseChangesQuery(number, language));
  if (isPending) {
    return <p role="status">{loading}</p>;
  }
  if (data === undefined) {
    const isUnknown = error instanceof ApiError && error.problem.status === 404;
    return isUnknown ? <p>{words.noComparison}</p> : <ProblemNote error={error} />;
  }
  const remaining = data.total - data.files.length;
  return data.total === 0 ? (
    <p>{words.sameFiles}</p>
  ) : (
    <ul className="release-files">
      {data.files.map(({ path, slug, name, kind, cells }) => {
        const title = fileName({ path, name });
        return (
          <li key={path}>
            <b>
              <bdi>{title}</bdi>
            </b>{" "}
            {cells.length === 0 && <span>{words.kinds[kind]}</span>}
            {slug !== null && kind !== "removed" && (
              <button
                type="button"
                aria-label={words.restoreProduct(title)}
                disabled={isBusy}
                onClick={() => onRestore({ slug, name: title })}
              >
                {words.restoreShort}
              </button>
            )}
            {cells.map((cell) => (
              <span key={cell.label} className="release-cell">
                {cell.label}: <del dir="auto">{cell.old || empty}</del>{" "}
                <ins dir="auto">{cell.new || empty}</ins>
              </span>
            ))}
          </li>
        );
      })}
      {remaining > 0 && <li>{words.moreFiles(remaining)}</li>}
    </ul>
  );
}
