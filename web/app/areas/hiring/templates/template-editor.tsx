import { Form } from "@remix-run/react";
import { useState } from "react";
import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { TEMPLATE_INTENT as INTENT } from "./template-intents";

type Version = { version: number; name: string; subject: string; body: string; createdAt: Date; by: string | null };

export type TemplateEditorProps = {
  template: {
    name: string;
    type: string;
    subject: string;
    body: string;
    isActive: boolean;
    isDefault: boolean;
    version: number;
    versions: Version[];
  } | null;
  kinds: { value: string; label: string; fields: string[] }[];
  outcome: FormOutcome | null;
  preview: { subject: string; body: string } | null;
};

/** A mail template: its words, the merge fields of its kind, a preview and the words it had before. */
export function TemplateEditor({ template, kinds, outcome, preview }: TemplateEditorProps) {
  const [type, setType] = useState(template?.type ?? "contact");
  const kind = useTypedBefore<HTMLSelectElement>(type, setType);
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  const fields = kinds.find(({ value }) => value === type)?.fields ?? [];
  return (
    <div className="grid max-w-4xl gap-5">
      <div>
        <TextLink href="/ats/settings/templates" look="standalone" className="text-sm">
          Templates
        </TextLink>
        <h2 className="font-serif text-xl font-semibold break-words">{template?.name ?? "New mail template"}</h2>
      </div>
      <FormProblem outcome={outcome} />
      <Card as="section" padding="lg">
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="version" value={template?.version ?? ""} />
          {template ? null : <OnceField />}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Name" error={error("name")}>
              <TextInput name="name" maxLength={120} defaultValue={template?.name} />
            </Field>
            <Field label="For" error={error("type")}>
              <Select
                ref={kind}
                name="type"
                defaultValue={type}
                onChange={(event) => setType(event.target.value)}
                options={kinds}
              />
            </Field>
          </div>
          <Field label="Subject" error={error("subject")}>
            <TextInput name="subject" maxLength={300} defaultValue={template?.subject} />
          </Field>
          <Field
            label="Text"
            help={`Merge fields: ${fields.map((field) => `{{${field}}}`).join(" ")}`}
            error={error("body")}
          >
            <TextArea name="body" rows={10} maxLength={10_000} defaultValue={template?.body} />
          </Field>
          <div>
            <Checkbox name="isActive" label="Can be used" defaultChecked={template?.isActive ?? true} />
            <Checkbox name="isDefault" label="Used by default" defaultChecked={template?.isDefault ?? false} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" name="intent" value={INTENT.save}>
              Save Template
            </Button>
            <Button type="submit" name="intent" value={INTENT.preview}>
              Preview
            </Button>
          </div>
        </Form>
      </Card>
      {preview ? (
        <Card as="section" padding="lg" title="Preview" level={3}>
          <p className="font-semibold break-words">{preview.subject}</p>
          <p className="mt-2 break-words whitespace-pre-wrap">{preview.body}</p>
          <p className="mt-2 text-xs text-ink-3">Shown with sample values.</p>
        </Card>
      ) : null}
      {template && template.versions.length > 0 ? <Versions versions={template.versions} /> : null}
      {template ? (
        <div>
          <ActButton
            intent={INTENT.remove}
            confirm={{
              title: `Delete ${template.name}?`,
              description: "A template from which letters were sent is switched off instead.",
              label: "Delete",
              danger: true,
            }}
          >
            Delete Template
          </ActButton>
        </div>
      ) : null}
    </div>
  );
}

const Versions = ({ versions }: { versions: Version[] }) => (
  <Card as="section" padding="lg" title="Before" level={3}>
    {versions.map(({ version, subject, body, createdAt, by }) => (
      <Disclosure
        key={version}
        summary={
          <span className="text-sm">
            Version {version}, until <Moment at={createdAt} withTime />
            {by ? `, changed by ${by}` : ""}
          </span>
        }
      >
        <p className="font-semibold break-words">{subject}</p>
        <p className="mt-1 text-sm break-words whitespace-pre-wrap">{body}</p>
      </Disclosure>
    ))}
  </Card>
);
