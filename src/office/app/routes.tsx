import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { AccountScreen } from "#office/app/screens/account/account-screen.tsx";
import { EventsScreen } from "#office/app/screens/events/events-screen.tsx";
import { PeopleScreen } from "#office/app/screens/people/people-screen.tsx";
import { NotFound } from "#office/app/shell/not-found.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Shell } from "#office/app/shell/shell.tsx";

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <ProblemNote error={error} />,
});

const getParentRoute = () => root;

const start = createRoute({
  getParentRoute,
  path: "/",
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect so
    throw redirect({ to: "/account" });
  },
});
const account = createRoute({ getParentRoute, path: "/account", component: AccountScreen });
const people = createRoute({ getParentRoute, path: "/people", component: PeopleScreen });
const events = createRoute({ getParentRoute, path: "/events", component: EventsScreen });

export const router = createRouter({
  routeTree: root.addChildren([start, account, people, events]),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
