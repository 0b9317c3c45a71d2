import { ActButton } from "~/app/forms/act-button";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";

type LeaveSectionProps = { name: string; isOwner: boolean; closesAt: Date | null; exportDays: number };

/** The ways out: a member leaves, the owner closes. */
export function LeaveSection({ name, isOwner, closesAt, exportDays }: LeaveSectionProps) {
  if (!isOwner) {
    return (
      <Card as="section" padding="lg" title="Leave">
        <p className="mb-3 text-sm break-words text-ink-2">You lose access to the data of {name} at once.</p>
        <ActButton
          intent={INTENT.leave}
          confirm={{
            title: `Leave ${name}?`,
            description: "You need a new invitation to come back.",
            label: "Leave",
            danger: true,
          }}
        >
          Leave organization
        </ActButton>
      </Card>
    );
  }
  if (closesAt) {
    return (
      <Card as="section" padding="lg" title="Closing">
        <p className="mb-3 text-sm text-ink-2">
          Closes for good on <Moment at={closesAt} />. Until then you can export data and stop the closure.
        </p>
        <ActButton intent={INTENT.reopen}>Keep the organization</ActButton>
      </Card>
    );
  }
  return (
    <Card as="section" padding="lg" title="Close">
      <p className="mb-3 text-sm text-ink-2">
        No one can be added, and {exportDays} days of export follow. To leave without closing, offer the ownership to
        another member.
      </p>
      <ActButton
        intent={INTENT.close}
        variant="danger"
        confirm={{
          title: `Close ${name}?`,
          description: `It closes for good in ${exportDays} days. You can undo this until then.`,
          label: "Close organization",
          danger: true,
        }}
      >
        Close organization
      </ActButton>
    </Card>
  );
}
