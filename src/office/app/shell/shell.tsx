import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { languages, ownNames } from "#domain/language.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { officeQuery } from "#office/app/queries.ts";
import { changeOwn, signOut, usePerson } from "#office/app/session.ts";
import { Navigation } from "#office/app/shell/navigation.tsx";
import { SignInDialog } from "#office/app/shell/sign-in-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** Frame of every screen: navigation, account, language, and the dialog to sign in again. */
export function Shell() {
  const words = useWords("shell");
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) {
      previous.current = pathname;
      main.current?.focus();
    }
  }, [pathname]);

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <header className="shell-side on-dark">
        <div className="shell-bar">
          <CompanyName />
          <button
            type="button"
            className="shell-menu"
            aria-expanded={isOpen}
            aria-controls="shell-panel"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="menu" />
            {words.menu}
          </button>
        </div>
        <div id="shell-panel" className="shell-panel" data-open={isOpen ? "" : undefined}>
          <Navigation onChoose={() => setOpen(false)} />
          <Account />
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SignInDialog />
    </div>
  );
}

function CompanyName() {
  const words = useWords("shell");
  const { data } = useQuery(officeQuery);
  return (
    <p className="shell-brand">
      <bdi>{data?.companyName}</bdi> <span>{words.office}</span>
    </p>
  );
}

function Account() {
  const words = useWords("shell");
  const { signOut: end } = useWords("account");
  const { language, setLanguage } = useLanguage();
  const person = usePerson();
  return (
    <div className="shell-account">
      <p>
        <bdi>{person.name}</bdi>
        <span>{words.roles[person.role]}</span>
      </p>
      <div>
        {languages
          .filter((name) => name !== language)
          .map((name) => (
            <button
              key={name}
              type="button"
              lang={name}
              onClick={() => {
                setLanguage(name);
                void changeOwn({ language: name });
              }}
            >
              {ownNames[name]}
            </button>
          ))}
        <button type="button" onClick={() => void signOut()}>
          {end}
        </button>
      </div>
    </div>
  );
}
