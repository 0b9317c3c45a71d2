import { Form, useNavigate } from "@remix-run/react";
import Users from "lucide-react/icons/users";
import { addressWith } from "~/app/links/address-with";
import { ButtonLink } from "~/app/ui/actions/button";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { SearchBox } from "~/app/ui/fields/search-box";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { SavedViews } from "../saved-views";
import { CandidateCards } from "./candidate-cards";
import { CandidateTable } from "./candidate-table";
import type { CandidateCard, SavedView } from "./candidate-types";

type CandidateListProps = {
  data: CandidateCard[];
  nextCursor: string | null;
  tags: string[];
  views: SavedView[];
  query: { search?: string; status: "all" | "active" | "inactive"; tag?: string };
  view: string;
  rights: { "candidates:write": boolean; export: boolean };
  /** What stands in the address behind the question mark. */
  search: string;
};

export function CandidateList({ data, nextCursor, tags, views, query, view, rights, search }: CandidateListProps) {
  const canWrite = rights["candidates:write"];
  const href = (changes: Record<string, string | null>) => addressWith(search, changes);
  const isFiltered = Boolean(query.search || query.tag || query.status !== "all");
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-serif text-xl font-semibold">Candidates</h2>
        <ButtonLink size="sm" href="/ats/candidates/duplicates">
          Duplicates
        </ButtonLink>
        {canWrite ? (
          <ButtonLink size="sm" href="/ats/candidates/import">
            Import
          </ButtonLink>
        ) : null}
        {rights.export ? (
          <ButtonLink size="sm" href={`/ats/candidates/export?${search}`} reloadDocument>
            Export
          </ButtonLink>
        ) : null}
        {canWrite ? (
          <ButtonLink size="sm" variant="primary" href="/ats/candidates/new">
            Add Candidate
          </ButtonLink>
        ) : null}
      </div>
      <Search query={query} view={view} search={search} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterChips
          label="Status"
          chips={(["active", "inactive"] as const).map((status) => ({
            label: status === "active" ? "Active" : "Inactive",
            on: query.status === status,
            href: href({ status: query.status === status ? null : status }),
          }))}
        />
        {tags.length > 0 ? (
          <FilterChips
            label="Tags"
            chips={tags.slice(0, 12).map((tag) => ({
              label: tag,
              on: query.tag === tag,
              href: href({ tag: query.tag === tag ? null : tag }),
            }))}
          />
        ) : null}
        <FilterChips
          label="Shown as"
          chips={[{ label: "Table", on: view === "table", href: href({ view: view === "table" ? null : "table" }) }]}
        />
      </div>
      <SavedViews views={views} query={search} action="/ats/candidates?index" />
      {data.length === 0 ? (
        <EmptyState
          icon={<Users size={20} />}
          title={isFiltered ? "No matching candidates" : "No candidates yet"}
          action={isFiltered ? <ButtonLink href="/ats/candidates">Show all</ButtonLink> : null}
        >
          {isFiltered ? "Remove a word or a filter." : "Add one by hand, with a resume, or from a CSV."}
        </EmptyState>
      ) : view === "table" ? (
        <CandidateTable candidates={data} canWrite={canWrite} here={search} />
      ) : (
        <CandidateCards candidates={data} canWrite={canWrite} />
      )}
      {data.length > 0 ? (
        <Pagination
          label="Pages of candidates"
          summary={`${data.length} shown`}
          previousHref={new URLSearchParams(search).has("cursor") ? href({}) : undefined}
          nextHref={nextCursor ? href({ cursor: nextCursor }) : undefined}
        />
      ) : null}
    </div>
  );
}

function Search({ query, view, search }: Pick<CandidateListProps, "query" | "view" | "search">) {
  const navigate = useNavigate();
  return (
    <Form method="get" role="search">
      {query.status === "all" ? null : <input type="hidden" name="status" value={query.status} />}
      {query.tag ? <input type="hidden" name="tag" value={query.tag} /> : null}
      {view === "table" ? <input type="hidden" name="view" value="table" /> : null}
      <SearchBox
        name="search"
        label="Search by name, email, skills, title or words of the resume"
        defaultValue={query.search ?? ""}
        onQueryChange={(text) =>
          navigate(addressWith(search, { search: text || null }), { replace: true, preventScrollReset: true })
        }
      />
    </Form>
  );
}
