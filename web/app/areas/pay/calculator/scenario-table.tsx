import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { ComparedAmount, ComparedMethod } from "~/domain/pay";
import { dollars } from "../dollars";

type ScenarioTableProps = { comparison: ComparedMethod[]; annual: boolean; changes: string };

const signed = (amount: number): string => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

const columns: Column<ComparedAmount>[] = [
  { key: "label", header: "Line", cell: (row) => row.label, rowHeader: true },
  { key: "first", header: "First", align: "end", cell: (row) => dollars(row.first) },
  { key: "second", header: "Second", align: "end", cell: (row) => dollars(row.second) },
  { key: "difference", header: "Difference", align: "end", cell: (row) => signed(row.difference) },
];

const TITLE = { quick: "Quick estimate", precise: "Precise withholding" } as const;

/** Two scenarios line by line, by both methods. */
export function ScenarioTable({ comparison, annual, changes }: ScenarioTableProps) {
  return (
    <section className="grid gap-3" aria-label="Two scenarios compared">
      <div>
        <h2 className="text-base font-semibold">Two scenarios compared</h2>
        <p className="text-sm text-ink-3">
          The second changes {changes}. {annual ? "A year of paychecks." : "One paycheck."}
        </p>
      </div>
      <div className="grid items-start gap-4 2xl:grid-cols-2">
        {comparison.map(({ method, period, annual: year, employerCost }) => (
          <DataTable
            key={method}
            caption={TITLE[method]}
            showCaption
            columns={columns}
            rows={annual ? year : [...period, employerCost]}
            rowKey={(row) => row.key}
          />
        ))}
      </div>
    </section>
  );
}
