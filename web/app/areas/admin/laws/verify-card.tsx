import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { longDate } from "~/app/ui/foundations/dates";
import type { RecordOutcome, RecordView } from "./law-records.server";
import { ProblemList } from "./problem-list";
import { ReadingFields } from "./reading-fields";
import { LEVEL_TEXT } from "./record-fields";

type VerifyCardProps = { view: RecordView; outcome: RecordOutcome | null };

/** Vouching for the record as it stands, and taking it out of service. */
export function VerifyCard({ view, outcome }: VerifyCardProps) {
  const { edited, texts, today } = view;
  const mine = outcome?.intent === "verify" ? outcome : null;
  const isVerifying = useSubmitting("verify");
  if (!edited) return null;
  return (
    <>
      <Card as="section" level={3} title="Mark verified">
        <p className="mb-3 text-sm text-ink-2">
          {LEVEL_TEXT[texts.level ?? ""]}, as of {dayOrYear(texts.verifiedAsOf)}. Say what you read; the record's text
          does not change.
        </p>
        {mine ? <ProblemList message={mine.message} problems={mine.problems} /> : null}
        <Form method="post" preventScrollReset className="grid gap-3">
          <input type="hidden" name="intent" value="verify" />
          <input type="hidden" name="version" value={edited.version} />
          <ReadingFields
            legend="What was read"
            typed={mine?.typed ?? {}}
            fields={mine?.fields ?? {}}
            today={today}
            required
          />
          <Field label="Level of trust" error={mine?.fields.level}>
            <Select
              name="level"
              defaultValue={mine?.typed.level ?? texts.level}
              options={Object.entries(LEVEL_TEXT).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <div>
            <Button type="submit" loading={isVerifying}>
              Mark verified
            </Button>
          </div>
        </Form>
      </Card>
      {edited.isWithdrawn ? null : (
        <Card as="section" level={3} title="Take out of service">
          <p className="mb-3 text-sm text-ink-2">Readers no longer find it. Its versions stay and can be restored.</p>
          <ActButton
            intent="withdraw"
            variant="ghost"
            confirm={{
              title: "Take this record out of service?",
              description: "Searches and answers no longer use it. A version can be restored from its history.",
              label: "Take out of service",
              danger: true,
            }}
          >
            Take out of service
          </ActButton>
        </Card>
      )}
    </>
  );
}

const dayOrYear = (text = ""): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? longDate(text) : text);
