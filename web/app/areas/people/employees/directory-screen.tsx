import Users from "lucide-react/icons/users";
import { ActButton } from "~/app/forms/act-button";
import { addressWith } from "~/app/links/address-with";
import { ButtonLink } from "~/app/ui/actions/button";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { ScreenHeading } from "../screen-heading";
import { DirectoryFilters } from "./directory-filters";
import { DirectoryTable } from "./directory-table";
import type { Directory } from "./directory-types";
import { EMPLOYEE_INTENT } from "./employee-intents";

/** Everybody who works here, with search, filters and pages. */
export function DirectoryScreen(directory: Directory) {
  const { data, nextCursor, rights, search, query, heads } = directory;
  const mayInvite = rights["employees:write"] && query.account === "none" && data.length > 0;
  const isFiltered = search !== "";
  return (
    <div className="grid gap-4">
      <ScreenHeading
        title="Employees"
        actions={
          rights["employees:write"] ? (
            <>
              <ButtonLink size="sm" href="/hris/import">
                Import
              </ButtonLink>
              <ButtonLink size="sm" href="/hris/employees/export?format=excel" reloadDocument>
                Export
              </ButtonLink>
              <ButtonLink size="sm" variant="primary" href="/hris/employees/new">
                Add Employee
              </ButtonLink>
            </>
          ) : null
        }
      />
      <DirectoryFilters {...directory} />
      {mayInvite ? <InviteAll count={heads.total} /> : null}
      {data.length === 0 ? (
        <EmptyState
          icon={<Users size={20} />}
          title={isFiltered ? "No matching employees" : "No employees yet"}
          action={isFiltered ? <ButtonLink href="/hris/employees">Show all</ButtonLink> : null}
        >
          {isFiltered ? "Remove a word or a filter." : "Add the first one, or import everybody from a file."}
        </EmptyState>
      ) : (
        <>
          <DirectoryTable lines={data} />
          <Pagination
            label="Pages of employees"
            summary={headsText(heads, data.length)}
            previousHref={new URLSearchParams(search).has("cursor") ? addressWith(search, {}) : undefined}
            nextHref={nextCursor ? addressWith(search, { cursor: nextCursor }) : undefined}
          />
        </>
      )}
    </div>
  );
}

/** How many there are, and how many of them work here today: the number that every other screen counts. */
function headsText({ total, headCount, toCome }: Directory["heads"], shown: number): string {
  const rest = [
    headCount > 0 ? `${headCount} work here today` : null,
    toCome > 0 ? `${toCome} ${toCome === 1 ? "starts" : "start"} later` : null,
  ].filter(Boolean);
  return [`${shown} of ${total} shown`, rest.join(", ")].filter(Boolean).join(" · ");
}

function InviteAll({ count }: { count: number }) {
  return (
    <Banner
      label="Invite"
      action={
        <ActButton
          intent={EMPLOYEE_INTENT.inviteAll}
          action="/hris/employees?index"
          confirm={{
            title: "Invite everybody who cannot sign in?",
            description:
              "Everybody who works here or is to come gets a mail at their work e-mail. Its link opens their own record and nothing else.",
            label: "Send the invitations",
          }}
        >
          Invite everybody
        </ActButton>
      }
    >
      {count === 1 ? "1 person here" : `${count} people here`} cannot sign in to see their own record, pay and time off.
    </Banner>
  );
}
