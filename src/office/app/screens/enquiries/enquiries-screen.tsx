import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { enquiriesOnPage, enquiryTabs } from "#domain/office/enquiry-messages.ts";
import type { EnquirySearch, EnquiryTab } from "#domain/office/enquiry-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { EnquiryFilters } from "#office/app/screens/enquiries/enquiry-filters.tsx";
import { EnquiryTable } from "#office/app/screens/enquiries/enquiry-table.tsx";
import { listQuery } from "#office/app/screens/enquiries/queries.ts";
import { useListKeys } from "#office/app/screens/enquiries/use-list-keys.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

/** Tab that opens first. */
const firstTab: EnquiryTab = "new";

/** The list of enquiries; its filters stand in the address. */
export function EnquiriesScreen() {
  const words = useWords("enquiries");
  const search = useSearch({ from: "/enquiries" });
  const navigate = useNavigate({ from: "/enquiries" });
  const tab = search.tab ?? firstTab;
  const { data, error, isPending } = useQuery(listQuery({ ...search, tab }));
  const change = (filters: EnquirySearch) =>
    void navigate({ search: { ...search, ...filters, page: undefined }, replace: true });
  useListKeys();

  const page = search.page ?? 1;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / enquiriesOnPage));
  const isFiltered = Boolean(search.q ?? search.owner ?? search.state ?? search.overdue);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{words.title}</h1>
        <Link className="button button-default button-size-sm" to="/enquiries/new">
          {words.enter}
        </Link>
      </div>
      <nav className="tabs" aria-label={words.tabsLabel}>
        {enquiryTabs.map((name) => (
          <Link
            key={name}
            to="/enquiries"
            search={{ ...search, tab: name, page: undefined }}
            aria-current={name === tab ? "page" : undefined}
          >
            {words.tabs[name]} <span className="tab-count">{data?.counts[name]}</span>
          </Link>
        ))}
      </nav>
      <EnquiryFilters search={search} tab={tab} isFiltered={isFiltered} onChange={change} />
      <ProblemNote error={error} />
      {data !== undefined && data.rows.length > 0 && (
        <EnquiryTable rows={data.rows} label={words.tabs[tab]} />
      )}
      <p className="list-foot" role="status">
        {!isPending && data?.total === 0 && (isFiltered ? words.noneFound : words.none)}
        {data !== undefined && data.total > 0 && words.count(data.total)}
      </p>
      {pages > 1 && (
        <p className="list-pages">
          {page > 1 && (
            <Link to="/enquiries" search={{ ...search, page: page - 1 }}>
              {words.previous}
            </Link>
          )}
          <span>{words.page(page, pages)}</span>
          {page < pages && (
            <Link to="/enquiries" search={{ ...search, page: page + 1 }}>
              {words.next}
            </Link>
          )}
        </p>
      )}
      <p className="list-keys">{words.keys}</p>
    </div>
  );
}
