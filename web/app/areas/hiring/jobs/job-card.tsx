import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { StatusBadge } from "../status-badge";
import { payText, wordsOf } from "./pay-text";

export type JobCardData = {
  id: number;
  title: string;
  requisitionNumber: string | null;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  status: string;
  approvalStatus: string;
  priorityLevel: string;
  experienceLevel: string | null;
  isRemote: boolean;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryType: string;
  applicationCount: number;
  findingCount: number;
};

type JobCardProps = { job: JobCardData; mayEdit: boolean; applicationsHref: string | null };

/** One posting of the list, with the specification's facts and buttons. */
export function JobCard({ job, mayEdit, applicationsHref }: JobCardProps) {
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="mb-3 flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">
            <TextLink href={`/ats/jobs/${job.id}`} look="standalone">
              {job.title}
            </TextLink>
          </h3>
          <p className="text-sm text-ink-2">
            {[job.requisitionNumber, job.department && wordsOf(job.department), job.location]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <StatusBadge status={job.status} />
        {job.status === "draft" && job.approvalStatus !== "draft" ? <StatusBadge status={job.approvalStatus} /> : null}
      </div>
      <div className="flex-1">
        <DescriptionList
          items={[
            { term: "Type", value: wordsOf(job.employmentType) },
            { term: "Priority", value: wordsOf(job.priorityLevel) },
            { term: "Salary", value: payText(job) },
            { term: "Experience", value: wordsOf(job.experienceLevel) },
            { term: "Remote", value: job.isRemote ? "Yes" : "No" },
          ]}
        />
        {job.findingCount > 0 ? (
          <p className="mt-2 text-sm font-medium text-medium">
            {job.findingCount} {job.findingCount === 1 ? "finding" : "findings"} of the law check
          </p>
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={`/ats/jobs/${job.id}`} size="sm" aria-label={`View ${job.title}`}>
          View
        </ButtonLink>
        {mayEdit && job.status !== "closed" && job.approvalStatus !== "pending" ? (
          <ButtonLink href={`/ats/jobs/${job.id}/edit`} size="sm" aria-label={`Edit ${job.title}`}>
            Edit
          </ButtonLink>
        ) : null}
        {applicationsHref ? (
          <ButtonLink
            href={`${applicationsHref}?jobId=${job.id}`}
            size="sm"
            aria-label={`Applications for ${job.title}`}
          >
            Applications ({job.applicationCount})
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
