import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { FileField } from "./candidate-form";
import type { MailTemplate, ProfileData } from "./profile-types";

function useBusy(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === intent;
}

const Intent = ({ name }: { name: string }) => <input type="hidden" name="intent" value={name} />;

export function ApplyForm({ jobs }: Pick<ProfileData, "jobs">) {
  const open = jobs.filter(({ status }) => status !== "closed");
  const busy = useBusy("apply");
  if (open.length === 0) return null;
  return (
    <ActionForm method="post" className="mt-3 flex flex-wrap items-end gap-3" preventScrollReset>
      <Intent name="apply" />
      <Field label="Add to a job" className="min-w-48 flex-1">
        <Select
          name="jobId"
          required
          placeholder="Choose a job"
          options={open.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </Field>
      <Button type="submit" loading={busy}>
        Add
      </Button>
    </ActionForm>
  );
}

export function UploadForm({ candidateId }: { candidateId: number }) {
  return (
    <Form
      method="post"
      action={`/ats/candidates/${candidateId}/files`}
      encType="multipart/form-data"
      className="mt-4 grid items-end gap-3 border-t border-line-2 pt-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <FileField
        name="resume"
        label="New resume"
        accept=".pdf,.doc,.docx,.txt"
        hint="PDF, DOC, DOCX or TXT up to 10MB"
      />
      <FileField
        name="degree"
        label="Degree or transcript"
        accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.webp"
        hint="A document or an image up to 10MB"
      />
      <Button type="submit" className="sm:mb-5.5">
        Upload
      </Button>
    </Form>
  );
}

export function NoteForm() {
  return (
    <ActionForm method="post" className="mb-4 grid gap-2" preventScrollReset>
      <Intent name="note" />
      <Field label="New note" hideLabel>
        <TextArea name="body" placeholder="New note" rows={3} required maxLength={10_000} />
      </Field>
      <Checkbox name="isPrivate" label="Restricted: only you and who runs hiring read it" />
      <Button type="submit" size="sm" className="justify-self-end" loading={useBusy("note")}>
        Add note
      </Button>
    </ActionForm>
  );
}

export function TagForm({ tags }: { tags: string[] }) {
  return (
    <ActionForm method="post" className="flex items-end gap-2" preventScrollReset>
      <Intent name="tags" />
      <Field label="Separated by commas" className="min-w-0 flex-1">
        <TextInput name="tags" defaultValue={tags.join(", ")} />
      </Field>
      <Button type="submit" size="sm" loading={useBusy("tags")}>
        Save
      </Button>
    </ActionForm>
  );
}

type ContactFormProps = {
  templates: MailTemplate[];
  applications: ProfileData["applications"];
  mergeFields: readonly string[];
  email: string;
};

/** A mail by hand or from a template; the person sees what will be sent. */
export function ContactForm({ templates, applications, mergeFields, email }: ContactFormProps) {
  const [template, setTemplate] = useState<MailTemplate | null>(null);
  return (
    <ActionForm method="post" className="grid gap-3" preventScrollReset>
      <Intent name="contact" />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Template" optional>
          <Select
            name="templateId"
            placeholder="None"
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => setTemplate(templates.find(({ id }) => String(id) === event.target.value) ?? null)}
          />
        </Field>
        {applications.length > 0 ? (
          <Field label="About the application for" optional>
            <Select
              name="applicationId"
              placeholder="None"
              options={applications.map(({ id, job }) => ({ value: String(id), label: job.title }))}
            />
          </Field>
        ) : null}
      </div>
      <Field label="Subject" key={`subject-${template?.id}`}>
        <TextInput name="subject" required maxLength={200} defaultValue={template?.subject ?? ""} />
      </Field>
      <Field
        label="Message"
        key={`body-${template?.id}`}
        help={`Fields: ${mergeFields.map((name) => `{{${name}}}`).join(" ")}`}
      >
        <TextArea name="body" rows={6} required maxLength={10_000} defaultValue={template?.body ?? ""} />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-3 text-sm text-ink-2">
        <span className="min-w-0 break-all">To {email}</span>
        <Button type="submit" variant="primary" size="sm" loading={useBusy("contact")}>
          Send
        </Button>
      </div>
    </ActionForm>
  );
}
