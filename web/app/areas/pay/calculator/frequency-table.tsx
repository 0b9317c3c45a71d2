import { Card } from "~/app/ui/cards/card";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { FrequencyRow } from "~/domain/pay";
import { dollars } from "../dollars";
import { PERIODS } from "./pay-options";

const nameOf = (period: string) => PERIODS.find(({ value }) => value === period)?.label ?? period;

const columns: Column<FrequencyRow>[] = [
  { key: "period", header: "Pay period", cell: (row) => nameOf(row.payPeriod), rowHeader: true },
  { key: "paychecks", header: "Paychecks", align: "end", cell: (row) => row.paychecks, hideBelow: "sm" },
  { key: "gross", header: "Gross", align: "end", cell: (row) => dollars(row.grossPay) },
  { key: "net", header: "Net", align: "end", cell: (row) => dollars(row.netPay) },
  { key: "year", header: "Net per year", align: "end", cell: (row) => dollars(row.annualNetPay) },
];

/** The same pay under every pay frequency, by precise withholding. */
export function FrequencyTable({ rows }: { rows: FrequencyRow[] }) {
  return (
    <Card as="section">
      <Disclosure summary="The same pay by other pay periods">
        <DataTable
          caption="The same pay by other pay periods, precise withholding"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.payPeriod}
        />
      </Disclosure>
    </Card>
  );
}
