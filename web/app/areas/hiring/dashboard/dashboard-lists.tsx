import type { ReactNode } from "react";
import { TextLink } from "~/app/ui/actions/text-link";
import { wordsOf } from "../jobs/pay-text";
import { StatusBadge } from "../status-badge";
import type { JobLine, RecentLine, TaskCounts } from "./dashboard-types";

type Lines<Line> = { lines: Line[]; href?: string };

const Empty = ({ children }: { children: ReactNode }) => <p className="py-2 text-sm text-ink-2">{children}</p>;

export function RecentApplications({ lines, href }: Lines<RecentLine>) {
  if (lines.length === 0) return <Empty>No applications to display</Empty>;
  return (
    <ul className="text-sm">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">
              {href ? (
                <TextLink href={`${href}/${line.id}`} look="standalone">
                  {line.candidate.firstName} {line.candidate.lastName}
                </TextLink>
              ) : (
                `${line.candidate.firstName} ${line.candidate.lastName}`
              )}
            </p>
            <p className="truncate text-ink-2">
              Application {line.id} · Job {line.jobId}: {line.job.title}
            </p>
          </div>
          <StatusBadge status={line.status} />
        </li>
      ))}
    </ul>
  );
}

export function ActiveJobs({ lines, href }: Lines<JobLine>) {
  if (lines.length === 0) return <Empty>No jobs posted yet</Empty>;
  return (
    <ul className="text-sm">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">
              {href ? (
                <TextLink href={`${href}/${line.id}`} look="standalone">
                  {line.title}
                </TextLink>
              ) : (
                line.title
              )}
            </p>
            <p className="truncate text-ink-2">
              {[line.department && wordsOf(line.department), line.location].filter(Boolean).join(" · ") || "–"}
            </p>
          </div>
          <StatusBadge status={line.status} />
        </li>
      ))}
    </ul>
  );
}

/** What waits for somebody; a line without anything to do is left out. */
export function Tasks({ tasks, open }: { tasks: TaskCounts; open: string[] }) {
  const lines = [
    {
      count: tasks.approvals,
      one: "requisition waits for your approval",
      many: "requisitions wait for your approval",
      href: "/ats/jobs?approval=mine",
    },
    {
      count: tasks.offerApprovals,
      one: "offer waits for your approval",
      many: "offers wait for your approval",
      href: "/ats/offers?status=pending_approval",
    },
    {
      count: tasks.offersToSend,
      one: "approved offer waits to be sent",
      many: "approved offers wait to be sent",
      href: "/ats/offers?status=approved",
    },
    {
      count: tasks.hires,
      one: "signed offer waits for the hire",
      many: "signed offers wait for the hire",
      href: "/ats/offers?status=accepted",
    },
    {
      count: tasks.unread,
      one: "application needs review",
      many: "applications need review",
      href: "/ats/applications?status=applied",
    },
    {
      count: tasks.mine,
      one: "interview of yours in the next 7 days",
      many: "interviews of yours in the next 7 days",
      href: "/ats/jobs/interviews",
    },
    {
      count: tasks.findings,
      one: "open finding of the law check",
      many: "open findings of the law check",
      href: "/ats/jobs?findings=open",
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return <Empty>Nothing waits for you.</Empty>;
  return (
    <ul className="text-sm">
      {lines.map(({ count, one, many, href }) => (
        <li key={one} className="border-t border-line-2 py-2.5 first:border-t-0">
          {open.includes(href.split("?")[0] ?? "") ? (
            <TextLink href={href} look="standalone">
              {count} {count === 1 ? one : many}
            </TextLink>
          ) : (
            `${count} ${count === 1 ? one : many}`
          )}
        </li>
      ))}
    </ul>
  );
}
