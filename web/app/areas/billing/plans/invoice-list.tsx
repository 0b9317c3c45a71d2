import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { dollars } from "../dollars";
import { serviceName } from "../service-name";

export type InvoiceRow = {
  id: number;
  serviceType: string;
  amount: number;
  paymentStatus: string;
  refundedAmount: number;
  purchaseDate: Date;
  accessEndDate: Date | null;
  couponCode: string | null;
  paymentMethodLabel: string | null;
  receiptNumber: string | null;
  refundRequested: boolean;
  refundDeclined: string | null;
  canRefund: boolean;
};

const TONES: Record<string, BadgeTone> = { completed: "success", failed: "danger", refunded: "brass" };

const COLUMNS: Column<InvoiceRow>[] = [
  { key: "item", header: "Item", cell: item, rowHeader: true },
  { key: "date", header: "Date", cell: ({ purchaseDate }) => <Moment at={purchaseDate} />, hideBelow: "sm" },
  { key: "amount", header: "Amount", cell: ({ amount }) => dollars(amount), align: "end" },
  { key: "status", header: "Status", cell: status, hideBelow: "sm" },
  { key: "receipt", header: "Receipt and refund", cell: papers },
];

/** What was paid, with the receipts. */
export function InvoiceList({ invoices, outcome }: { invoices: InvoiceRow[]; outcome: FormOutcome | null }) {
  return (
    <Card as="section" id="invoices" padding="lg" title="Invoices">
      <FormProblem outcome={outcome} />
      <DataTable caption="Invoices" columns={COLUMNS} rows={invoices} rowKey={({ id }) => String(id)} />
      <p className="mt-3 text-xs text-ink-3">
        Money back within 30 days of a purchase, without a reason. Access that was paid with it ends then.
      </p>
    </Card>
  );
}

/** On a phone the date and the status stand here as well: their columns have no room. */
function item(invoice: InvoiceRow) {
  const { serviceType, couponCode, accessEndDate, purchaseDate } = invoice;
  return (
    <>
      {serviceName(serviceType)}
      {couponCode ? ` (${couponCode})` : ""}
      {accessEndDate ? (
        <span className="block text-xs text-ink-3">
          until <Moment at={accessEndDate} withTime />
        </span>
      ) : null}
      <span className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-3 sm:hidden">
        <Moment at={purchaseDate} /> {status(invoice)}
      </span>
    </>
  );
}

function status({ paymentStatus }: InvoiceRow) {
  return <Badge tone={TONES[paymentStatus] ?? "neutral"}>{paymentStatus}</Badge>;
}

function papers(invoice: InvoiceRow) {
  const { id, receiptNumber, refundRequested, refundDeclined, canRefund } = invoice;
  return (
    <div className="grid justify-items-start gap-1">
      {receiptNumber ? (
        <TextLink href={`/profile/receipts/${id}`} reloadDocument look="standalone">
          {receiptNumber}
        </TextLink>
      ) : null}
      {refundRequested ? <span className="text-xs text-ink-2">Refund requested</span> : null}
      {refundDeclined ? <p className="max-w-64 text-xs break-words text-ink-2">Declined: {refundDeclined}</p> : null}
      {canRefund && !refundRequested ? <AskRefund invoice={invoice} /> : null}
    </div>
  );
}

function AskRefund({ invoice: { id, receiptNumber } }: { invoice: InvoiceRow }) {
  return (
    <ActButton
      intent={INTENT.requestRefund}
      fields={{ id }}
      label={`Ask for a refund of ${receiptNumber}`}
      confirm={{
        title: "Ask for this money back?",
        description: "Access that was paid with it ends when the refund is made.",
        label: "Ask for the refund",
      }}
    >
      Ask for a refund
    </ActButton>
  );
}
