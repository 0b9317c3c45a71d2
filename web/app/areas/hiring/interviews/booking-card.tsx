import { ActionForm } from "~/app/forms/action-form";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { TextInput } from "~/app/ui/fields/text-input";
import { INTERVIEW_INTENT } from "./interview-intents";
import type { InterviewPageProps } from "./interview-view";

const SHOWN = 24;

/** Times for the candidate to choose from; what is proposed suits every interviewer's hours and calendar. */
export function BookingCard({ interview, proposals }: InterviewPageProps) {
  const loading = useSubmitting(INTERVIEW_INTENT.offerTimes);
  const isNowhere = interview.type !== "phone" && !interview.location && !interview.meetingUrl;
  const open = interview.slots.filter(({ status }) => status === "open");
  return (
    <Card as="section" title="Let the candidate choose a time" level={3}>
      {open.length > 0 ? (
        <>
          <p className="text-sm">Offered, until {interview.bookingEnds ?? "they are chosen"}:</p>
          <ul className="mb-3 list-disc pl-5 text-sm">
            {open.map(({ id, when }) => (
              <li key={id}>{when}</li>
            ))}
          </ul>
        </>
      ) : null}
      <ActionForm method="post" className="grid gap-4">
        <input type="hidden" name="intent" value={INTERVIEW_INTENT.offerTimes} />
        <input type="hidden" name="timeZone" value={interview.timeZone} />
        {proposals.length > 0 ? (
          <Fieldset legend="Times at which every interviewer is free">
            <div className="grid max-h-72 gap-x-4 overflow-y-auto sm:grid-cols-2">
              {proposals.slice(0, SHOWN).map(({ value, when }) => (
                <Checkbox key={value} name="start" value={value} label={when} />
              ))}
            </div>
          </Fieldset>
        ) : (
          <p className="text-sm text-ink-2">
            No time in the coming days suits every interviewer. Give one of your own.
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="Another day" optional name="date" />
          <Field label="Time" optional>
            <TextInput type="time" name="time" className="max-w-56" />
          </Field>
        </div>
        {isNowhere ? (
          <div className="text-sm">
            <p>
              The candidate who chooses a time is invited at once, and nobody has said yet where it is.{" "}
              <TextLink href={`/ats/jobs/interviews/${interview.id}/edit`}>Give a link or a place</TextLink>, or:
            </p>
            <Checkbox name="allowNoPlace" label="Offer times without place and link: they follow later" />
          </div>
        ) : null}
        <div>
          <Button type="submit" variant="primary" loading={loading}>
            {open.length > 0 ? "Offer New Times" : "Offer Times"}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
