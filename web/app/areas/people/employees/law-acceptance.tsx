import { useContext } from "react";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { FormStateContext } from "~/app/ui/fields/form-state";
import { TextInput } from "~/app/ui/fields/text-input";
import { Banner } from "~/app/ui/status/banner";

/** Once the law check disagreed with the pay: says so, and takes the decision to keep it, with its reason. */
export function LawAcceptance({ noteLabel = "Note" }: { noteLabel?: string }) {
  const { errors, typed } = useContext(FormStateContext);
  const asked = Boolean(errors.acceptFindings) || typed.acceptFindings === "on";
  // Of pay that was changed after the acceptance the law says something else, which is accepted anew.
  const shown = String((errors.acceptFindings ? errors.pay?.[0] : typed.shownFindings) ?? "");
  const note = (
    // Not required here: whoever changes the pay instead has nothing to explain.
    <Field label={asked ? "Why this pay is right all the same" : noteLabel} optional={!asked}>
      <TextInput name="note" maxLength={500} />
    </Field>
  );
  if (!asked) return note;
  return (
    <Banner tone="warning" label="Law check">
      <p className="font-semibold">The law check disagrees with this pay.</p>
      <p>{shown || "Change the pay, or keep it and say why."}</p>
      <input type="hidden" name="shownFindings" value={shown} />
      <Checkbox
        key={shown}
        name="acceptFindings"
        className="my-2"
        label="Keep this pay all the same"
        defaultChecked={typed.acceptFindings === "on" && !errors.acceptFindings}
      />
      {note}
    </Banner>
  );
}
