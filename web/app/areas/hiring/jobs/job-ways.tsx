import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { JOB_INTENT } from "./job-intents";
import type { JobData, JobRights } from "./job-types";

/** What can be done with a job as a whole, beside its steps. */
export function JobWays({ job, rights }: { job: JobData; rights: JobRights }) {
  const copies = job.isTemplate
    ? [{ intent: "duplicate", label: "Make Job" }]
    : [
        { intent: "duplicate", label: "Duplicate" },
        { intent: "template", label: "Save as Template" },
      ];
  return (
    <div className="flex flex-wrap gap-2">
      {job.careers.href ? (
        <ButtonLink href={job.careers.href} size="sm">
          View Posting
        </ButtonLink>
      ) : null}
      {rights.mayEdit ? (
        <ButtonLink href={`/ats/jobs/${job.id}/edit`} size="sm">
          Edit
        </ButtonLink>
      ) : null}
      {rights.mayWrite && !job.isTemplate ? (
        <ButtonLink href={`/ats/jobs/${job.id}/plan`} size="sm">
          Interview Plan
        </ButtonLink>
      ) : null}
      {rights.mayWrite ? (
        <ButtonLink href={`/ats/jobs/${job.id}/stages`} size="sm">
          Pipeline
        </ButtonLink>
      ) : null}
      {rights.mayWrite
        ? copies.map(({ intent, label }) => (
            <Form key={intent} method="post" action="/ats/jobs?index">
              <input type="hidden" name="id" value={job.id} />
              <OnceField />
              <Button type="submit" name="intent" value={intent} size="sm">
                {label}
              </Button>
            </Form>
          ))
        : null}
      {rights.mayDelete && (job.status === "draft" || job.status === "closed") ? (
        <ActButton
          intent={JOB_INTENT.deleteJob}
          confirm={{
            title: `Delete ${job.title}?`,
            description:
              "It is removed from the lists. Applications that were made are kept for as long as the law asks.",
            label: "Delete",
            danger: true,
          }}
        >
          Delete
        </ActButton>
      ) : null}
    </div>
  );
}
