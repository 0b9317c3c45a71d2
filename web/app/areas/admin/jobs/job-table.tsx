import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { RunState } from "./run-state";
import { isOpen, type Job, timeText } from "./types";

type JobTableProps = { jobs: Job[]; mayChange: boolean };

/** Every job with its schedule and its last run. */
export function JobTable({ jobs, mayChange }: JobTableProps) {
  const columns: Column<Job>[] = [
    {
      key: "job",
      header: "Job",
      rowHeader: true,
      cell: (job) => (
        <>
          <TextLink href={`/admin/jobs?job=${job.name}`}>{job.title}</TextLink>
          <span className="block max-w-80 text-xs font-normal text-ink-3">{job.description}</span>
        </>
      ),
    },
    { key: "schedule", header: "Schedule", hideBelow: "md", cell: (job) => <Schedule job={job} /> },
    {
      key: "last",
      header: "Last run",
      cell: ({ lastRun }) =>
        lastRun ? (
          <>
            <RunState run={lastRun} />
            <span className="text-xs text-ink-3">{timeText(lastRun.startedAt)}</span>
          </>
        ) : (
          <span className="text-ink-3">Not yet</span>
        ),
    },
  ];
  return (
    <DataTable
      caption="Scheduled jobs"
      columns={columns}
      rows={jobs}
      rowKey={({ name }) => name}
      rowActions={
        mayChange
          ? (job) =>
              isOpen(job.lastRun) ? null : (
                <ActButton intent="run-job" fields={{ job: job.name }} label={`Run now: ${job.title}`}>
                  Run now
                </ActButton>
              )
          : undefined
      }
    />
  );
}

function Schedule({ job }: { job: Job }) {
  return (
    <>
      <code className="text-xs">{job.cron}</code> <span className="text-xs text-ink-3">{job.timeZone}</span>
      <span className="block text-xs text-ink-3">
        {job.isPaused ? (
          <Badge tone="brass">Paused</Badge>
        ) : job.state === "off" ? (
          <Badge tone="brass">Off: by hand only</Badge>
        ) : job.nextRunAt ? (
          `next ${timeText(job.nextRunAt)}`
        ) : (
          "never"
        )}
      </span>
    </>
  );
}
