import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { RunState } from "./run-state";
import { type Job, type Run, timeText } from "./types";

const TRIGGERS: Record<string, string> = {
  schedule: "Schedule",
  manual: "By hand",
  catch_up: "Made up for",
  event: "Asked for",
};

const STATES: Record<Job["state"], string> = {
  on: "On schedule.",
  paused: "Paused: it runs by hand only.",
  off: "No process runs the schedules (JOBS=off): it runs by hand only.",
};

const COLUMNS: Column<Run>[] = [
  { key: "started", header: "Started", rowHeader: true, cell: (run) => timeText(run.startedAt) },
  { key: "trigger", header: "Why", cell: (run) => TRIGGERS[run.trigger] ?? run.trigger, hideBelow: "sm" },
  { key: "state", header: "Result", cell: (run) => <RunState run={run} /> },
  {
    key: "took",
    header: "Took",
    align: "end",
    hideBelow: "md",
    cell: (run) => (run.durationMs === null ? "" : `${(run.durationMs / 1000).toFixed(1)} s`),
  },
];

type JobDetailProps = { job: Job; runs: { data: Run[]; nextCursor: string | null }; mayChange: boolean };

/** One job: pause and schedule, and its runs. */
export function JobDetail({ job, runs, mayChange }: JobDetailProps) {
  return (
    <section aria-label={job.title} className="mb-6 grid gap-5 lg:grid-cols-[20rem_1fr] lg:items-start">
      <Card as="section" title={job.title}>
        <p className="mb-4 text-sm text-ink-2">
          {STATES[job.state]} At most {Math.round(job.limitSeconds / 60)} minutes a run.
        </p>
        {mayChange ? <ScheduleForm job={job} /> : null}
      </Card>
      <DataTable
        caption={`Runs of ${job.title}`}
        columns={COLUMNS}
        rows={runs.data}
        rowKey={({ id }) => String(id)}
        footer={
          runs.nextCursor ? (
            <Pagination
              label="Pages of runs"
              summary={`${runs.data.length} shown`}
              nextHref={`/admin/jobs?job=${job.name}&cursor=${runs.nextCursor}`}
            />
          ) : null
        }
      />
    </section>
  );
}

function ScheduleForm({ job }: { job: Job }) {
  const saving = useSubmitting("schedule-job");
  const fields = { job: job.name, version: job.version };
  return (
    <>
      <ActButton intent={job.isPaused ? "resume-job" : "pause-job"} fields={fields}>
        {job.isPaused ? "Resume" : "Pause"}
      </ActButton>
      <ActionForm method="post" key={job.version} className="mt-5 grid gap-3" preventScrollReset>
        <input type="hidden" name="intent" value="schedule-job" />
        <input type="hidden" name="job" value={job.name} />
        <input type="hidden" name="version" value={job.version} />
        <Field label="Schedule" help={`Minute, hour, day of month, month, day of week. Empty: ${job.declaredCron}`}>
          <TextInput name="cron" defaultValue={job.cron} maxLength={80} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Time zone" help={`Empty: ${job.declaredTimeZone}`}>
          <TextInput name="timeZone" defaultValue={job.timeZone} maxLength={60} autoComplete="off" spellCheck={false} />
        </Field>
        <div>
          <Button type="submit" size="sm" loading={saving}>
            Save schedule
          </Button>
        </div>
      </ActionForm>
    </>
  );
}
