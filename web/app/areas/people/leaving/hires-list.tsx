import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { LEAVING_INTENT } from "./leaving-intents";

type Hire = {
  offerId: number;
  name: string;
  title: string;
  location: string | null;
  startDate: string | null;
  needsDay: boolean;
  pay: string;
  isHired: boolean;
  isRehire: boolean;
};

/** Accepted offers, each one click away from an employee. */
export function HiresList({ hires }: { hires: Hire[] }) {
  return (
    <Card className="max-w-3xl">
      {hires.length === 0 ? <p className="text-sm text-ink-2">Every accepted offer is an employee.</p> : null}
      <ul className="text-sm">
        {hires.map(({ offerId, name, title, location, startDate, needsDay, pay, isHired, isRehire }) => (
          <li key={offerId} className="flex flex-wrap items-start gap-4 border-t border-line-2 py-3 first:border-t-0">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {name}
                {isRehire ? <Badge>Worked here before</Badge> : null}
                {isHired ? null : <Badge>Offer accepted, not yet hired</Badge>}
              </p>
              <p className="text-ink-2">
                {[title, location, pay, startDate ? `from ${longDate(startDate)}` : null].filter(Boolean).join(" · ")}
              </p>
            </div>
            {needsDay ? (
              <HireOn offerId={offerId} name={name} />
            ) : (
              <ActButton
                intent={LEAVING_INTENT.hire}
                fields={{ offerId }}
                variant="primary"
                label={`Make an employee of ${name}`}
              >
                Make employee
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The offer names no first day, or one that was over when it was signed. */
function HireOn({ offerId, name }: Pick<Hire, "offerId" | "name">) {
  return (
    <ActionForm className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={LEAVING_INTENT.hire} />
      <input type="hidden" name="offerId" value={offerId} />
      <DateField label="First day" name="startDate" required />
      <Button type="submit" variant="primary" className="mb-1" aria-label={`Make an employee of ${name}`}>
        Make employee
      </Button>
    </ActionForm>
  );
}
