import { Form, useSearchParams } from "@remix-run/react";
import { dollars } from "~/app/areas/billing/dollars";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import type { HrisSale } from "./hris-sale.server";

/** Per employee, by the month or by the year: leads to the checkout with the exact total. */
export function HrisPlans({ plans, mostEmployees }: HrisSale) {
  const [params] = useSearchParams();
  const returnTo = params.get("returnTo");
  const options = plans.map(({ key, amount, interval }) => ({
    value: key,
    label: `${dollars(amount)} per employee per ${interval}`,
  }));
  return (
    <Card as="section" padding="lg" title="Plans">
      <Form action="/checkout" reloadDocument className="grid gap-4">
        {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
        <RadioGroup legend="Paid" name="plan" options={options} defaultValue={options[0]?.value} />
        <Field label="Employees">
          <TextInput
            name="employees"
            type="number"
            inputMode="numeric"
            min={1}
            max={mostEmployees}
            defaultValue={1}
            required
            className="max-w-32"
          />
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          Go to the checkout
        </Button>
      </Form>
    </Card>
  );
}
