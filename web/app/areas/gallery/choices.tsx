import { Checkbox } from "~/app/ui/choices/checkbox";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Switch } from "~/app/ui/choices/switch";
import { Fieldset } from "~/app/ui/fields/fieldset";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const WORK = [
  { value: "office", label: "In the office" },
  { value: "hybrid", label: "Hybrid" },
  { value: "remote", label: "Remote", disabled: true },
];

const PLANS = [
  { value: "daily", label: "Single Day, $4.99", help: "24 hours of access" },
  { value: "monthly", label: "Monthly, $24.99", help: "Cancel anytime" },
];

export function ChoicesSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Checkbox" look="grid">
        <Fieldset legend="Categories" help="Nothing chosen means all of them.">
          <Checkbox label="Wage & Hour" defaultChecked />
          <Checkbox label="Discrimination" />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled, on" disabled defaultChecked />
        </Fieldset>
        <Fieldset legend="Risk level" look="caps">
          <Checkbox label="High" count={4} defaultChecked />
          <Checkbox label="Medium" count={5} defaultChecked />
          <Checkbox label="Low" count={2} />
        </Fieldset>
        <Checkbox label="I agree to the terms" help="They open in a new tab." error="Agree to the terms to continue." />
      </Specimen>
      <Specimen name="Radio group" look="grid">
        <RadioGroup name="work" legend="Place of work" options={WORK} defaultValue="hybrid" />
        <RadioGroup name="work-row" legend="In a row" options={WORK} defaultValue="office" shape="row" />
        <RadioGroup name="work-error" legend="With an error" options={WORK} error="Choose one." />
      </Specimen>
      <Specimen name="Radio group, cards" look="stack">
        <RadioGroup name="plan" legend="Plan" options={PLANS} defaultValue="monthly" shape="cards" />
      </Specimen>
      <Specimen name="Switch" look="grid">
        <Switch label="Weekly digest" help="Mondays at 8 am." defaultChecked />
        <Switch label="Instant alerts" />
        <Switch label="Disabled" disabled />
      </Specimen>
    </Section>
  );
}
