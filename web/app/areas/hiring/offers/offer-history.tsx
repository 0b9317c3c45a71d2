import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { StatusBadge } from "../status-badge";

export type OfferHistoryProps = {
  offer: {
    approvals: { stepOrder: number; who: string; status: string; reason: string | null }[];
    events: {
      id: number;
      type: string;
      offerVersion: number;
      who: string | null;
      signatureName: string | null;
      documentHash: string | null;
      ipAddress: string | null;
      userAgent: string | null;
      note: string | null;
      createdAt: Date;
    }[];
  };
};

const WORDS: Record<string, string> = {
  created: "Drafted",
  submitted: "Submitted for approval",
  approved: "Approved",
  rejected: "Rejected",
  sent: "Sent",
  viewed: "Read by the candidate",
  accepted: "Accepted and signed",
  declined: "Declined",
  expired: "The last day passed",
  extended: "Deadline extended",
  withdrawn: "Withdrawn",
  superseded: "Replaced by a new version",
};

/** Who was asked, what happened, and the evidence of a signature. */
export function OfferHistory({ offer: { approvals, events } }: OfferHistoryProps) {
  return (
    <>
      {approvals.length > 0 ? (
        <Card as="section" title="Approval" level={3}>
          <ul className="text-sm">
            {approvals.map(({ stepOrder, who, status, reason }) => (
              <li
                key={`${stepOrder}-${who}`}
                className="flex flex-wrap gap-2 border-t border-line-2 py-1.5 first:border-t-0"
              >
                <span className="min-w-0 flex-1 break-words">
                  {who}
                  {reason ? <span className="text-ink-2">: {reason}</span> : null}
                </span>
                <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Card as="section" title="History" level={3}>
        <ol className="text-sm">
          {events.map((event) => (
            <li key={event.id} className="border-t border-line-2 py-2 first:border-t-0">
              <p className="break-words">
                {WORDS[event.type] ?? event.type}
                {event.offerVersion > 1 ? ` (version ${event.offerVersion})` : ""}
                {event.note ? <span className="text-ink-2">: {event.note}</span> : null}
              </p>
              {event.signatureName ? (
                <p className="text-xs break-all text-ink-2">
                  Signed as {event.signatureName} from {event.ipAddress ?? "an unknown address"}
                  {event.userAgent ? `, ${event.userAgent}` : ""}. SHA-256 of the letter: {event.documentHash}
                </p>
              ) : null}
              <p className="text-xs text-ink-2">
                {event.who ? `${event.who}, ` : ""}
                <Moment at={event.createdAt} withTime />
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
