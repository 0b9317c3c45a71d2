import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { DataTable } from "~/app/ui/tables/data-table";
import type { ImportAnswer } from "./import.server";

/** What became of each row, or what would; those that are refused first. */
export function ImportResult({ result }: { result: NonNullable<ImportAnswer["result"]> }) {
  const { added, refused, dryRun, lines } = result;
  return (
    <section className="grid gap-3" aria-label="Result" role="status">
      <Banner
        tone={refused > 0 ? "warning" : "info"}
        label="Result"
        action={
          dryRun ? undefined : (
            <ButtonLink size="sm" href="/hris/employees">
              To the employees
            </ButtonLink>
          )
        }
      >
        {dryRun ? `Nothing saved yet: ${added} would be added, ${refused} not.` : `${added} added, ${refused} not.`}
      </Banner>
      <DataTable
        caption="Rows of the file"
        tall
        rows={lines}
        rowKey={(row) => String(row.line)}
        columns={[
          { key: "line", header: "Line", align: "end", cell: (row) => row.line },
          {
            key: "name",
            header: "Name",
            rowHeader: true,
            cell: ({ name, employeeId }) =>
              employeeId ? <TextLink href={`/hris/employees/${employeeId}`}>{name}</TextLink> : name || "–",
          },
          {
            key: "outcome",
            header: "Result",
            cell: ({ outcome }) => (
              <Badge tone={outcome === "added" ? "success" : "danger"}>
                {outcome === "refused" ? "Not added" : dryRun ? "Would be added" : "Added"}
              </Badge>
            ),
          },
          { key: "message", header: "Why", cell: ({ message }) => message },
        ]}
      />
    </section>
  );
}
