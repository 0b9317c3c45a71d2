import { ActButton } from "~/app/forms/act-button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { ExpiryField, laterDate } from "../../expiry-field";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

const PRODUCTS = {
  ats: { name: "ATS", grant: MANAGE.grantAts, revoke: MANAGE.revokeAts },
  hris: { name: "HRIS", grant: MANAGE.grantHris, revoke: MANAGE.revokeHris },
  benefits: { name: "Benefits", grant: MANAGE.grantBenefits, revoke: MANAGE.revokeBenefits },
} as const;

const LEVELS = [
  { value: "monthly", label: "Monthly" },
  { value: "annual", label: "Annual" },
  { value: "unlimited", label: "Unlimited" },
];
const PRICING = [
  { value: "per-employee", label: "Per employee" },
  { value: "fixed", label: "Fixed" },
];

type ProductSectionProps = SectionProps & { product: keyof typeof PRODUCTS };

/** Grant and revoke of hiring, people or benefits. */
export function ProductSection({ product, view: { customer, today }, outcome }: ProductSectionProps) {
  const { name, grant, revoke } = PRODUCTS[product];
  const level = customer[`${product}AccessLevel`];
  const expiry = customer[`${product}AccessExpiry`];
  const { version } = customer;
  const { error } = formState(outcome, grant);
  const has = level !== "none";
  const take = (
    <ActButton
      intent={revoke}
      fields={{ version }}
      variant="danger"
      confirm={{
        title: `Revoke ${name} access?`,
        description: "The customer loses it at once. What they stored stays.",
        label: `Revoke ${name}`,
        danger: true,
      }}
    >
      Revoke {name}
    </ActButton>
  );
  return (
    <Disclosure
      summary={
        <>
          {name} access{" "}
          <span className="font-normal text-ink-3">
            {has ? level : "none"}
            {has && expiry ? (
              <>
                {" until "}
                <Moment at={expiry} />
              </>
            ) : null}
          </span>
        </>
      }
    >
      <ActForm intent={grant} outcome={outcome} button={`Grant ${name}`} version={version}>
        <Field label={`${name} plan`} error={error("accessLevel")}>
          <Select name="accessLevel" options={LEVELS} className="max-w-56" />
        </Field>
        {product === "hris" ? (
          <div className="grid max-w-md gap-3 sm:grid-cols-2">
            <Field label="Employees" error={error("employeeCount")}>
              <TextInput
                type="number"
                name="employeeCount"
                min={1}
                max={1_000_000}
                defaultValue={Math.max(1, customer.hrisEmployeeCount)}
              />
            </Field>
            <Field label="Pricing">
              <Select name="pricingModel" options={PRICING} />
            </Field>
          </div>
        ) : null}
        <ExpiryField
          name="expiryDate"
          label={`${name} expiry date`}
          today={today}
          start={laterDate(today, 30, 0)}
          error={error("expiryDate")}
        />
      </ActForm>
      {has ? <div className="mt-3">{take}</div> : null}
    </Disclosure>
  );
}
