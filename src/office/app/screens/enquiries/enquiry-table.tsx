import { Link } from "@tanstack/react-router";
import { createColumnHelper, flexRender, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { KeyboardEvent } from "react";
import { buyerLabel } from "#domain/office/enquiry-messages.ts";
import type { EnquiryRow } from "#domain/office/enquiry-messages.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import type { Language } from "#domain/language.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { Age } from "#office/app/screens/enquiries/age.tsx";
import { StateBadge } from "#office/app/screens/enquiries/state-badge.tsx";
import type { OfficeWords } from "#words/office/en.ts";
import { shortDayIn } from "#words/times.ts";

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, EnquiryRow>();

/** Columns of the list; an id is a class name as well. */
function columnsIn({ columns }: OfficeWords["enquiries"], language: Language) {
  return helper.columns([
    helper.display({
      id: "state",
      header: columns.state,
      cell: ({ row }) => <StateBadge row={row.original} />,
    }),
    helper.display({
      id: "age",
      header: columns.age,
      cell: ({ row }) => <Age row={row.original} />,
    }),
    helper.display({
      id: "company",
      header: columns.company,
      cell: ({ row }) => <Buyer row={row.original} />,
    }),
    helper.accessor("lines", { header: columns.lines }),
    helper.accessor("value", {
      header: columns.value,
      cell: ({ row }) => row.original.value !== null && formatRiyals(row.original.value),
    }),
    helper.display({
      id: "owner",
      header: columns.owner,
      cell: ({ row }) => <bdi>{row.original.work.assignee?.name}</bdi>,
    }),
    helper.display({
      id: "follow-up",
      header: columns.followUp,
      cell: ({ row }) => <FollowUp day={row.original.work.followUpOn} language={language} />,
    }),
    helper.accessor("reference", {
      header: columns.reference,
      cell: ({ row }) => <bdi dir="ltr">{row.original.reference}</bdi>,
    }),
  ]);
}

/** The enquiries as rows; arrow keys move between them, Enter opens one. */
export function EnquiryTable({
  rows,
  label,
}: {
  readonly rows: readonly EnquiryRow[];
  readonly label: string;
}) {
  const words = useWords("enquiries");
  const { language } = useLanguage();
  const columns = useMemo(() => columnsIn(words, language), [words, language]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data });
  return (
    <table className="enquiry-table" aria-label={label} onKeyDown={moveByArrows}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={`column-${header.column.id}`}>
                {flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-state={row.original.work.state}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} className={`column-${cell.column.id}`}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Buyer({ row }: { readonly row: EnquiryRow }) {
  const words = useWords("enquiries");
  const { reference, company, name, city, origin } = row;
  const details = [company === "" ? "" : name, city ?? ""].filter(Boolean);
  return (
    <>
      <Link className="row-link" to="/enquiries/$reference" params={{ reference }}>
        <bdi>{buyerLabel(row)}</bdi>
      </Link>
      <span className="buyer-details">
        {details.map((detail) => (
          <span key={detail}>
            <bdi>{detail}</bdi>
          </span>
        ))}
        {origin === "clerk" && <span>{words.byClerk}</span>}
      </span>
    </>
  );
}

function FollowUp({ day, language }: { readonly day: string | null; readonly language: Language }) {
  if (day === null) {
    return null;
  }
  const isDue = day <= dayInRiyadh(Date.now());
  return (
    <time dateTime={day} className="due" data-due={isDue ? "" : undefined}>
      {shortDayIn(language, day)}
    </time>
  );
}

/** Moves the focus to the row above or below. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) {
    return;
  }
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".row-link")];
  const index = links.findIndex((link) => link === document.activeElement);
  const target = links[index + step];
  if (target !== undefined) {
    event.preventDefault();
    target.focus();
  }
}
