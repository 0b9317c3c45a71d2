import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";

const FEATURES = [
  ["Employee management", "One record for each employee, from hire to exit, with positions, managers and documents."],
  ["Payroll processing", "Pay periods, pay records and the withholdings of each place of work."],
  ["Benefits administration", "Plans, enrollments, dependents and the contributions of both sides."],
  ["Time and attendance", "Time-off types, balances, requests and their approval."],
] as const;

const TILES = ["Employees", "Payroll", "Time off", "Analytics", "Performance", "Training", "Documents", "Departments"];

/** The HRIS is announced only (specification, 3 section 2.4): what is planned, and nothing that pretends to work. */
export function PlannedModules() {
  return (
    <>
      <PageHeader
        title="Human Resource Information System"
        description="Coming soon. It will join research, hiring and pay, on the same law."
        above={<Badge tone="brass">Coming soon</Badge>}
      />
      <h2 className="mb-3 font-serif text-lg font-semibold">Planned features</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {FEATURES.map(([title, text]) => (
          <li key={title}>
            <Card className="h-full">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-3 font-serif text-lg font-semibold">Planned areas</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {TILES.map((tile) => (
          <li
            key={tile}
            className="rounded-card border border-dashed border-line-control px-4 py-5 text-center text-ink-2"
          >
            {tile}
          </li>
        ))}
      </ul>
    </>
  );
}
