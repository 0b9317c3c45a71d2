import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Banner } from "~/app/ui/status/banner";
import { JobFieldInput } from "./job-field-input";
import { type Choice, JOB_SECTIONS } from "./job-fields";
import { type Autosave, useAutosave } from "./use-autosave";

export type RequisitionProblem = { title: string; message: string; fields: Record<string, string> };

type RequisitionFormProps = {
  heading: string;
  values: Record<string, string | string[]>;
  options: Record<string, Choice[]>;
  problem: RequisitionProblem | null;
  /** The draft that is edited; a new one has none until it is first kept. */
  job: { id: number; version: number } | null;
  cancelHref: string;
  isTemplate?: boolean;
  /** A published or approved job is changed by a person's decision, not by autosave. */
  autosaves: boolean;
};

/** The whole requisition on one page: saved as a draft while typing, created when it is complete. */
export function RequisitionForm(props: RequisitionFormProps) {
  const { heading, values, options, problem, job, cancelHref, isTemplate = false, autosaves } = props;
  const form = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(form, { id: job?.id ?? null, version: job?.version ?? null });
  const { state, formData } = useNavigation();
  const sending = state !== "idle" ? String(formData?.get("intent") ?? "") : "";
  return (
    <Form
      ref={form}
      method="post"
      onInput={autosaves ? autosave.touch : undefined}
      onSubmit={autosave.onSubmit}
      noValidate
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-xl font-semibold">{heading}</h2>
        <SaveState autosave={autosave} />
      </div>
      {autosave.id ? <input type="hidden" name="jobId" value={autosave.id} /> : <OnceField />}
      {autosave.version ? <input type="hidden" name="version" value={autosave.version} /> : null}
      {problem ? (
        <div role="alert" className="mb-4">
          <Banner tone="danger" label={problem.title}>
            <strong className="font-semibold">{problem.title}.</strong> {problem.message}
          </Banner>
        </div>
      ) : null}
      <div className="grid gap-4">
        {JOB_SECTIONS.map((section) => (
          <Card key={section.title} as="section" padding="lg" title={section.title} level={3}>
            {section.text ? <p className="-mt-1 mb-4 text-sm text-ink-2">{section.text}</p> : null}
            <div className="grid gap-4 sm:grid-cols-2">
              {section.fields.map((field) => (
                <JobFieldInput
                  key={field.name}
                  field={field}
                  value={values[field.name] ?? ""}
                  options={options}
                  error={problem?.fields[field.name]}
                />
              ))}
            </div>
          </Card>
        ))}
      </div>
      <div className="sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-2 border-t border-line bg-paper py-3">
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
        <Button type="submit" name="intent" value="draft" loading={sending === "draft"}>
          {isTemplate ? "Save Template" : job && !autosaves ? "Save Changes" : "Save as Draft"}
        </Button>
        {isTemplate || (job && !autosaves) ? null : (
          <Button type="submit" name="intent" value="create" variant="primary" loading={sending === "create"}>
            {job ? "Submit for Approval" : "Create Requisition"}
          </Button>
        )}
      </div>
    </Form>
  );
}

const SAVE_TEXT: Record<Autosave["state"], string> = {
  idle: "",
  saving: "Saving draft…",
  saved: "Draft saved",
  failed: "Draft not saved",
};

const SaveState = ({ autosave }: { autosave: Autosave }) => (
  <p role="status" className="text-sm text-ink-2">
    {SAVE_TEXT[autosave.state]}
  </p>
);
