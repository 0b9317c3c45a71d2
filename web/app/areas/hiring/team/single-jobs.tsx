import { useState } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { JobChoice, TeamRow } from "~/domain/hiring";

/** Which jobs somebody sees, for whoever runs the team. */
export function SingleJobsForm({ member, jobs }: { member: TeamRow; jobs: JobChoice[] }) {
  const { id, firstName, singleJobs } = member;
  const [sees, setSees] = useState(singleJobs ? "some" : "all");
  const marked = new Set(singleJobs?.map((job) => job.id));
  return (
    <Disclosure summary={<span className="text-sm font-normal text-action">Jobs that {firstName} sees</span>}>
      <ActionForm method="post" className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <RadioGroup
          legend="Jobs"
          name="sees"
          value={sees}
          onValueChange={setSees}
          options={[
            { value: "all", label: "Every job" },
            {
              value: "some",
              label: "Single jobs only",
              help: "Candidates, interviews, offers, notes, reports and mails of all other jobs are hidden.",
            },
          ]}
        />
        {sees === "some" ? (
          <Fieldset legend="Single jobs">
            {jobs.length === 0 ? <p className="text-sm text-ink-2">There are no jobs yet.</p> : null}
            <div className="grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
              {jobs.map((job) => (
                <Checkbox
                  key={job.id}
                  name="jobIds"
                  value={job.id}
                  defaultChecked={marked.has(job.id)}
                  label={job.isOpen ? job.title : `${job.title} (closed)`}
                />
              ))}
            </div>
          </Fieldset>
        ) : null}
        <div>
          <Button type="submit" name="intent" value="single-jobs">
            Save
          </Button>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

/** What the person reads of it. */
export function OwnSingleJobs({ jobs }: { jobs: { id: number; title: string }[] }) {
  return (
    <p className="mt-1 text-sm text-ink-2">
      {jobs.length === 0
        ? "You see no jobs yet. An owner or admin chooses them."
        : `You see these jobs only, with their candidates: ${jobs.map(({ title }) => title).join(", ")}.`}
    </p>
  );
}
