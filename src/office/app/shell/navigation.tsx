import { Link } from "@tanstack/react-router";
import { hasRight } from "#domain/office/person.ts";
import type { Right } from "#domain/office/person.ts";
import { useWords } from "#office/app/language.tsx";
import { usePerson } from "#office/app/session.ts";

interface Destination {
  readonly to:
    | "/"
    | "/account"
    | "/catalogue"
    | "/changes"
    | "/content"
    | "/enquiries"
    | "/events"
    | "/figures"
    | "/import"
    | "/people";
  readonly words:
    | "account"
    | "catalogue"
    | "changes"
    | "content"
    | "enquiries"
    | "events"
    | "figures"
    | "import"
    | "people"
    | "today";
  /** Without it the screen is for everybody. */
  readonly right?: Right;
}

/** Screens of the navigation, in its order. */
const destinations: readonly Destination[] = [
  { to: "/", words: "today", right: "sell" },
  { to: "/enquiries", words: "enquiries", right: "sell" },
  { to: "/catalogue", words: "catalogue", right: "edit" },
  { to: "/import", words: "import", right: "edit" },
  { to: "/content", words: "content", right: "edit" },
  { to: "/changes", words: "changes", right: "edit" },
  { to: "/figures", words: "figures", right: "sell" },
  { to: "/people", words: "people", right: "own" },
  { to: "/events", words: "events", right: "own" },
  { to: "/account", words: "account" },
];

/** Lists the screens that the person may open. */
export function Navigation({ onChoose }: { readonly onChoose: () => void }) {
  const words = useWords("shell");
  const { role } = usePerson();
  const open = destinations.filter(({ right }) => right === undefined || hasRight(role, right));
  return (
    <nav aria-label={words.navigation}>
      <ul className="shell-links">
        {open.map(({ to, words: key }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: to === "/" }} onClick={onChoose}>
              {words[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
