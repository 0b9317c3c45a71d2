import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/app/ui/button";
import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextArea } from "~/app/ui/text-area";
import { useToast } from "~/app/ui/toast-context";

type FeedbackFormProps = {
  types: { value: string; label: string }[];
  about: { lawId?: number; caseId?: number; searchQuery: string };
  failed: { problem: string; type: string; message: string } | null;
};

export function FeedbackForm({ types, about, failed }: FeedbackFormProps) {
  const toast = useToast();
  const sending = useNavigation().state === "submitting";
  useEffect(() => {
    if (failed) toast({ title: "Missing Information", description: failed.problem, variant: "destructive" });
  }, [failed, toast]);
  return (
    <Form method="post" className="grid gap-4">
      {failed ? (
        <p role="alert" className="rounded-small bg-critical-soft px-3 py-2 text-sm text-critical">
          {failed.problem}
        </p>
      ) : null}
      <input type="hidden" name="searchQuery" value={about.searchQuery} />
      {about.lawId ? <input type="hidden" name="lawId" value={about.lawId} /> : null}
      {about.caseId ? <input type="hidden" name="caseId" value={about.caseId} /> : null}
      <Field label="Kind">
        <Select
          name="type"
          placeholder="Choose a kind"
          required
          defaultValue={failed?.type ?? (about.lawId || about.caseId ? "inaccurate-content" : "")}
          options={types}
        />
      </Field>
      <Field label="Details">
        <TextArea name="message" required maxLength={5000} rows={6} defaultValue={failed?.message ?? ""} />
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={sending}>
          Send feedback
        </Button>
      </div>
    </Form>
  );
}
