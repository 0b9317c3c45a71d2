import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { StatusBadge } from "../status-badge";
import { BookingCard } from "./booking-card";
import { INTERVIEW_INTENT as INTENT, typeLabel } from "./interview-intents";
import type { InterviewPageProps } from "./interview-view";
import { OwnScorecard } from "./own-scorecard";
import { Scorecards } from "./scorecards";

const OPEN = ["needs_scheduling", "awaiting_candidate", "scheduled", "on_hold"];

/** One interview: when, where, who, what can be done, and the scorecards. */
export function InterviewPage(props: InterviewPageProps) {
  const { interview, me, rights } = props;
  const { candidate, job, actions } = interview;
  const own = interview.interviewers.find(({ id }) => id === me);
  const mayWrite = rights["interviews:write"];
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/jobs/interviews" look="standalone" className="text-sm">
          Interviews
        </TextLink>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 flex-1 font-serif text-xl font-semibold break-words">
            {interview.title}: {candidate.firstName} {candidate.lastName}
          </h2>
          <StatusBadge status={interview.status} />
          {mayWrite && OPEN.includes(interview.status) ? (
            <ButtonLink href={`/ats/jobs/interviews/${interview.id}/edit`} size="sm">
              {interview.when ? "Change" : "Give it a time"}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {mayWrite && actions.includes("offer_times") ? <BookingCard {...props} /> : null}
          {own && own.role !== "observer" && interview.hasBegun ? <OwnScorecard {...props} /> : null}
          <Scorecards interview={interview} me={me} />
          {interview.notes ? (
            <Card as="section" title="Notes for the team" level={3}>
              <p className="text-sm break-words whitespace-pre-wrap">{interview.notes}</p>
            </Card>
          ) : null}
        </div>
        <div className="grid gap-5">
          <Card as="section" title="Details" level={3}>
            <DescriptionList
              items={[
                { term: "When", value: interview.when ?? "TBD" },
                { term: "Length", value: `${interview.duration} minutes` },
                { term: "Type", value: typeLabel(interview.type) },
                ...(interview.location ? [{ term: "Place", value: interview.location }] : []),
                ...(interview.meetingUrl
                  ? [
                      {
                        term: "Meeting link",
                        value: <TextLink href={interview.meetingUrl}>{interview.meetingUrl}</TextLink>,
                      },
                    ]
                  : []),
                { term: "Job", value: <TextLink href={`/ats/jobs/${job.id}`}>{job.title}</TextLink> },
                ...(rights["applications:read"]
                  ? [
                      {
                        term: "Application",
                        value: <TextLink href={`/ats/applications/${interview.applicationId}`}>Open</TextLink>,
                      },
                    ]
                  : []),
                ...(interview.cancelReason ? [{ term: "Cancelled", value: interview.cancelReason }] : []),
                ...(interview.closingNote ? [{ term: "Closed", value: interview.closingNote }] : []),
              ]}
            />
          </Card>
          <People interview={interview} me={me} />
          {mayWrite ? <Steps interview={interview} /> : null}
        </div>
      </div>
    </div>
  );
}

const ANSWERS: Record<string, string> = {
  needs_action: "no answer yet",
  accepted: "comes",
  tentative: "maybe",
  declined: "does not come",
};

function People({ interview, me }: Pick<InterviewPageProps, "interview" | "me">) {
  return (
    <Card as="section" title="Interviewers" level={3}>
      {interview.interviewers.length === 0 ? <p className="text-sm text-ink-2">Nobody is invited yet.</p> : null}
      <ul className="text-sm">
        {interview.interviewers.map(({ id, name, role, response }) => (
          <li key={id} className="border-t border-line-2 py-2 first:border-t-0">
            <p className="break-words">
              {name}{" "}
              <span className="text-ink-2">
                {role === "interviewer" ? "" : `${role}, `}
                {ANSWERS[response] ?? response}
              </span>
            </p>
            {id === me && interview.status === "scheduled" ? (
              <div className="mt-1.5 flex flex-wrap gap-2">
                {(["accepted", "tentative", "declined"] as const).map((answer) => (
                  <ActButton key={answer} intent={INTENT.respond} fields={{ response: answer }}>
                    {{ accepted: "Accept", tentative: "Maybe", declined: "Decline" }[answer]}
                  </ActButton>
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const STEPS = [
  {
    step: "cancel",
    summary: "Cancel the interview",
    label: "Cancel Interview",
    help: "Everyone is notified.",
    danger: true,
  },
  { step: "hold", summary: "Put on hold", label: "Put on Hold", help: "Its time slot is released." },
  { step: "no_show", summary: "The candidate did not show up", label: "Note It" },
  { step: "complete", summary: "Close without further scorecards", label: "Close", needed: true },
  { step: "again", summary: "Schedule again", label: "Schedule Again" },
] as const;

function Steps({ interview }: Pick<InterviewPageProps, "interview">) {
  const open = STEPS.filter(({ step }) => interview.actions.includes(step)).filter(
    ({ step }) => interview.hasBegun || (step !== "no_show" && step !== "complete"),
  );
  if (open.length === 0) return null;
  return (
    <Card as="section" title="Next step" level={3}>
      {open.map((one) => (
        <Disclosure key={one.step} summary={one.summary}>
          <ActionForm method="post" className="grid gap-3">
            <input type="hidden" name="intent" value={INTENT.step} />
            <input type="hidden" name="step" value={one.step} />
            <input type="hidden" name="version" value={interview.version} />
            <Field
              label="Reason"
              optional={!("needed" in one)}
              required={"needed" in one}
              help={"help" in one ? one.help : undefined}
            >
              <TextArea name="reason" rows={2} maxLength={1000} />
            </Field>
            <div>
              <Button type="submit" size="sm" variant={"danger" in one ? "danger" : undefined}>
                {one.label}
              </Button>
            </div>
          </ActionForm>
        </Disclosure>
      ))}
    </Card>
  );
}
