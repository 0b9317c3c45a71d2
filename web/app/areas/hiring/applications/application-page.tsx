import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { BackgroundCard } from "../background/background-card";
import { NoticesCard } from "../background/notices-card";
import { ScreeningCard } from "../screening/screening-card";
import { StatusBadge } from "../status-badge";
import type { ApplicationData } from "./application-data";
import { ApplicationHistory } from "./application-history";
import { nameOf } from "./application-types";
import { MeetingsCard } from "./meetings-card";
import { StepForms } from "./step-forms";

/** One application: where it stands, what can be done, and how it came there. */
export function ApplicationPage(data: ApplicationData) {
  const { application, events, canWrite, undo } = data;
  const { candidate, job } = application;
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/applications" look="standalone" className="text-sm">
          All applications
        </TextLink>
        <h2 className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold break-words">
          {nameOf(candidate)} for {job.title}
          <StatusBadge status={application.status} />
        </h2>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {canWrite ? <StepForms {...data} /> : null}
          <ScreeningCard screening={data.screening} mayWrite={data.mayScreen} />
          <NoticesCard notices={data.notices} mayWrite={canWrite} />
          {data.background ? <BackgroundCard background={data.background} /> : null}
          <MeetingsCard {...data} />
          {application.coverLetter ? (
            <Card as="section" title="Cover letter">
              <p className="text-sm break-words whitespace-pre-wrap">{application.coverLetter}</p>
            </Card>
          ) : null}
          {application.answers.length > 0 ? (
            <Card as="section" title="Answers">
              <DescriptionList
                look="columns"
                items={application.answers.map(({ label, answer }) => ({ term: label, value: answer }))}
              />
            </Card>
          ) : null}
          <Card
            as="section"
            title="History"
            aside={
              undo && canWrite ? (
                <ActButton intent="undo" fields={{ steps: undo }}>
                  Undo the last step
                </ActButton>
              ) : null
            }
          >
            <ApplicationHistory events={events} />
          </Card>
        </div>
        <Card as="section" title="Details">
          <DescriptionList
            items={[
              { term: "Stage", value: application.stage },
              { term: "There since", value: <Moment at={application.stageEnteredAt} /> },
              { term: "Applied", value: <Moment at={application.appliedAt} /> },
              { term: "Source", value: application.source ?? "–" },
              {
                term: "Candidate",
                value: <TextLink href={`/ats/candidates/${candidate.id}`}>{nameOf(candidate)}</TextLink>,
              },
              { term: "Email", value: candidate.email },
              ...(candidate.resumeUrl
                ? [
                    {
                      term: "Resume",
                      value: (
                        <a className="text-action underline" href={candidate.resumeUrl}>
                          Download
                        </a>
                      ),
                    },
                  ]
                : []),
              ...(data.employeeHref
                ? [{ term: "Employee record", value: <TextLink href={data.employeeHref}>Open the draft</TextLink> }]
                : []),
              ...(application.rejectionReason ? [{ term: "Reason", value: application.rejectionReason }] : []),
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
