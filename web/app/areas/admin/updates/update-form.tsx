import { Form } from "@remix-run/react";
import { useSubmitting } from "~/app/forms/form-outcome";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import type { ManagedUpdate } from "~/domain/updates";

type Refused = { problem: string; fields: Record<string, string>; typed: Record<string, string> };
type UpdateFormProps = {
  update: ManagedUpdate | null;
  places: SelectOption[];
  categories: SelectOption[];
  refused: Refused | null;
};

const RISKS = ["HIGH", "MEDIUM", "LOW"].map((value) => ({ value, label: value }));

/** An update as it is written and corrected. */
export function UpdateForm({ update, places, categories, refused }: UpdateFormProps) {
  const saving = useSubmitting("save-update");
  const shown = (name: string, value: string | null | undefined) => ({
    name,
    defaultValue: refused?.typed[name] ?? value ?? "",
  });
  const wrong = (name: string) => refused?.fields[name];
  return (
    <Card as="section" padding="lg" title={update ? "Correct this update" : "Write an update"} className="mb-6">
      {refused ? (
        <p role="alert" className="mb-4 rounded-small bg-critical-soft px-3 py-2 text-sm text-critical">
          {refused.problem}
        </p>
      ) : null}
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="save-update" />
        {update ? <input type="hidden" name="id" value={update.id} /> : null}
        {update ? <input type="hidden" name="version" value={update.version} /> : <OnceField />}
        <Field label="Title" className="sm:col-span-2" error={wrong("title")} required>
          <TextInput {...shown("title", update?.title)} maxLength={500} />
        </Field>
        <Field label="Description" className="sm:col-span-2" error={wrong("description")} required>
          <TextArea {...shown("description", update?.description)} rows={4} maxLength={5000} />
        </Field>
        <Field label="Place" error={wrong("jurisdiction")} required>
          <Select {...shown("jurisdiction", update?.jurisdiction)} placeholder="Choose a place" options={places} />
        </Field>
        <Field label="City" optional help="Its code, such as los-angeles" error={wrong("city")}>
          <TextInput {...shown("city", update?.city)} maxLength={60} />
        </Field>
        <Field label="Category" error={wrong("category")} required>
          <Select {...shown("category", update?.category)} placeholder="Choose a category" options={categories} />
        </Field>
        <Field label="Risk" error={wrong("riskLevel")} required>
          <Select {...shown("riskLevel", update?.riskLevel ?? "MEDIUM")} options={RISKS} />
        </Field>
        <Field label="Effective date" optional error={wrong("effectiveDate")}>
          <TextInput type="date" {...shown("effectiveDate", update?.effectiveDate)} />
        </Field>
        <Field label="Comments until" optional error={wrong("commentsCloseOn")}>
          <TextInput type="date" {...shown("commentsCloseOn", update?.commentsCloseOn)} />
        </Field>
        <Field label="Source" optional help="A web address" error={wrong("sourceUrl")}>
          <TextInput type="url" {...shown("sourceUrl", update?.sourceUrl)} maxLength={1000} />
        </Field>
        <Field
          label="Laws it touches"
          optional
          help="The last words of their addresses, such as flsa-overtime"
          error={wrong("laws")}
        >
          <TextInput {...shown("laws", update?.laws.map(({ slug }) => slug).join(", "))} />
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" variant="primary" name="publish" value="1" loading={saving}>
            Save and approve
          </Button>
          <Button type="submit" loading={saving}>
            {update ? "Save" : "Save as waiting"}
          </Button>
          <ButtonLink href="/admin/updates" variant="ghost">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
