import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";

export type FeedbackAbout = {
  lawId?: number;
  caseId?: number;
  searchQuery: string;
  /** Of the search that it is about. */
  resultsCount?: number;
  hasRiskAssessment: boolean;
  /** Where one came from. */
  returnTo: string;
};

/** What the server says of feedback that it did not take. */
export type FailedFeedback = { title: string; problem: string; type: string; message: string };

type FeedbackFieldsProps = {
  types: { value: string; label: string }[];
  about: FeedbackAbout;
  failed: FailedFeedback | null;
};

export function FeedbackFields({ types, about, failed }: FeedbackFieldsProps) {
  return (
    <>
      {failed ? (
        <p role="alert" className="rounded-small bg-critical-soft px-3 py-2 text-sm text-critical">
          {failed.problem}
        </p>
      ) : null}
      <input type="hidden" name="searchQuery" value={about.searchQuery} />
      <input type="hidden" name="returnTo" value={about.returnTo} />
      {about.resultsCount === undefined ? null : <input type="hidden" name="resultsCount" value={about.resultsCount} />}
      {about.hasRiskAssessment ? <input type="hidden" name="hasRiskAssessment" value="1" /> : null}
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
    </>
  );
}
