import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/app/ui/actions/button";
import type { PlaceChoice } from "./form-types";

type PlaceChooserProps = { choices: readonly PlaceChoice[]; onChoose: (place: PlaceChoice) => void };

/** The places of one ZIP code. Each is a link to the same inputs with that place, so it works before JavaScript. */
export function PlaceChooser({ choices, onChoose }: PlaceChooserProps) {
  const [params] = useSearchParams();
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Please select your specific location.</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const chosen = new URLSearchParams(params);
          for (const [name, value] of Object.entries(choice)) chosen.set(name, value);
          return (
            <ButtonLink
              key={Object.values(choice).join()}
              size="sm"
              href={`/pay-calculator?${chosen}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(choice);
              }}
            >
              {[choice.city, choice.county, choice.state].filter(Boolean).join(", ")}
            </ButtonLink>
          );
        })}
      </div>
    </fieldset>
  );
}
