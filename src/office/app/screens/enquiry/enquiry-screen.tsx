import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { buyerLabel } from "#domain/office/enquiry-messages.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { buyerStageOf } from "#domain/office/enquiry-state.ts";
import { ApiError } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { StateBadge } from "#office/app/screens/enquiries/state-badge.tsx";
import { detailQuery } from "#office/app/screens/enquiries/queries.ts";
import { Contact } from "#office/app/screens/enquiry/contact.tsx";
import { Files } from "#office/app/screens/enquiry/files.tsx";
import { History } from "#office/app/screens/enquiry/history.tsx";
import { Notes } from "#office/app/screens/enquiry/notes.tsx";
import { Request } from "#office/app/screens/enquiry/request.tsx";
import { StateActions } from "#office/app/screens/enquiry/state-actions.tsx";
import { Steps } from "#office/app/screens/enquiry/steps.tsx";
import { useEnquiryChange } from "#office/app/screens/enquiry/use-enquiry-change.ts";
import type { EnquiryChange } from "#office/app/screens/enquiry/use-enquiry-change.ts";
import { WorkFields } from "#office/app/screens/enquiry/work-fields.tsx";
import { QuotationPanel } from "#office/app/screens/quotation/panel.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

/** One enquiry: what the buyer wrote and what the staff does, beside its quotation. */
export function EnquiryScreen() {
  const { reference } = useParams({ from: "/enquiries/$reference" });
  const { data, error } = useQuery(detailQuery(reference));
  const change = useEnquiryChange(reference);
  return data === undefined ? (
    <div className="screen">
      <ProblemNote error={error} />
    </div>
  ) : (
    <div className="screen enquiry-screen">
      <Head enquiry={data} change={change} />
      <ChangeProblem error={change.error} />
      {data.isHeld && <Held enquiry={data} change={change} />}
      <LetterProblem enquiry={data} />
      <div className="enquiry-columns">
        <div className="enquiry-side">
          <Contact enquiry={data} />
          <WorkFields enquiry={data} change={change} />
          <Request enquiry={data} />
          {data.files.length > 0 && <Files enquiry={data} />}
          <Notes enquiry={data} change={change} />
          <History enquiry={data} />
          <Steps enquiry={data} />
        </div>
        <QuotationPanel enquiry={data} />
      </div>
    </div>
  );
}

interface PartProps {
  readonly enquiry: EnquiryDetail;
  readonly change: EnquiryChange;
}

function Head({ enquiry, change }: PartProps) {
  const words = useWords("enquiry");
  const { stages } = useWords("enquiries");
  const { language } = useLanguage();
  const { reference, receivedAt, work, buyersPage } = enquiry;
  const stage = stages[buyerStageOf(work.state)];
  return (
    <header className="enquiry-head">
      <p className="enquiry-path">
        <Link to="/enquiries">{words.back}</Link> <bdi dir="ltr">{reference}</bdi>
      </p>
      <div className="enquiry-title">
        <h1>
          <bdi>{buyerLabel(enquiry)}</bdi>
        </h1>
        <StateBadge row={enquiry} />
        <StateActions enquiry={enquiry} change={change} />
      </div>
      <p className="enquiry-facts">
        <span>
          {words.received} {minuteIn(language, receivedAt)}
        </span>
        <span>{words.buyerSees(stage)}</span>
        <a href={buyersPage} target="_blank" rel="noreferrer">
          {words.buyersPage}
        </a>
      </p>
    </header>
  );
}

function ChangeProblem({ error }: { readonly error: Error | null }) {
  const words = useWords("enquiry");
  const code = error instanceof ApiError ? error.problem.code : "";
  if (code === "stale" || code === "impossible-step") {
    return (
      <p className="problem-note" role="alert">
        {code === "stale" ? words.stale : words.impossible}
      </p>
    );
  }
  return <ProblemNote error={error} />;
}

function Held({ enquiry: { suspicion }, change }: PartProps) {
  const words = useWords("enquiry");
  const send = (part: "deliver" | "discard") => change.mutate({ part, method: "POST" });
  return (
    <section className="held-note" aria-labelledby="held">
      <h2 id="held">{words.held}</h2>
      <p>{words.heldBecause(suspicion ?? "")}</p>
      <p className="held-actions">
        <Button size="sm" onClick={() => send("deliver")}>
          {words.deliver}
        </Button>
        <Button size="sm" variant="outline" onClick={() => send("discard")}>
          {words.discard}
        </Button>
      </p>
    </section>
  );
}

function LetterProblem({ enquiry: { letter } }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  const isStuck = letter.state === "refused" || letter.lastError !== null;
  return isStuck ? (
    <p className="problem-note">
      {words.letterProblem}: <bdi>{letter.lastError}</bdi>
    </p>
  ) : null;
}
