import { Form, useSearchParams } from "@remix-run/react";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Select } from "~/app/ui/fields/select";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import type { BrowsedLaw, LawBrowse } from "~/domain/research";

type LawIndexProps = {
  filter: { state: string; topic: string; category: string; page: number };
  found: LawBrowse;
  states: { code: string; name: string }[];
  topics: { slug: string; label: string }[];
};

const COLUMNS: Column<BrowsedLaw>[] = [
  {
    key: "place",
    header: "Place",
    cell: (law) => law.cityName ?? (law.jurisdiction === "FEDERAL" ? "Federal" : law.jurisdiction),
  },
  {
    key: "title",
    header: "Law",
    rowHeader: true,
    cell: (law) => <TextLink href={`/laws/${law.slug}`}>{law.title}</TextLink>,
  },
  {
    key: "citation",
    header: "Citation",
    hideBelow: "md",
    cell: (law) => law.citation ?? (law.isAbsence ? "None found" : ""),
  },
  { key: "category", header: "Category", hideBelow: "lg", cell: (law) => law.category },
];

export function LawIndex({ filter, found, states, topics }: LawIndexProps) {
  const [params] = useSearchParams();
  const pageHref = (page: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(page));
    return `/laws?${next}`;
  };
  return (
    <>
      <PageHeader
        title="Laws"
        description="Titles and citations of everything in the corpus. The text opens with access."
        actions={<TextLink href="/coverage">Coverage and freshness</TextLink>}
      />
      <Form method="get" className="mb-5 flex flex-wrap gap-2.5">
        <Select
          name="state"
          aria-label="Place"
          defaultValue={filter.state}
          options={[
            { value: "", label: "All places" },
            { value: "FEDERAL", label: "Federal" },
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Select
          name="topic"
          aria-label="Topic"
          defaultValue={filter.topic}
          options={[{ value: "", label: "All topics" }, ...topics.map(({ slug, label }) => ({ value: slug, label }))]}
        />
        {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
        <Button type="submit">Show</Button>
      </Form>
      <DataTable
        caption="Laws"
        columns={COLUMNS}
        rows={found.laws}
        rowKey={(law) => law.slug}
        empty={<EmptyState title="No laws found matching your search criteria" />}
        footer={
          <Pagination
            summary={`${found.total} records, page ${filter.page} of ${Math.max(1, found.pages)}`}
            previousHref={filter.page > 1 ? pageHref(filter.page - 1) : undefined}
            nextHref={filter.page < found.pages ? pageHref(filter.page + 1) : undefined}
          />
        }
      />
    </>
  );
}
