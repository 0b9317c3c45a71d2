import { payText, wordsOf } from "~/app/areas/hiring/jobs/pay-text";
import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";

export type JobLineData = {
  id: number;
  title: string;
  slug: string;
  department: string | null;
  location: string | null;
  isRemote: boolean;
  isInternal?: boolean;
  employmentType: string | null;
  publishedAt: Date | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryType: string;
  organizationName?: string;
  organizationSlug: string;
};

/** One open job in a public list. */
export function JobLine({ job }: { job: JobLineData }) {
  const pay = job.salaryMin === null && job.salaryMax === null ? null : payText(job);
  const facts = [
    job.organizationName,
    job.location,
    job.isRemote ? "Remote" : null,
    job.employmentType && wordsOf(job.employmentType),
    pay,
  ];
  return (
    <article className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-serif text-lg font-semibold break-words">
          <TextLink href={`/careers/${job.organizationSlug}/${job.slug}`} look="standalone">
            {job.title}
          </TextLink>
          {job.isInternal ? <Badge className="ml-2 align-middle font-sans">For employees</Badge> : null}
        </h3>
        <p className="text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {job.publishedAt ? (
        <p className="text-sm text-ink-3">
          Posted <time dateTime={job.publishedAt.toISOString()}>{longDate(job.publishedAt.toISOString())}</time>
        </p>
      ) : null}
    </article>
  );
}
