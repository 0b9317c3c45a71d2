import type { ReactNode } from "react";
import { ActButton } from "~/app/forms/act-button";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { StatusBadge } from "../status-badge";
import { fullName, placeOf } from "./candidate-types";
import { PrivacyCard } from "./privacy-card";
import { ApplyForm, ContactForm, NoteForm, TagForm, UploadForm } from "./profile-forms";
import { Messages, Notes, Timeline } from "./profile-lists";
import type { ProfileData } from "./profile-types";
import { ResumeList } from "./resume-list";

/** Everything about a candidate on one page. */
export function CandidateProfile(data: ProfileData) {
  const { candidate, applications, duplicates, rights } = data;
  const canWrite = rights["candidates:write"];
  return (
    <div className="grid gap-5">
      <ProfileHead {...data} />
      {duplicates.length > 0 ? (
        <Banner
          label="Possible duplicates"
          tone="warning"
          action={<TextLink href="/ats/candidates/duplicates">Review</TextLink>}
        >
          This may be the same person as{" "}
          {duplicates.map(({ first, second }) => (first.id === candidate.id ? second : first).name).join(", ")}.
        </Banner>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <Card as="section" title="Applications">
            {applications.length === 0 ? <p className="text-sm text-ink-2">No applications to display</p> : null}
            <ul className="text-sm">
              {applications.map(({ id, job, stage, status, rejectionReason }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0"
                >
                  <span className="min-w-0 flex-1">
                    <TextLink href={`/ats/applications/${id}`} look="standalone">
                      {job.title}
                    </TextLink>
                    <span className="block text-ink-2">{[stage, rejectionReason].filter(Boolean).join(" · ")}</span>
                  </span>
                  <StatusBadge status={status} />
                </li>
              ))}
            </ul>
            {rights["applications:write"] && data.jobs.length > 0 ? <ApplyForm jobs={data.jobs} /> : null}
          </Card>
          <Card as="section" title="Resume" id="resume">
            <ResumeList
              candidateId={candidate.id}
              resumes={data.resumes}
              degree={data.degreeFile}
              canWrite={canWrite}
            />
            {canWrite ? <UploadForm candidateId={candidate.id} /> : null}
          </Card>
          <Card as="section" title="Contact" id="contact">
            {canWrite ? (
              <ContactForm
                templates={data.templates}
                applications={applications}
                mergeFields={data.mergeFields}
                email={candidate.email}
              />
            ) : null}
            <Messages messages={data.messages} />
          </Card>
          <Card as="section" title="Notes">
            {canWrite ? <NoteForm key={data.notes.length} /> : null}
            <Notes notes={data.notes} userId={data.userId} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5">
          <Facts candidate={candidate} />
          <Card as="section" title="Tags">
            {canWrite ? (
              <TagForm key={candidate.tags.join()} tags={candidate.tags} />
            ) : (
              <p className="text-sm text-ink-2">{candidate.tags.join(", ") || "None"}</p>
            )}
          </Card>
          <PrivacyCard {...data} />
          <Card as="section" title="Timeline">
            <Timeline activities={data.activities} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function ProfileHead({ candidate, rights }: ProfileData) {
  const work = [candidate.currentTitle, candidate.currentCompany].filter(Boolean).join(" at ");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <TextLink href="/ats/candidates" look="standalone" className="text-sm">
          All candidates
        </TextLink>
        <h2 className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold break-words">
          {fullName(candidate)}
          <Badge tone={candidate.isActive ? "success" : "neutral"}>{candidate.isActive ? "Active" : "Inactive"}</Badge>
        </h2>
        {work ? <p className="text-ink-2">{work}</p> : null}
      </div>
      {rights["candidates:write"] ? (
        <div className="flex flex-wrap gap-2">
          <ActButton intent="status" fields={{ active: candidate.isActive ? "no" : "yes" }}>
            {candidate.isActive ? "Set inactive" : "Set active"}
          </ActButton>
          <ButtonLink size="sm" variant="primary" href={`/ats/candidates/${candidate.id}/edit`}>
            Edit
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function Facts({ candidate }: Pick<ProfileData, "candidate">) {
  const link = (href: string | null): ReactNode =>
    href && /^https?:\/\//i.test(href) ? (
      <TextLink href={href}>{href.replace(/^https?:\/\/(www\.)?/, "")}</TextLink>
    ) : null;
  const prefers = [
    candidate.contactMethodEmail && "Email",
    candidate.contactMethodPhone && "Phone",
    candidate.contactMethodText && "Text",
  ]
    .filter(Boolean)
    .join(", ");
  const items = [
    {
      term: "Email",
      value: (
        <a className="text-action underline" href={`mailto:${candidate.email}`}>
          {candidate.email}
        </a>
      ),
    },
    { term: "Phone", value: candidate.phone },
    { term: "Prefers", value: prefers },
    { term: "Location", value: placeOf(candidate) },
    { term: "Experience", value: candidate.experienceYears === null ? null : `${candidate.experienceYears} years` },
    {
      term: "Education",
      value: [candidate.educationLevel, candidate.areaOfStudy, candidate.schoolAttended].filter(Boolean).join(", "),
    },
    { term: "Skills", value: candidate.skills.join(", ") },
    { term: "LinkedIn", value: link(candidate.linkedinUrl) },
    { term: "GitHub", value: link(candidate.githubUrl) },
    { term: "Portfolio", value: link(candidate.portfolioUrl) },
    { term: "Source", value: candidate.source },
    { term: "Notes", value: candidate.notes },
  ].filter(({ value }) => value);
  return (
    <Card as="section" title="Details">
      <DescriptionList items={items} look="columns" />
    </Card>
  );
}
