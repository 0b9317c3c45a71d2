import { Checkbox } from "~/app/ui/choices/checkbox";
import { Fieldset } from "~/app/ui/fields/fieldset";

export type EventChoice = { name: string; label: string };

type WebhookEventsProps = { choices: EventChoice[]; chosen: string[] };

/** What a webhook is told of; with nothing chosen it is told of everything. */
export function WebhookEvents({ choices, chosen }: WebhookEventsProps) {
  return (
    <Fieldset legend="Events" help="None chosen means all.">
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(({ name, label }) => (
          <Checkbox
            key={name}
            name="events"
            value={name}
            label={
              <>
                {label} <code className="text-xs text-ink-2">{name}</code>
              </>
            }
            defaultChecked={chosen.includes(name)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
