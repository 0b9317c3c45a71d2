import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { AmountField } from "./amount-field";
import type { FieldValues } from "./form-types";
import { W4_VERSIONS } from "./pay-options";

const STEPS = [
  { name: "w4Step3", problem: "w4.step3", label: "Step 3: dependents and credits", help: "A year" },
  { name: "w4Step4a", problem: "w4.step4a", label: "Step 4(a): other income", help: "A year" },
  { name: "w4Step4b", problem: "w4.step4b", label: "Step 4(b): deductions", help: "A year, beyond the standard ones" },
  { name: "w4Step4c", problem: "w4.step4c", label: "Step 4(c): extra withholding", help: "A pay period" },
];

/** The employee's Form W-4; it counts in precise withholding only. */
export function W4Fields({ values, problems }: FieldValues) {
  return (
    <Disclosure summary="Form W-4" open={"w4" in problems}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Form W-4 of" help="The older form counts the allowances above">
          <Select name="w4Version" defaultValue={values.w4Version ?? "2020"} options={W4_VERSIONS} />
        </Field>
        <Checkbox
          name="w4Step2"
          value="1"
          defaultChecked={"w4Step2" in values}
          label="Step 2(c) box: two jobs, or a working spouse"
          className="sm:mt-7"
        />
        {STEPS.map((step) => (
          <AmountField key={step.name} prefix="$" {...step} values={values} problems={problems} />
        ))}
      </div>
    </Disclosure>
  );
}
