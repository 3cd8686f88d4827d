import { crewBounds, type Crew, type KitQuestion, type KitTrade } from "#domain/catalogue/kit.ts";
import type { PageContext } from "#site/page.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, Input } from "#ui/field/field.tsx";

interface CrewFormProps {
  readonly context: PageContext;
  readonly trade: KitTrade;
  readonly crew: Crew;
  readonly questions: readonly KitQuestion[];
}

/** A question whose only other answer is no. */
const isMarked = ({ required, choices }: KitQuestion) => !required && choices.length === 1;

/** Renders the form for crew size, duration and work; its result has its own address. */
export function CrewForm({ context, trade, crew, questions }: CrewFormProps) {
  const { catalogue, addresses, words } = context;
  const texts = words.pages.kits;
  const count = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <form className="crew-form" action={addresses.kits} method="get">
      <Field id="crew-trade" label={texts.trade}>
        <select className="control" id="crew-trade" name="trade" defaultValue={trade.id}>
          {(catalogue.kits?.trades ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id="crew-people" label={texts.people(crewBounds.people)}>
        <Input id="crew-people" name="people" defaultValue={crew.people} maxLength={8} {...count} />
      </Field>
      <Field id="crew-days" label={texts.days(crewBounds.days)}>
        <Input id="crew-days" name="days" defaultValue={crew.days} maxLength={8} {...count} />
      </Field>
      {questions.filter(isMarked).map(({ id, question, choices: [choice] }) => (
        <label key={id} className="crew-mark">
          <input
            type="checkbox"
            name="with"
            value={choice?.id}
            defaultChecked={choice && crew.choices.includes(choice.id)}
          />{" "}
          {question}
        </label>
      ))}
      {questions
        .filter((question) => !isMarked(question))
        .map(({ id, question, choices, required }) => (
          <Field key={id} id={`crew-${id}`} label={question}>
            <select
              className="control"
              id={`crew-${id}`}
              name="with"
              defaultValue={choices.find((choice) => crew.choices.includes(choice.id))?.id ?? ""}
            >
              <option value="">{required ? texts.choose : texts.no}</option>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
          </Field>
        ))}
      <Button type="submit">{texts.make}</Button>
    </form>
  );
}
