import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Banner } from "~/app/ui/status/banner";
import { QuestionField, type QuestionShown, type Typed } from "./question-field";

type ApplyFormProps = {
  title: string;
  questions: QuestionShown[];
  started: string;
  privacy: string;
  source: string;
  /** Code of the colleague whose link led here. */
  referral: string;
  sent: boolean;
  /** On phones only what is needed: whoever posts the job has chosen so. */
  isShort: boolean;
  outcome: FormOutcome | null;
};

/** The application: resume first, then who it is from. Works without JavaScript. */
export function ApplyForm(props: ApplyFormProps) {
  const { title, questions, started, privacy, source, referral, sent, isShort, outcome } = props;
  const { state, formData } = useNavigation();
  // The form was shown once, also when the server fills it in from a resume.
  const [firstShown] = useState(started);
  const filledIn = useFilledIn(outcome);
  if (sent) {
    return (
      <div className="mt-8" role="status">
        <Banner label="Application sent">
          <strong className="font-semibold">Your application was sent.</strong> The confirmation in your mailbox has a
          link to its state, where you can withdraw it and answer two voluntary questions.
        </Banner>
      </div>
    );
  }
  const answers = (outcome?.result.initialValue ?? {}) as Record<string, Typed>;
  const typed = answers as Record<string, string | undefined>;
  const errors = (outcome?.result.error ?? {}) as Record<string, string[] | null>;
  const field = (name: string) => ({ error: errors[name]?.[0] });
  const further = (name: string, className = "") => ({
    ...field(name),
    className: isShort && !errors[name] ? `${className} max-sm:hidden` : className,
  });
  return (
    <Card as="section" padding="lg" title={`Apply for ${title}`} className="mt-8">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="started" value={firstShown} />
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="ref" value={referral} />
        {/* People never see this field: what is in it was filled in by a program. */}
        <div className="absolute -left-[9999px]" aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <Field
            label="Resume"
            help="PDF, DOC, DOCX or TXT up to 10 MB"
            optional
            className="flex-1 basis-60"
            {...field("resume")}
          >
            <TextInput type="file" name="resume" accept=".pdf,.doc,.docx,.txt" />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="read-resume"
            className="mb-6"
            loading={state === "submitting" && formData?.get("intent") === "read-resume"}
          >
            Fill In From My Resume
          </Button>
          <noscript>
            <p className="text-xs text-ink-3">
              {outcome
                ? "Your browser has let go of the file: choose your resume again before you send the form."
                : "Without JavaScript, your browser drops the file when this page reloads: choose it again."}
            </p>
          </noscript>
        </div>
        {/* Read from the resume, the fields are made anew; whatever else comes back, what was typed stays as it is. */}
        <div key={filledIn} className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" required {...field("firstName")}>
            <TextInput name="firstName" defaultValue={typed.firstName} autoComplete="given-name" maxLength={100} />
          </Field>
          <Field label="Last name" required {...field("lastName")}>
            <TextInput name="lastName" defaultValue={typed.lastName} autoComplete="family-name" maxLength={100} />
          </Field>
          <Field label="Email" required {...field("email")}>
            <TextInput type="email" name="email" defaultValue={typed.email} autoComplete="email" maxLength={255} />
          </Field>
          <Field label="Phone" optional {...field("phone")}>
            <TextInput type="tel" name="phone" defaultValue={typed.phone} autoComplete="tel" maxLength={20} />
          </Field>
          <Field label="City" optional {...further("city")}>
            <TextInput name="city" defaultValue={typed.city} autoComplete="address-level2" maxLength={100} />
          </Field>
          <Field label="State" optional {...further("state")}>
            <TextInput name="state" defaultValue={typed.state} autoComplete="address-level1" maxLength={50} />
          </Field>
          <Field label="LinkedIn or website" optional {...further("linkedinUrl", "sm:col-span-2")}>
            <TextInput
              type="url"
              name="linkedinUrl"
              defaultValue={typed.linkedinUrl}
              placeholder="https://"
              maxLength={500}
            />
          </Field>
          <Field label="Cover letter" optional {...further("coverLetter", "sm:col-span-2")}>
            <TextArea name="coverLetter" rows={5} defaultValue={typed.coverLetter} maxLength={20_000} />
          </Field>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              typed={answers[`question-${question.id}`]}
              error={errors[`question-${question.id}`]?.[0]}
            />
          ))}
        </div>
        <Checkbox
          name="consent"
          className="mt-5"
          label={privacy}
          defaultChecked={typed.consent === "on"}
          error={errors.consent?.[0]}
        />
        <Button
          type="submit"
          name="intent"
          value="apply"
          variant="primary"
          className="mt-5"
          loading={state === "submitting" && formData?.get("intent") === "apply"}
        >
          Send Application
        </Button>
      </Form>
    </Card>
  );
}

/** The answer that last filled the form in from a resume; a refusal fills nothing in. */
function useFilledIn(outcome: FormOutcome | null): string {
  const [last, setLast] = useState("");
  const isNew = outcome !== null && !outcome.isFailure && outcome.id !== last;
  if (isNew) setLast(outcome.id);
  return isNew ? outcome.id : last;
}
