import { Card } from "~/app/ui/cards/card";
import { StatusBadge } from "../status-badge";
import type { JobData } from "./job-types";

type ApprovalCardProps = { steps: JobData["approval"]; rejectionReason: string | null };

/** The rounds of approval, the newest first, with every vote and its reason. */
export function ApprovalCard({ steps, rejectionReason }: ApprovalCardProps) {
  return (
    <Card as="section" title="Approval" level={3}>
      {rejectionReason ? <p className="mb-3 text-sm">Rejected: {rejectionReason}</p> : null}
      {steps.length === 0 ? (
        <p className="text-sm text-ink-2">Not submitted yet.</p>
      ) : (
        <ol className="text-sm">
          {steps.map((step) => (
            <li key={step.id} className="border-t border-line-2 py-2 first:border-t-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 flex-1 font-medium">
                  Round {step.round}: {step.name}
                </span>
                <StatusBadge status={step.status} />
              </p>
              <p className="text-ink-2">
                {step.requiredApprovals} of {step.approverIds.length} needed
              </p>
              {step.votes.map((vote) => (
                <p
                  key={`${vote.approver}-${String(vote.createdAt)}`}
                  className={vote.isVoid ? "text-ink-3" : undefined}
                >
                  {vote.approver}: {vote.decision}
                  {vote.reason ? `, “${vote.reason}”` : ""}
                  {vote.isVoid ? " (counts no more)" : ""}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
