import { useNavigate } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Drawer } from "~/app/ui/overlays/drawer";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { ListPages } from "../list-pages";
import { ListSearch } from "../list-search";
import { CouponFields } from "./coupon-fields";
import { couponValue } from "./coupon-value";
import type { CouponsView } from "./coupons-screen.server";
import { RedemptionList } from "./redemption-list";

type Coupon = CouponsView["page"]["data"][number];

const COLUMNS: Column<Coupon>[] = [
  {
    key: "code",
    header: "Code",
    rowHeader: true,
    cell: ({ id, code }) => (
      <TextLink href={`/admin/coupons?coupon=${id}`} preventScrollReset look="standalone">
        {code}
      </TextLink>
    ),
  },
  { key: "value", header: "Gives", cell: couponValue },
  {
    key: "plans",
    header: "Plans",
    cell: ({ validForPlans }) => validForPlans.join(", ") || "every plan",
    hideBelow: "md",
  },
  {
    key: "used",
    header: "Used",
    align: "end",
    cell: ({ redemptionCount, maxRedemptions }) =>
      maxRedemptions === null ? redemptionCount : `${redemptionCount} of ${maxRedemptions}`,
  },
  { key: "state", header: "State", cell: (row) => <State coupon={row} /> },
];

type CouponsScreenProps = { view: CouponsView; outcome: FormOutcome | null };

/** The coupons, with a sheet for one of them: its fields and who used it. */
export function CouponsScreen({ view, outcome }: CouponsScreenProps) {
  useOutcomeToast(outcome);
  const navigate = useNavigate();
  const { page, coupon, isNew, mayWrite, plans, redemptions } = view;
  const close = () => navigate("/admin/coupons", { preventScrollReset: true });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListSearch path="/admin/coupons" label="Search coupons" placeholder="Part of a code" />
        {mayWrite ? (
          <ButtonLink href="/admin/coupons?coupon=new" variant="primary" className="ml-auto" preventScrollReset>
            Add Coupon
          </ButtonLink>
        ) : null}
      </div>
      <DataTable
        caption="Coupons"
        columns={COLUMNS}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        footer={<ListPages page={{ ...page, previousCursor: null }} noun="coupons" />}
      />
      <Drawer
        title={coupon?.code ?? "New coupon"}
        open={coupon !== null || isNew}
        onOpenChange={(open) => (open ? undefined : close())}
        size="lg"
      >
        <CouponFields
          key={coupon ? `${coupon.id}-${coupon.version}` : "new"}
          coupon={coupon}
          plans={plans}
          mayWrite={mayWrite}
          outcome={outcome}
        />
        {coupon ? <RedemptionList redemptions={redemptions} /> : null}
      </Drawer>
    </>
  );
}

function State({ coupon: { isActive, validUntil, freeUntil } }: { coupon: Coupon }) {
  const end = validUntil ?? freeUntil;
  if (!isActive) return <Badge>Off</Badge>;
  return end && end.getTime() <= Date.now() ? <Badge tone="danger">Expired</Badge> : <Badge tone="success">On</Badge>;
}
