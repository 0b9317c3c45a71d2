import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { BACKGROUND_INTENT as INTENT } from "./background-intents";

type StepFormProps = {
  caseId: number;
  version: number;
  step: { action: string; label: string; rule: string; citation: string };
  summary: { title: string; url: string; source: string; edition: string };
  mayOverride: boolean;
};

/** One possible next step: its rule, and what has to come with it. */
export function StepForm({ caseId, version, step, summary, mayOverride }: StepFormProps) {
  const { action, label, rule, citation } = step;
  const needsFiles = action === "pre-adverse";
  return (
    <Disclosure summary={<span className="text-sm">{label}</span>}>
      <ActionForm method="post" encType={needsFiles ? "multipart/form-data" : undefined} className="grid gap-3 text-sm">
        <input type="hidden" name="caseId" value={caseId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="step" value={action} />
        <p>
          {rule} {citation}
        </p>
        {needsFiles ? <Copies summary={summary} /> : null}
        {action === "assess" || action === "dispute" || action === "order" || action === "proceed" ? (
          <Field
            label={action === "assess" ? "Assessment" : "Note"}
            help={
              action === "assess"
                ? "The offense and what it has to do with the job, the time since, and what the person said or sent."
                : undefined
            }
            required={action === "assess"}
          >
            <TextArea name="note" rows={action === "assess" ? 5 : 2} maxLength={5000} />
          </Field>
        ) : null}
        {mayOverride && (action === "order" || action === "final") ? (
          <Field
            label="Reason to continue in spite of a rule"
            help="Only where the stage, the waiting time or a missing assessment stands against this step and you know of an exception. Kept with the check and in the audit log."
          >
            <TextArea name="override" rows={2} maxLength={2000} />
          </Field>
        ) : null}
        <div>
          <Button type="submit" name="intent" value={INTENT.step} size="sm">
            {label}
          </Button>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function Copies({ summary }: { summary: StepFormProps["summary"] }) {
  return (
    <>
      <Field label="Reporting company" required>
        <TextInput name="agencyName" maxLength={200} />
      </Field>
      <Field label="Its address and phone number" required>
        <TextInput name="agencyContact" maxLength={300} />
      </Field>
      <Field label="Copy of the report (PDF)" required>
        <TextInput type="file" name="report" accept=".pdf" />
      </Field>
      <Field
        label="Summary of rights (PDF)"
        help={
          <>
            <a className="text-action underline" href={summary.url} rel="noreferrer">
              {summary.title}
            </a>
            , {summary.source}. {summary.edition} Attach the notices that the law of the place adds, too.
          </>
        }
        required
      >
        <TextInput type="file" name="summary" accept=".pdf" />
      </Field>
      <p className="text-ink-2">Both copies go to the person with the notice, and the waiting time begins.</p>
    </>
  );
}
