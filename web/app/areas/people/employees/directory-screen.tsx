import Users from "lucide-react/icons/users";
import { addressWith } from "~/app/areas/hiring/candidates/candidate-list";
import { ButtonLink } from "~/app/ui/actions/button";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { DirectoryFilters } from "./directory-filters";
import { DirectoryTable } from "./directory-table";
import type { Directory } from "./directory-types";

/** Everybody who works here, with search, filters and pages. */
export function DirectoryScreen(directory: Directory) {
  const { data, nextCursor, rights, search } = directory;
  const isFiltered = search !== "";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-serif text-xl font-semibold">Employees</h2>
        {rights["employees:write"] ? (
          <ButtonLink size="sm" variant="primary" href="/hris/employees/new">
            Add Employee
          </ButtonLink>
        ) : null}
      </div>
      <DirectoryFilters {...directory} />
      {data.length === 0 ? (
        <EmptyState
          icon={<Users size={20} />}
          title={isFiltered ? "No matching employees" : "No employees yet"}
          action={isFiltered ? <ButtonLink href="/hris/employees">Show all</ButtonLink> : null}
        >
          {isFiltered ? "Remove a word or a filter." : "Add the first one; no application is needed."}
        </EmptyState>
      ) : (
        <>
          <DirectoryTable lines={data} />
          <Pagination
            label="Pages of employees"
            summary={`${data.length} shown`}
            previousHref={new URLSearchParams(search).has("cursor") ? addressWith(search, {}) : undefined}
            nextHref={nextCursor ? addressWith(search, { cursor: nextCursor }) : undefined}
          />
        </>
      )}
    </div>
  );
}
