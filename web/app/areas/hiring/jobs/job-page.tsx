import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { PostingText } from "../posting-text";
import { JobScreeningCard } from "../screening/job-screening-card";
import { StatusBadge } from "../status-badge";
import { ApprovalCard } from "./approval-card";
import { BiasCard, type BiasData } from "./bias-card";
import { DocumentsCard } from "./documents-card";
import { FindingsCard } from "./findings-card";
import { JobFacts } from "./job-facts";
import { JobSteps } from "./job-steps";
import type { JobActionLink, JobData, JobRights } from "./job-types";
import { JobWays } from "./job-ways";
import { QuestionsCard } from "./questions-card";
import { TranslationsCard } from "./translations-card";

type JobPageProps = {
  job: JobData;
  actions: JobActionLink[];
  rights: JobRights;
  screening: { screened: number; waiting: number } | null;
  bias: BiasData | null;
  outcome: FormOutcome | null;
};

/** One job: what it says, where it stands, what the law check found, and everything that can be done with it. */
export function JobPage({ job, actions, rights, screening, bias, outcome }: JobPageProps) {
  return (
    <article>
      <p className="mb-2 text-sm">
        <TextLink href="/ats/jobs" look="standalone">
          Jobs
        </TextLink>
      </p>
      <header className="mb-5 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-serif text-xl font-semibold break-words">{job.title}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {job.requisitionNumber}
            <StatusBadge status={job.status} />
            <Badge tone={job.approvalStatus === "approved" ? "success" : "neutral"}>
              Approval: {job.approvalStatus}
            </Badge>
            {job.isInternalOnly ? <Badge>Internal</Badge> : null}
            {job.isTemplate ? <Badge tone="brass">Template</Badge> : null}
          </p>
        </div>
        <JobWays job={job} rights={rights} />
      </header>
      <FormProblem outcome={outcome} />
      {job.status === "published" && !job.isInternalOnly && !job.careers.isOpen ? (
        <div className="mb-4">
          <Banner tone="warning" label="Careers site">
            Nobody outside can see this job: the careers site of your company is not open yet.{" "}
            {rights.mayOpenSite ? (
              <TextLink href="/ats/settings">Open it in Settings</TextLink>
            ) : (
              "An owner or admin can open it."
            )}
          </Banner>
        </div>
      ) : null}
      <div className="grid items-start gap-4 wide:grid-cols-3">
        <div className="grid gap-4 wide:col-span-2">
          {actions.length > 0 ? <JobSteps actions={actions} version={job.version} /> : null}
          <FindingsCard findings={job.findings} mayOverride={rights.mayOverride} />
          <Card as="section" title="Description" level={3}>
            <PostingText html={job.descriptionHtml || "<p>No description yet.</p>"} />
            <Lines title="Responsibilities" lines={job.responsibilities} />
            <Lines title="Requirements" lines={job.requirements} />
            <Lines title="Benefits" lines={job.benefits} />
          </Card>
          <QuestionsCard questions={job.questions} findings={job.findings} mayWrite={rights.mayEdit} />
          <TranslationsCard
            translations={job.translations}
            languages={job.supportedLanguages}
            mayWrite={rights.mayEdit}
          />
        </div>
        <div className="grid gap-4">
          <JobFacts job={job} />
          <ApprovalCard steps={job.approval} rejectionReason={job.rejectionReason} />
          <JobScreeningCard screening={screening} mayWrite={rights.mayWrite} />
          <BiasCard bias={bias} jobId={job.id} />
          <DocumentsCard
            documents={job.documents}
            mayWrite={rights.mayWrite}
            usualAccess={job.documentPermissions ?? "internal"}
          />
        </div>
      </div>
    </article>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 mb-1 font-semibold">{title}</h4>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
