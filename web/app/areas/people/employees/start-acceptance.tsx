import { useContext } from "react";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { FormStateContext } from "~/app/ui/fields/form-state";
import { Banner } from "~/app/ui/status/banner";

/** Once the first day was found to be more than a year away: takes the word that it is meant. */
export function StartAcceptance() {
  const { errors, typed } = useContext(FormStateContext);
  if (!errors.acceptStart && typed.acceptStart !== "on") return null;
  return (
    <Banner tone="warning" label="First day">
      <Checkbox
        key={String(typed.startDate)}
        name="acceptStart"
        label="This first day is right"
        defaultChecked={typed.acceptStart === "on" && !errors.acceptStart}
      />
    </Banner>
  );
}
