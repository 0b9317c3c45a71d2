import { Form } from "@remix-run/react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { RadioGroup } from "~/app/ui/choices/radio-group";

type SelfIdentificationProps = {
  organizationName: string;
  genders: readonly string[];
  races: readonly string[];
  outcome: FormOutcome | null;
};

/** Voluntary questions after an application. What is answered here is never shown to those who hire. */
export function SelfIdentification({ organizationName, genders, races, outcome }: SelfIdentificationProps) {
  const choices = (list: readonly string[]) => [
    ...list.map((value) => ({ value, label: value })),
    { value: "", label: "I would rather not say" },
  ];
  return (
    <Card padding="lg">
      <p>
        These two questions are <strong>voluntary</strong>. {organizationName} uses the answers of all applicants
        together to see whether its hiring is fair and to report to the government where it has to. They are kept apart
        from your application: nobody who decides on it sees them, and not answering has no effect.
      </p>
      <Form method="post" className="mt-5 grid gap-5">
        <FormProblem outcome={outcome} />
        <RadioGroup legend="Sex" name="gender" defaultValue="" options={choices(genders)} />
        <RadioGroup legend="Race or ethnicity" name="race" defaultValue="" options={choices(races)} />
        <div>
          <Button type="submit" name="intent" value="self-identify" variant="primary">
            Send
          </Button>
        </div>
      </Form>
    </Card>
  );
}
