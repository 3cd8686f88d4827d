import { ownNames } from "#domain/language.ts";
import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { totalOf } from "#domain/quotation/line.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { dayIn } from "#words/times.ts";

type RequestMessage = NonNullable<EnquiryDetail["request"]>;

/** Shows the facts, the words and the lines that the buyer wrote. */
export function Request({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  const { request, message, language } = enquiry;
  return (
    <section aria-labelledby="request">
      <h2 id="request">{words.request}</h2>
      {request === null ? (
        <p className="buyer-words" dir="auto" lang={language}>
          {message}
        </p>
      ) : (
        <>
          <Facts request={request} language={enquiry.language} />
          {request.words !== undefined && (
            <p className="buyer-words" dir="auto" lang={language}>
              {request.words}
            </p>
          )}
          <Lines lines={request.lines} />
        </>
      )}
    </section>
  );
}

function Facts({
  request,
  language: written,
}: {
  readonly request: RequestMessage;
  readonly language: EnquiryDetail["language"];
}) {
  const words = useWords("enquiry");
  const { language } = useLanguage();
  const { city, wanted, ownReference, equivalents } = request;
  const facts = [
    [words.city, city],
    [words.wanted, wanted && dayIn(language, wanted)],
    [words.ownReference, ownReference],
    [words.equivalents, equivalents ? words.accepted : words.notAccepted],
    [words.language, ownNames[written]],
  ] as const;
  return (
    <dl className="request-facts">
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: RequestMessage["lines"] }) {
  const words = useWords("enquiry");
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="request">
      <table className="request-lines">
        <thead>
          <tr>
            <th scope="col">{words.columns.line}</th>
            <th scope="col">{words.columns.product}</th>
            <th scope="col">{words.columns.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${index} ${line.text}`}>
              <td>{index + 1}</td>
              <td>
                <bdi>{line.text}</bdi>
                <span className="line-details">
                  {line.code !== undefined && (
                    <span>
                      <bdi dir="ltr">{line.code}</bdi>
                    </span>
                  )}
                  {line.product === undefined && <span>{words.ownWords}</span>}
                  {line.sizes.length > 0 && (
                    <span>
                      {words.sizes}: <bdi dir="ltr">{formatSizes(line)}</bdi>
                    </span>
                  )}
                  {line.colour !== undefined && (
                    <span>
                      <bdi>{line.colour}</bdi>
                    </span>
                  )}
                  {line.note !== undefined && (
                    <span>
                      <bdi>{line.note}</bdi>
                    </span>
                  )}
                </span>
              </td>
              <td className="figure">{totalOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
