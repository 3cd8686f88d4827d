import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { enquirySearch } from "#domain/office/enquiry-messages.ts";
import type { EnquirySearch } from "#domain/office/enquiry-messages.ts";
import { AccountScreen } from "#office/app/screens/account/account-screen.tsx";
import { CatalogueScreen } from "#office/app/screens/catalogue/catalogue-screen.tsx";
import { gridSearch } from "#office/app/screens/catalogue/filter-rows.ts";
import { ChangesScreen } from "#office/app/screens/changes/changes-screen.tsx";
import { ContentFileScreen } from "#office/app/screens/content/content-file-screen.tsx";
import { ContentScreen } from "#office/app/screens/content/content-screen.tsx";
import { EnquiriesScreen } from "#office/app/screens/enquiries/enquiries-screen.tsx";
import { EnquiryScreen } from "#office/app/screens/enquiry/enquiry-screen.tsx";
import { EventsScreen } from "#office/app/screens/events/events-screen.tsx";
import { FiguresScreen } from "#office/app/screens/figures/figures-screen.tsx";
import { ImportScreen } from "#office/app/screens/import/import-screen.tsx";
import { NewEnquiryScreen } from "#office/app/screens/new-enquiry/new-enquiry-screen.tsx";
import { PeopleScreen } from "#office/app/screens/people/people-screen.tsx";
import { ProductScreen } from "#office/app/screens/product/product-screen.tsx";
import { StartScreen } from "#office/app/screens/today/start-screen.tsx";
import { NotFound } from "#office/app/shell/not-found.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Shell } from "#office/app/shell/shell.tsx";

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <ProblemNote error={error} />,
});

const getParentRoute = () => root;

const start = createRoute({ getParentRoute, path: "/", component: StartScreen });
const enquiries = createRoute({
  getParentRoute,
  path: "/enquiries",
  component: EnquiriesScreen,
  validateSearch: (search: Record<string, unknown>): EnquirySearch => {
    const parsed = enquirySearch.safeParse(search);
    return parsed.success ? parsed.data : {};
  },
});
const newEnquiry = createRoute({
  getParentRoute,
  path: "/enquiries/new",
  component: NewEnquiryScreen,
});
const enquiry = createRoute({
  getParentRoute,
  path: "/enquiries/$reference",
  component: EnquiryScreen,
});
const validateGridSearch = (search: Record<string, unknown>) => gridSearch.parse(search);
const catalogue = createRoute({
  getParentRoute,
  path: "/catalogue",
  component: CatalogueScreen,
  validateSearch: validateGridSearch,
});
const product = createRoute({
  getParentRoute,
  path: "/catalogue/$slug",
  component: ProductScreen,
  validateSearch: validateGridSearch,
});
const content = createRoute({ getParentRoute, path: "/content", component: ContentScreen });
const contentFile = createRoute({
  getParentRoute,
  path: "/content/file",
  component: ContentFileScreen,
  validateSearch: ({ path }: Record<string, unknown>) => ({
    path: typeof path === "string" ? path : "",
  }),
});
const importList = createRoute({ getParentRoute, path: "/import", component: ImportScreen });
const changes = createRoute({ getParentRoute, path: "/changes", component: ChangesScreen });
const figures = createRoute({ getParentRoute, path: "/figures", component: FiguresScreen });
const account = createRoute({ getParentRoute, path: "/account", component: AccountScreen });
const people = createRoute({ getParentRoute, path: "/people", component: PeopleScreen });
const events = createRoute({ getParentRoute, path: "/events", component: EventsScreen });

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    enquiries,
    newEnquiry,
    enquiry,
    catalogue,
    product,
    content,
    contentFile,
    importList,
    changes,
    figures,
    account,
    people,
    events,
  ]),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
