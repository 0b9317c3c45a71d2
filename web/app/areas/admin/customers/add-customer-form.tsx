import type { FormOutcome } from "~/app/forms/form-outcome";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { ActForm, formState } from "../act-form";
import { ADD_CUSTOMER } from "./intents";

const option = (value: string, label: string) => ({ value, label });
const DURATIONS = [
  option("", "As the level says"),
  option("30", "30 days"),
  option("90", "90 days"),
  option("365", "365 days"),
  option("unlimited", "Unlimited"),
  option("custom", "Custom date"),
];
const PRODUCT_DURATIONS = DURATIONS.filter(({ value }) => value !== "90");
const PRICING = [option("per-employee", "Per employee"), option("fixed", "Fixed")];

type State = ReturnType<typeof formState>;
type AddCustomerFormProps = {
  outcome: FormOutcome | null;
  today: string;
  mayGrant: boolean;
  mayChoosePassword: boolean;
  levels: Record<"main" | "product", SelectOption[]>;
};

/** Everything of a new account: the person, what they may use and until when, a temporary password. */
export function AddCustomerForm({ outcome, today, mayGrant, mayChoosePassword, levels }: AddCustomerFormProps) {
  const state = formState(outcome, ADD_CUSTOMER);
  return (
    <ActForm intent={ADD_CUSTOMER} outcome={outcome} button="Add Customer" variant="primary" className="grid gap-5">
      <Person state={state} />
      {mayGrant ? (
        <>
          <AccessFields legend="Main platform" prefix="access" levels={levels.main} {...{ state, today }} />
          <AccessFields legend="ATS" prefix="atsAccess" levels={levels.product} {...{ state, today }} />
          <AccessFields legend="HRIS" prefix="hrisAccess" levels={levels.product} {...{ state, today }} />
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="HRIS pricing">
              <Select name="hrisPricingModel" options={PRICING} />
            </Field>
            <Field label="HRIS employees" error={state.error("hrisEmployeeCount")}>
              <TextInput type="number" name="hrisEmployeeCount" min={1} max={1_000_000} defaultValue={1} />
            </Field>
          </div>
        </>
      ) : null}
      <SignIn {...{ state, today, mayChoosePassword }} />
    </ActForm>
  );
}

function Person({ state: { error, typed } }: { state: State }) {
  const field = (name: string, label: string, max: number, type = "text", required = false) => (
    <Field label={label} error={error(name)} required={required} optional={!required}>
      <TextInput name={name} type={type} maxLength={max} autoComplete="off" defaultValue={typed(name) ?? ""} />
    </Field>
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {field("firstName", "First name", 100, "text", true)}
      {field("lastName", "Last name", 100, "text", true)}
      {field("email", "Email", 255, "email", true)}
      {field("phoneNumber", "Phone number", 20)}
      <div className="sm:col-span-2">{field("mailingAddress", "Mailing address", 500)}</div>
    </div>
  );
}

type AccessFieldsProps = {
  legend: string;
  prefix: "access" | "atsAccess" | "hrisAccess";
  levels: { value: string; label: string }[];
  state: State;
  today: string;
};

function AccessFields({ legend, prefix, levels, state: { error, typed }, today }: AccessFieldsProps) {
  const names = { level: `${prefix}Level`, duration: `${prefix}Duration`, expiry: `${prefix}Expiry` };
  return (
    <Fieldset legend={legend}>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={`${legend} level`} error={error(names.level)}>
          <Select name={names.level} options={levels} defaultValue={typed(names.level)} />
        </Field>
        <Field label={`${legend} duration`} error={error(names.duration)}>
          <Select
            name={names.duration}
            options={prefix === "access" ? DURATIONS : PRODUCT_DURATIONS}
            defaultValue={typed(names.duration)}
          />
        </Field>
        <Field label={`${legend} custom date`} error={error(names.expiry)} optional>
          <TextInput type="date" name={names.expiry} min={today} max="9998-12-31" defaultValue={typed(names.expiry)} />
        </Field>
      </div>
    </Fieldset>
  );
}

type SignInProps = { state: State; today: string; mayChoosePassword: boolean };

function SignIn({ state: { error }, today, mayChoosePassword }: SignInProps) {
  return (
    <Fieldset legend="Sign-in">
      {mayChoosePassword ? (
        <>
          <Checkbox
            name="setTempPassword"
            label="Set a temporary password"
            help="Otherwise the invitation holds a link to choose one."
          />
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <Field label="Temporary password" error={error("tempPassword")} help="At least 8 characters" optional>
              <TextInput name="tempPassword" maxLength={128} autoComplete="off" />
            </Field>
            <Field label="Password expiry" error={error("tempPasswordExpiry")} optional>
              <TextInput type="date" name="tempPasswordExpiry" min={today} max="9998-12-31" />
            </Field>
          </div>
        </>
      ) : (
        <p className="text-sm">The invitation holds a link with which the customer chooses a password.</p>
      )}
      <Checkbox name="sendInvitation" defaultChecked label="Mail the invitation" className="mt-2" />
    </Fieldset>
  );
}
