import { Form } from "@remix-run/react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";

type ReferFormProps = { jobs: { jobId: number; title: string }[]; outcome: FormOutcome | null };

/** Refers somebody by name. */
export function ReferForm({ jobs, outcome }: ReferFormProps) {
  const typed = (outcome?.result.initialValue ?? {}) as Record<string, string>;
  const errors = (outcome?.result.error ?? {}) as Record<string, string[] | null>;
  const field = (name: string) => ({ error: errors[name]?.[0] });
  return (
    <Card as="section" title="Refer someone" level={3}>
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <FormProblem outcome={outcome} />
        <OnceField />
        <Field label="Job" required className="sm:col-span-2" {...field("jobId")}>
          <Select
            name="jobId"
            defaultValue={typed.jobId}
            options={jobs.map(({ jobId, title }) => ({ value: String(jobId), label: title }))}
          />
        </Field>
        <Field label="First name" required {...field("firstName")}>
          <TextInput name="firstName" defaultValue={typed.firstName} maxLength={100} autoComplete="off" />
        </Field>
        <Field label="Last name" required {...field("lastName")}>
          <TextInput name="lastName" defaultValue={typed.lastName} maxLength={100} autoComplete="off" />
        </Field>
        <Field label="Email" required {...field("email")}>
          <TextInput type="email" name="email" defaultValue={typed.email} maxLength={255} autoComplete="off" />
        </Field>
        <Field label="Phone" optional {...field("phone")}>
          <TextInput type="tel" name="phone" defaultValue={typed.phone} maxLength={20} autoComplete="off" />
        </Field>
        <Field label="Why they fit" optional className="sm:col-span-2" {...field("notes")}>
          <TextArea name="notes" rows={3} defaultValue={typed.notes} maxLength={2000} />
        </Field>
        <Checkbox
          name="agreed"
          className="sm:col-span-2"
          label="They know of this and agree that we contact them."
          error={errors.agreed?.[0]}
        />
        <div>
          <Button type="submit" name="intent" value="refer" variant="primary">
            Refer
          </Button>
        </div>
      </Form>
    </Card>
  );
}
