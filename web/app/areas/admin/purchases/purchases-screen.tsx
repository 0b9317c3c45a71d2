import { useNavigate, useSearchParams } from "@remix-run/react";
import { serviceName } from "~/app/areas/billing/service-name";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { TextLink } from "~/app/ui/actions/text-link";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Moment } from "~/app/ui/foundations/moment";
import { Drawer } from "~/app/ui/overlays/drawer";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { dollars } from "../dollars";
import { listAddress } from "../list-address";
import { ListPages } from "../list-pages";
import { ListSearch } from "../list-search";
import { GivenUpTasks } from "./given-up-tasks";
import { PurchaseDetails } from "./purchase-details";
import { PurchaseStatus } from "./purchase-status";
import type { PurchasesView } from "./purchases-screen.server";

const PATH = "/admin/purchases";
const FILTERS = [
  ["requested", "Refund asked for"],
  ["completed", "Completed"],
  ["pending", "Pending"],
  ["failed", "Failed"],
  ["refunded", "Refunded"],
  ["disputed", "Disputed"],
] as const;

type Row = PurchasesView["page"]["data"][number];
type PurchasesScreenProps = { view: PurchasesView; outcome: FormOutcome | null };

/** Everything that was bought, with a sheet for one purchase: what it is, its refund, the customer's request. */
export function PurchasesScreen({ view, outcome }: PurchasesScreenProps) {
  useOutcomeToast(outcome);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { page, open, tasks, mayRefund } = view;
  const close = () => navigate(keeping(params, { purchase: "" }), { preventScrollReset: true });
  return (
    <>
      {tasks.length > 0 ? <GivenUpTasks tasks={tasks} mayAct={mayRefund} outcome={outcome} /> : null}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListSearch path={PATH} label="Search purchases" placeholder="E-mail, receipt number, code or payment id" />
        <Filters view={view} params={params} />
      </div>
      <DataTable
        caption="Purchases"
        columns={columns(params)}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No purchases here">Purchases appear here, newest first.</EmptyState>}
        footer={<ListPages page={{ ...page, previousCursor: null }} noun="purchases" />}
      />
      <Drawer
        title={open ? `${serviceName(open.serviceType)}, ${dollars(open.amount)}` : "Purchase"}
        description={open?.customer.email}
        open={open !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        size="lg"
      >
        {open ? <PurchaseDetails key={open.id} purchase={open} mayRefund={mayRefund} outcome={outcome} /> : null}
      </Drawer>
    </>
  );
}

/** The list as it is, page included, with another sheet open or none. */
function keeping(params: URLSearchParams, change: { purchase: string }): string {
  const cursor = params.get("cursor");
  return listAddress(PATH, params, { ...change, ...(cursor && { cursor }) });
}

function Filters({ view: { filter, requests }, params }: { view: PurchasesView; params: URLSearchParams }) {
  const chips = FILTERS.map(([value, label]) => ({
    label,
    on: filter === value,
    href: listAddress(PATH, params, { filter: filter === value ? "" : value, purchase: "" }),
    ...(value === "requested" && { count: requests }),
  }));
  return <FilterChips label="Filter purchases" chips={chips} clearHref={filter ? PATH : undefined} />;
}

const columns = (params: URLSearchParams): Column<Row>[] => [
  {
    key: "receipt",
    header: "Purchase",
    rowHeader: true,
    cell: ({ id, receiptNumber, customer }) => (
      <>
        <TextLink href={keeping(params, { purchase: String(id) })} preventScrollReset look="standalone">
          {receiptNumber ?? `Order ${id}`}
        </TextLink>
        <span className="block text-xs font-normal break-all text-ink-3 sm:hidden">{customer.email}</span>
      </>
    ),
  },
  { key: "date", header: "Date", cell: ({ purchaseDate }) => <Moment at={purchaseDate} />, hideBelow: "sm" },
  {
    key: "customer",
    header: "Customer",
    hideBelow: "sm",
    cell: ({ customer }) => <span className="break-all">{customer.email}</span>,
  },
  { key: "item", header: "Item", cell: ({ serviceType }) => serviceName(serviceType), hideBelow: "lg" },
  { key: "amount", header: "Amount", align: "end", cell: ({ amount }) => dollars(amount) },
  { key: "status", header: "Status", cell: (row) => <PurchaseStatus purchase={row} /> },
];
