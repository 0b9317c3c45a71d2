import { Form, useNavigation } from "@remix-run/react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { ScrollRegion } from "~/app/ui/foundations/scroll-region";
import { Badge } from "~/app/ui/status/badge";

type Stay = { title: string | null; employer: string | null; start: string | null; end: string | null };
type Values = Record<"firstName" | "lastName", string> &
  Record<
    | "middleName"
    | "suffix"
    | "phone"
    | "city"
    | "state"
    | "zipCode"
    | "currentTitle"
    | "currentCompany"
    | "educationLevel"
    | "schoolAttended"
    | "areaOfStudy"
    | "linkedinUrl",
    string | null
  >;

type ResumeReviewProps = {
  candidate: Values & { id: number; skills: string[] };
  fileName: string;
  levels: readonly string[];
  outcome: FormOutcome | null;
  reading: {
    name: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
    linkedIn: string | null;
    skills: string[];
    experience: Stay[];
    education: { school: string | null; degree: string | null; field: string | null }[];
    confidence: Record<string, number>;
    text: string;
    corrected: Stay[] | null;
  };
};

/** What the reader made of a resume beside the resume itself, to be put right by a person. */
export function ResumeReview({ candidate, fileName, levels, outcome, reading }: ResumeReviewProps) {
  const saving = useNavigation().state === "submitting";
  const { confidence } = reading;
  const stays = reading.corrected ?? reading.experience;
  const errorOf = (name: string) => outcome?.result.error?.[name]?.[0];
  const input = (name: keyof Values, label: string, read?: string | null, field?: string) => (
    <Field label={label} error={errorOf(name)} help={read ? `Read: ${read}${sure(field, confidence)}` : undefined}>
      <TextInput name={name} defaultValue={candidate[name] ?? ""} maxLength={500} />
    </Field>
  );
  const [school] = reading.education;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" title={`Text of ${fileName}`} className="lg:sticky lg:top-4">
        <ScrollRegion
          label="Text of the resume"
          className="max-h-[75dvh] overflow-y-auto text-sm break-words whitespace-pre-wrap text-ink-2"
        >
          {reading.text}
        </ScrollRegion>
      </Card>
      <Card
        as="section"
        title="What was read"
        aside={<Badge tone="brass">{`${percent(mean(Object.values(confidence)))} sure`}</Badge>}
      >
        <Form method="post" key={outcome?.id}>
          <FormProblem outcome={outcome} />
          <div className="grid gap-4 sm:grid-cols-2">
            {input("firstName", "First name", reading.name, "name")}
            {input("middleName", "Middle name")}
            {input("lastName", "Last name")}
            {input("suffix", "Suffix")}
            {input("phone", "Phone", reading.phone, "phone")}
            {input("city", "City", reading.address, "location")}
            {input("state", "State")}
            {input("zipCode", "ZIP code")}
            {input("currentTitle", "Current title", reading.experience[0]?.title, "experience")}
            {input("currentCompany", "Current company", reading.experience[0]?.employer, "experience")}
            <Field label="Education level">
              <Select
                name="educationLevel"
                placeholder="Unknown"
                defaultValue={candidate.educationLevel ?? ""}
                options={levels.map((value) => ({ value, label: value }))}
              />
            </Field>
            {input("schoolAttended", "School", school?.school, "education")}
            {input("areaOfStudy", "Area of study", school?.field, "education")}
            {input("linkedinUrl", "LinkedIn", reading.linkedIn)}
            <Field
              label="Skills"
              help={`Separated by commas. Read: ${reading.skills.length}${sure("skills", confidence)}`}
              className="sm:col-span-2"
            >
              <TextArea
                name="skills"
                rows={3}
                defaultValue={(candidate.skills.length > 0 ? candidate.skills : reading.skills).join(", ")}
              />
            </Field>
          </div>
          <Fieldset legend={`Work${sure("experience", confidence)}`} className="mt-5">
            <div className="grid gap-3">
              {stays.map((stay, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the identity of a stay here
                <StayFields key={index} stay={stay} index={index} />
              ))}
              {stays.length === 0 ? <p className="text-sm text-ink-2">No work was found.</p> : null}
            </div>
          </Fieldset>
          <div className="mt-6 flex justify-end gap-2">
            <ButtonLink href={`/ats/candidates/${candidate.id}`}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" loading={saving}>
              Save what is right
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

function StayFields({ stay, index }: { stay: Stay; index: number }) {
  const field = (name: keyof Stay, label: string) => (
    <TextInput
      name={`experience[${index}].${name}`}
      aria-label={`${label}, stay ${index + 1}`}
      placeholder={label}
      defaultValue={stay[name] ?? ""}
      maxLength={name === "start" || name === "end" ? 10 : 200}
    />
  );
  return (
    <div className="grid gap-2 border-t border-line-2 pt-3 first:border-t-0 first:pt-0 sm:grid-cols-2">
      {field("title", "Title")}
      {field("employer", "Employer")}
      {field("start", "From (YYYY-MM)")}
      {field("end", "To (YYYY-MM or present)")}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const mean = (numbers: number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const sure = (field: string | undefined, confidence: Record<string, number>): string => {
  const share = field === undefined ? undefined : confidence[field];
  return share === undefined ? "" : `, ${percent(share)} sure`;
};
