import { Moment } from "~/app/ui/foundations/moment";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { dollars } from "../dollars";
import type { CouponsView } from "./coupons-screen.server";

type Redemption = CouponsView["redemptions"][number];

const COLUMNS: Column<Redemption>[] = [
  { key: "email", header: "Customer", cell: ({ email }) => email, rowHeader: true },
  { key: "plan", header: "Plan", cell: ({ plan }) => plan ?? "" },
  { key: "off", header: "Off", cell: ({ discountAmount }) => dollars(discountAmount), align: "end" },
  { key: "status", header: "State", cell: ({ status }) => status },
  {
    key: "date",
    header: "When",
    cell: ({ redeemedAt, createdAt }) => <Moment at={redeemedAt ?? createdAt} withTime />,
  },
];

/** Who used the coupon, or holds a use of it at the card form. */
export function RedemptionList({ redemptions }: { redemptions: Redemption[] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-3 font-semibold">Redemptions</h3>
      <DataTable
        caption="Redemptions"
        columns={COLUMNS}
        rows={redemptions}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Nobody has used it yet" />}
      />
    </section>
  );
}
