import type { Edition } from "#domain/catalogue/standard.ts";
import type { PageContext } from "#site/page.ts";

interface NamedEdition {
  readonly context: PageContext;
  readonly name: string;
}

/** The name of an edition, as a link to the page of its standard where there is one. */
export function EditionName({ context, name }: NamedEdition) {
  const { catalogue, addresses } = context;
  const cited = catalogue.edition(name);
  const told = <bdi dir="ltr">{name}</bdi>;
  return cited ? <a href={addresses.standard(cited.standard.slug)}>{told}</a> : told;
}

/** Whether an edition is in force, and what amended or replaced it. */
export function EditionState({
  context,
  edition,
}: {
  readonly context: PageContext;
  readonly edition: Edition;
}) {
  const { status, replacedBy, amendedBy } = edition;
  const by = replacedBy ?? amendedBy;
  return (
    <>
      {context.words.pages.standards.states[status]}
      {by !== undefined && (
        <>
          {" "}
          <EditionName context={context} name={by} />
        </>
      )}
    </>
  );
}
