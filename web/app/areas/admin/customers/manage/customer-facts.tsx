import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { ManageView } from "./manage-view";

/** What speaks for one person behind several accounts, as far as free trials left a trace. */
function riskText({ sameMailbox, sameBrowser, sameNetwork }: ManageView["customer"]["risk"]): string {
  const seen = [
    sameMailbox > 0 ? `${sameMailbox} with this mailbox` : null,
    sameBrowser > 0 ? `${sameBrowser} whose trial began in the same browser` : null,
    sameNetwork > 0 ? `${sameNetwork} whose trial began in the same network` : null,
  ];
  return seen.filter(Boolean).join(", ") || "None seen";
}

/** Customer details, account status and subscription details. */
export function CustomerFacts({ view: { customer } }: { view: ManageView }) {
  const moment = (at: Date | null, none: string) => (at ? <Moment at={at} withTime /> : none);
  return (
    <div className="mb-5">
      <DescriptionList
        look="columns"
        items={[
          { term: "Phone", value: customer.phoneNumber || "None given" },
          { term: "Mailing address", value: customer.mailingAddress || "None given" },
          { term: "Registered", value: moment(customer.createdAt, "") },
          { term: "Last login", value: moment(customer.lastLogin, "Never") },
          {
            term: "Main access",
            value: (
              <>
                {customer.accessLevel}
                {customer.accessExpiry ? (
                  <>
                    {" until "}
                    <Moment at={customer.accessExpiry} withTime />
                  </>
                ) : null}
              </>
            ),
          },
          { term: "Granted by", value: customer.accessSource ?? "Nobody" },
          { term: "Subscription", value: customer.subscriptionType },
          { term: "Payment", value: customer.paymentStatus },
          { term: "Searches", value: customer.totalSearches.toLocaleString("en-US") },
          { term: "Open sessions", value: String(customer.openSessions) },
          { term: "Email confirmed", value: moment(customer.emailVerifiedAt, "Not yet") },
          { term: "Other accounts alike", value: riskText(customer.risk) },
          ...(customer.suspendedAt
            ? [{ term: "Suspended", value: moment(customer.suspendedAt, ""), note: customer.suspendedReason }]
            : []),
        ]}
      />
    </div>
  );
}
