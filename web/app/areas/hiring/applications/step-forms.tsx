import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { ApplicationData } from "./application-data";

const ACTIVE = ["applied", "screening", "interviewing", "offer"];

/** The steps that the table of transitions opens to this person now. */
export function StepForms({ application, stages, actions, reasons, jobs }: ApplicationData) {
  const can = (action: string) => actions.includes(action);
  const version = application.version;
  if (actions.length === 0) return null;
  return (
    <Card as="section" title="Next step">
      {can("move") ? (
        <StepForm version={version} submitLabel="Move">
          <Field label="Stage" className="min-w-44">
            <Select
              name="stageId"
              defaultValue={String(application.stageId ?? "")}
              options={stages
                .filter(({ kind }) => ACTIVE.includes(kind))
                .map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
          <Field label="Reason" optional help="Needed when it goes back" className="min-w-44 flex-1">
            <TextInput name="reason" maxLength={1000} />
          </Field>
        </StepForm>
      ) : null}
      {can("hire") ? (
        <StepForm version={version} submitLabel="Hire" fields={{ status: "hired" }}>
          <p className="flex-1 text-sm text-ink-2">Takes a seat of the job.</p>
        </StepForm>
      ) : null}
      {can("reject") ? (
        <Disclosure summary="Reject">
          <StepForm version={version} submitLabel="Reject" danger fields={{ status: "rejected" }}>
            <Reasons reasons={reasons} kind="rejection" />
          </StepForm>
        </Disclosure>
      ) : null}
      {can("withdraw") ? (
        <Disclosure summary="Withdrawn by the candidate">
          <StepForm version={version} submitLabel="Withdraw" fields={{ status: "withdrawn" }}>
            <Reasons reasons={reasons} kind="withdrawal" />
          </StepForm>
        </Disclosure>
      ) : null}
      {can("transfer") && jobs.length > 0 ? (
        <Disclosure summary="Transfer to another job">
          <StepForm version={version} submitLabel="Transfer" intent="transfer">
            <Field label="Job" className="min-w-52 flex-1">
              <Select
                name="jobId"
                required
                placeholder="Choose a job"
                options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
              />
            </Field>
          </StepForm>
        </Disclosure>
      ) : null}
      {can("reopen") ? (
        <StepForm version={version} submitLabel="Reopen" intent="reopen">
          <Field label="Reason" className="min-w-52 flex-1">
            <TextInput name="reason" required maxLength={1000} />
          </Field>
        </StepForm>
      ) : null}
      {can("unhire") ? (
        <StepForm version={version} submitLabel="Undo the hire" fields={{ status: "offer" }}>
          <Field label="Reason" className="min-w-52 flex-1">
            <TextInput name="reason" required maxLength={1000} />
          </Field>
        </StepForm>
      ) : null}
    </Card>
  );
}

function Reasons({ reasons, kind }: { reasons: ApplicationData["reasons"]; kind: string }) {
  return (
    <>
      <Field label="Reason" className="min-w-48">
        <Select
          name="reasonId"
          placeholder="Choose"
          options={reasons
            .filter((reason) => reason.kind === kind)
            .map(({ id, label }) => ({ value: String(id), label }))}
        />
      </Field>
      <Field label="In own words" optional className="min-w-44 flex-1">
        <TextInput name="reason" maxLength={1000} />
      </Field>
    </>
  );
}

type StepFormProps = {
  version: number;
  submitLabel: string;
  children: ReactNode;
  intent?: string;
  fields?: Record<string, string>;
  danger?: boolean;
};

function StepForm({ version, submitLabel, children, intent = "move", fields = {}, danger }: StepFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <ActionForm method="post" className="flex flex-wrap items-end gap-3 py-2" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant={danger ? "danger" : "primary"} loading={busy}>
        {submitLabel}
      </Button>
    </ActionForm>
  );
}
