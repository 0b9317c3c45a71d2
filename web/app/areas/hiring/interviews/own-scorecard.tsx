import { Form } from "@remix-run/react";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { INTERVIEW_INTENT as INTENT, VERDICT_OPTIONS } from "./interview-intents";
import type { InterviewPageProps } from "./interview-view";

const RATINGS = [1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: `${value} of 5` }));

/** The member's own scorecard: a draft until it is submitted, then final. */
export function OwnScorecard({ interview, me, outcome }: InterviewPageProps) {
  const own = interview.scorecards.find(({ teamMemberId }) => teamMemberId === me);
  if (own?.status === "submitted" || !["scheduled", "awaiting_feedback", "completed"].includes(interview.status))
    return null;
  const ratingOf = (key: string) => own?.ratings.find(({ attribute }) => attribute === key);
  const mine = outcome?.intent === INTENT.score ? outcome : null;
  return (
    <Card as="section" title="Your scorecard" level={3}>
      <FormProblem outcome={mine} />
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value={INTENT.score} />
        {interview.attributes.map(({ key, label, guide }) => (
          <div key={key} className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field label={label} help={guide ?? undefined}>
              <Select
                name={`rating-${key}`}
                placeholder="Not rated"
                defaultValue={String(ratingOf(key)?.rating ?? "")}
                options={RATINGS}
              />
            </Field>
            <Field label={`What showed it: ${label}`} optional>
              <TextInput name={`note-${key}`} maxLength={2000} defaultValue={ratingOf(key)?.note ?? ""} />
            </Field>
          </div>
        ))}
        <RadioGroup
          name="overall"
          legend="Your recommendation"
          shape="row"
          defaultValue={own?.overall ?? undefined}
          options={VERDICT_OPTIONS}
          error={mine?.result.error?.overall?.[0]}
        />
        <Field label="Summary" optional>
          <TextArea name="summary" rows={3} maxLength={10_000} defaultValue={own?.summary ?? ""} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Strengths" optional help="One per line">
            <TextArea name="strengths" rows={3} defaultValue={own?.strengths.join("\n")} />
          </Field>
          <Field label="Concerns" optional help="One per line">
            <TextArea name="concerns" rows={3} defaultValue={own?.concerns.join("\n")} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" name="finish" value="submit">
            Submit Scorecard
          </Button>
          <Button type="submit" name="finish" value="draft">
            Save Draft
          </Button>
          <span className="text-xs text-ink-3">A submitted scorecard cannot be changed.</span>
        </div>
      </Form>
    </Card>
  );
}
