import { Link } from "@tanstack/react-router";
import type { CatalogueState } from "#domain/office/catalogue-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";
import { clockIn } from "#words/times.ts";

type NoteKind =
  | "saving"
  | "offline"
  | "waiting"
  | "running"
  | "held"
  | "failed"
  | "drafts"
  | "live"
  | "idle";

function kindOf({ state, local, isOffline }: CellControl): NoteKind {
  if (isOffline) {
    return "offline";
  }
  if (local.pending.size > 0) {
    return "saving";
  }
  if (state === undefined) {
    return "idle";
  }
  const { phase, last } = state;
  if (phase === "running") {
    return "running";
  }
  if (phase === "waiting" && state.drafts.some(({ asked }) => asked)) {
    return last?.kind === "failed" ? "failed" : "waiting";
  }
  if (phase === "held") {
    return "held";
  }
  if (state.drafts.length > 0) {
    return "drafts";
  }
  return last?.kind === "published" ? "live" : "idle";
}

interface PublishNoteProps {
  readonly cells: CellControl;
  /** State of the product whose form this is, in its file. */
  readonly status?: string;
}

/** Says whether the changes are saved, being published or live; a product off the site is not live. */
export function PublishNote({ cells, status = "live" }: PublishNoteProps) {
  const { state: words } = useWords("catalogue");
  const { language } = useLanguage();
  const unshown: Readonly<Record<string, string>> = words.unshown;
  const about = unshown[status];
  const current = kindOf(cells);
  const kind = about !== undefined && current === "live" ? "idle" : current;
  const hasChangesLink = kind === "drafts" || kind === "held";
  const describeChanges = (state: CatalogueState | undefined): string => {
    if (kind === "drafts") {
      return words.drafts(state?.drafts.length ?? 0);
    }
    return kind === "live" ? words.live(clockIn(language, state?.last?.at ?? 0)) : words[kind];
  };
  const text = [about, describeChanges(cells.state)].filter(Boolean).join(" ");
  return (
    <p className="catalogue-state" role="status" data-kind={kind}>
      {about !== undefined && kind === "idle" ? about : text}{" "}
      {hasChangesLink && <Link to="/changes">{words.toChanges}</Link>}
    </p>
  );
}
