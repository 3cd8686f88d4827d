import type { Edition } from "#domain/catalogue/standard.ts";
import type { PageContext } from "#site/page.ts";

interface NamedEdition {
  readonly context: PageContext;
  readonly name: string;
}

/** Renders the name of an edition, with a link to its standard if there is a page. */
export function EditionName({ context, name }: NamedEdition) {
  const { catalogue, addresses } = context;
  const cited = catalogue.edition(name);
  const label = <bdi dir="ltr">{name}</bdi>;
  return cited ? <a href={addresses.standard(cited.standard.slug)}>{label}</a> : label;
}

/** Renders the status of an edition and what amended or replaced it. */
export function EditionState({
  context,
  edition,
}: {
  readonly context: PageContext;
  readonly edition: Edition;
}) {
  const { status, replacedBy, amendedBy } = edition;
  const successor = replacedBy ?? amendedBy;
  return (
    <>
      {context.words.pages.standards.states[status]}
      {successor !== undefined && (
        <>
          {" "}
          <EditionName context={context} name={successor} />
        </>
      )}
    </>
  );
}
