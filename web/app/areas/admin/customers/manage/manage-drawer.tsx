import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { RouteOverlay } from "../../route-overlay";
import { customerName } from "../customer-type";
import { AccessSection } from "./access-section";
import { AccountSection } from "./account-section";
import { CustomerFacts } from "./customer-facts";
import { DetailsForm } from "./details-form";
import type { SectionProps } from "./manage-view";
import { NoteList } from "./note-list";
import { NoticeForm } from "./notice-form";
import { PasswordSection } from "./password-section";
import { ProductSection } from "./product-section";
import { Timeline } from "./timeline";

type ManageDrawerProps = SectionProps & { back: string };

/** Everything about one customer: what is known, what they may use, what happened, and every act on the account. */
export function ManageDrawer({ view, outcome, back }: ManageDrawerProps) {
  const { customer, rights, untouchable } = view;
  const may = (right: boolean) => right && !untouchable;
  return (
    <RouteOverlay
      kind="drawer"
      title={customerName(customer)}
      description={`${customer.email}, ID ${customer.id}`}
      back={back}
    >
      <div className="mb-4 flex flex-wrap gap-1.5">
        <Badge tone="action">{customer.accessLevel}</Badge>
        {customer.suspendedAt ? <Badge tone="danger">suspended</Badge> : <Badge tone="success">Active</Badge>}
        {customer.isAdmin ? <Badge tone="ink">administrator</Badge> : null}
        {customer.isStaff ? <Badge tone="ink">staff</Badge> : null}
        {customer.isTemporaryPassword ? <Badge tone="brass">temporary password</Badge> : null}
      </div>
      {untouchable ? (
        <div className="mb-4">
          <Banner tone="info" label="Colleague">
            This is the account of a colleague. Only administrators can change it.
          </Banner>
        </div>
      ) : null}
      <CustomerFacts view={view} />
      {may(rights.grant) ? <AccessSection view={view} outcome={outcome} /> : null}
      {may(rights.grant)
        ? (["ats", "hris", "benefits"] as const).map((product) => (
            <ProductSection key={product} product={product} view={view} outcome={outcome} />
          ))
        : null}
      {may(rights.write) ? <PasswordSection view={view} outcome={outcome} /> : null}
      {may(rights.notify) ? <NoticeForm outcome={outcome} /> : null}
      {may(rights.write) ? <DetailsForm view={view} outcome={outcome} /> : null}
      <NoteList view={view} outcome={outcome} />
      <Disclosure summary="Timeline">
        <Timeline view={view} />
      </Disclosure>
      <AccountSection view={view} outcome={outcome} />
    </RouteOverlay>
  );
}
