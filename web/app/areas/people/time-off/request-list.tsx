import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { periodText, timeText } from "./leave-text";
import { STATUS_LABELS, TIME_OFF_INTENT } from "./time-off-intents";

export type ShownRequest = {
  id: number;
  employee: string;
  employeeId: number;
  policy: string;
  startDate: string;
  endDate: string;
  minutes: number;
  status: string;
  isProtected: boolean;
  reason: string | null;
  deniedReason: string | null;
  version: number;
  allowedActions: string[];
};

const TONE: Record<string, BadgeTone> = {
  pending: "brass",
  pending_second: "brass",
  approved: "success",
  denied: "danger",
  taken: "neutral",
  cancelled: "neutral",
};

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={TONE[status] ?? "neutral"}>{STATUS_LABELS[status] ?? status}</Badge>
);

/** One's own requests, the latest days first. */
export function RequestList({ requests }: { requests: ShownRequest[] }) {
  if (requests.length === 0)
    return (
      <p className="text-sm text-ink-2">
        You have not asked for leave yet. <TextLink href="/hris/time-off/request">Ask for some</TextLink>
      </p>
    );
  return (
    <ul>
      {requests.map((request) => (
        <li
          key={request.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line-2 py-2.5 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium text-ink">{periodText(request.startDate, request.endDate)}</p>
            <p className="text-sm break-words text-ink-2">
              {request.policy} · {timeText(request.minutes)}
              {request.deniedReason ? ` · ${request.deniedReason}` : ""}
            </p>
          </div>
          <StatusBadge status={request.status} />
          {request.allowedActions.includes("cancel") ? (
            <ActButton
              intent={TIME_OFF_INTENT.cancel}
              action="/hris/time-off?index"
              fields={{ id: request.id, version: request.version }}
              label={`Cancel ${periodText(request.startDate, request.endDate)}`}
            >
              Cancel
            </ActButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
