import { Badge, type BadgeTone } from "~/app/ui/status/badge";

const TONES: Record<string, BadgeTone> = {
  published: "success",
  approved: "success",
  hired: "success",
  accepted: "success",
  offer: "success",
  completed: "success",
  sent: "action",
  viewed: "action",
  scheduled: "action",
  pending_approval: "brass",
  awaiting_feedback: "brass",
  awaiting_candidate: "brass",
  pending: "brass",
  paused: "brass",
  screening: "action",
  interviewing: "action",
  applied: "action",
  no_show: "danger",
  rejected: "danger",
  declined: "danger",
};

/** A state of a record, as people say it. */
export function StatusBadge({ status }: { status: string }) {
  const text = status.replaceAll("_", " ");
  return <Badge tone={TONES[status] ?? "neutral"}>{text.charAt(0).toUpperCase() + text.slice(1)}</Badge>;
}
