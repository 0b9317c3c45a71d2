import { languageName } from "~/app/areas/hiring/jobs/job-fields";
import { payText, wordsOf } from "~/app/areas/hiring/jobs/pay-text";
import { PostingText } from "~/app/areas/hiring/posting-text";
import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { PageHeader } from "~/app/ui/navigation/page-header";

type PostingProps = {
  organization: { name: string; slug: string };
  screening: string | null;
  documents: { id: number; name: string; sizeBytes: number }[];
  job: {
    title: string;
    slug: string;
    requisitionNumber: string | null;
    department: string | null;
    location: string | null;
    isRemote: boolean;
    isInternal: boolean;
    remoteStates: string[];
    employmentType: string | null;
    applicationDeadline: string | null;
    descriptionHtml: string;
    requirements: string[];
    responsibilities: string[];
    benefits: string[];
    otherCompensation: string | null;
    salaryMin: number | null;
    salaryMax: number | null;
    salaryType: string;
    language: string;
    languages: string[];
  };
};

/** A posting as applicants read it. */
export function Posting({ organization, job, screening, documents }: PostingProps) {
  const pay = job.salaryMin === null && job.salaryMax === null ? null : payText(job);
  const remote = job.isRemote
    ? `Remote${job.remoteStates.length > 0 ? ` (${job.remoteStates.join(", ")})` : ""}`
    : null;
  const facts = [
    job.isInternal ? "For employees only" : null,
    job.location,
    remote,
    job.employmentType && wordsOf(job.employmentType),
    pay,
  ];
  return (
    <article lang={job.language}>
      <PageHeader
        title={job.title}
        description={facts.filter(Boolean).join(" · ")}
        above={
          <TextLink href={`/careers/${organization.slug}`} look="standalone">
            Careers at {organization.name}
          </TextLink>
        }
      />
      {job.languages.length > 1 ? (
        <LinkTabs
          label="Language"
          className="-mt-2 mb-5"
          tabs={job.languages.map((code) => ({
            href: `/careers/${organization.slug}/${job.slug}?lang=${code}`,
            label: languageName(code),
            current: code === job.language,
          }))}
        />
      ) : null}
      <PostingText html={job.descriptionHtml} />
      <Lines title="Responsibilities" lines={job.responsibilities} />
      <Lines title="Requirements" lines={job.requirements} />
      <Lines title="Benefits" lines={job.benefits} />
      <dl className="mt-6 grid gap-x-6 gap-y-2 border-t border-line pt-4 text-sm sm:grid-cols-2">
        {pay ? <Fact term="Pay" value={pay} /> : null}
        {job.otherCompensation ? <Fact term="Other pay" value={job.otherCompensation} /> : null}
        {job.department ? <Fact term="Department" value={wordsOf(job.department)} /> : null}
        {job.applicationDeadline ? <Fact term="Applications close" value={longDate(job.applicationDeadline)} /> : null}
        {job.requisitionNumber ? <Fact term="Reference" value={job.requisitionNumber} /> : null}
      </dl>
      {documents.length > 0 ? (
        <section>
          <h2 className="mt-5 mb-1 font-semibold">Documents</h2>
          <ul className="list-disc pl-5">
            {documents.map(({ id, name, sizeBytes }) => (
              <li key={id} className="break-words">
                <TextLink href={`/careers/${organization.slug}/${job.slug}/documents/${id}`} reloadDocument>
                  {name}
                </TextLink>{" "}
                <span className="text-sm text-ink-2">{(sizeBytes / 1024 / 1024).toFixed(2)} MB</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {screening ? (
        <p className="mt-4 rounded-card border border-line bg-sunken px-4 py-3 text-sm">{screening}</p>
      ) : null}
    </article>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="text-ink-3">{term}</dt>
    <dd>{value}</dd>
  </div>
);

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mt-5 mb-1 font-semibold">{title}</h2>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
