import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { JobData } from "./job-types";
import { payText, wordsOf } from "./pay-text";

const person = (one: { firstName: string; lastName: string; email: string } | null): string =>
  one ? `${one.firstName} ${one.lastName}`.trim() || one.email : "–";

/** The particulars of a job beside its text. */
export function JobFacts({ job }: { job: JobData }) {
  const filled = job.seats.filter(({ status }) => status === "filled").length;
  const items = [
    { term: "Department", value: wordsOf(job.department) },
    { term: "Location", value: job.location ?? "–" },
    { term: "Company location", value: job.place ? `${job.place.name}, ${job.place.state}` : "–" },
    { term: "Type", value: wordsOf(job.employmentType) },
    { term: "Salary", value: payText(job), note: wordsOf(job.salaryVisibility) },
    { term: "Openings", value: job.seats.length > 0 ? `${filled} of ${job.openings} filled` : job.openings },
    { term: "Hiring manager", value: person(job.hiringManager) },
    { term: "Recruiter", value: person(job.recruiter) },
    { term: "Experience", value: wordsOf(job.experienceLevel) },
    { term: "Remote", value: job.isRemote ? job.remoteStates.join(", ") || "Yes" : "No" },
    { term: "Priority", value: wordsOf(job.priorityLevel) },
    { term: "Deadline", value: job.applicationDeadline ? longDate(job.applicationDeadline) : "–" },
    ...(job.closeReason ? [{ term: "Closed", value: wordsOf(job.closeReason) }] : []),
    ...Object.entries((job.customFields ?? {}) as Record<string, string>).map(([term, value]) => ({ term, value })),
  ];
  return (
    <Card as="section" title="Particulars" level={3}>
      <DescriptionList items={items} />
      {job.stages.length > 0 ? (
        <>
          <h4 className="mt-4 mb-1 text-sm font-semibold">Pipeline</h4>
          <ol className="text-sm text-ink-2">
            {job.stages.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        </>
      ) : null}
    </Card>
  );
}
