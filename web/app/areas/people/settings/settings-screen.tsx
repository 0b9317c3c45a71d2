import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import type { SettingsView } from "./settings.server";
import { SETTINGS_INTENT } from "./settings-intents";

/** What managers see and are told: the company decides. */
export function SettingsScreen({ settings }: SettingsView) {
  return (
    <Card as="section" title="Managers" level={3} className="max-w-3xl">
      <ActionForm className="grid gap-4" key={JSON.stringify(settings)}>
        <input type="hidden" name="intent" value={SETTINGS_INTENT} />
        <Checkbox
          name="managersSeePay"
          label="Managers see what those who report to them are paid"
          defaultChecked={settings.managersSeePay}
        />
        <Checkbox
          name="managerMails"
          label="Managers get a mail each week about their team: anniversaries, first and last days, and dates of your fields that managers see"
          defaultChecked={settings.managerMails}
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          Save
        </Button>
      </ActionForm>
    </Card>
  );
}
