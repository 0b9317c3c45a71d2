import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { CheckoutView } from "~/app/server/billing/checkout-screen.server";
import { Button, ButtonLink } from "~/app/ui/button";
import { Card } from "~/app/ui/card";
import { Field } from "~/app/ui/field";
import { TextInput } from "~/app/ui/text-input";
import { useToast } from "~/app/ui/toast-context";
import { postJson } from "./post-json";

type PromoCodeProps = { view: CheckoutView; plan: NonNullable<CheckoutView["plan"]> };
type Validation = { valid: boolean; code: string; description: string | null; error: string | null };

const HINTS: Record<string, string> = {
  daily: "Codes for this plan: TRIAL50.",
  monthly: "Codes for this plan: FREEMIUM (30-day trial), WELCOME25, SAVE10, DOLLAR5, NEWUSER.",
};

/** A code is checked before it is applied; one that does not fit a newly chosen plan is taken off, with a notice. */
export function PromoCode({ view, plan }: PromoCodeProps) {
  const { code, couponError, quote, wasApplied, employees, plainAddress: plain } = view;
  const show = useToast();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const applied = quote?.coupon ?? null;

  useEffect(() => {
    if (!couponError || !code) return;
    const title = wasApplied ? "Invalid Coupon" : "Coupon Removed";
    show({ title, description: couponError, variant: "destructive" });
    if (!wasApplied) navigate(plain, { replace: true, preventScrollReset: true });
  }, [couponError, code, wasApplied, plain, show, navigate]);

  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("coupon") ?? "").trim();
    if (!typed) return navigate(plain, { preventScrollReset: true });
    setChecking(true);
    const answer = await postJson<Validation>("/api/validate-coupon", { code: typed, plan: plan.key });
    setChecking(false);
    if (!answer.ok) {
      const description = "Unable to validate coupon. Please try again.";
      return show({ title: "Coupon Validation Failed", description, variant: "destructive" });
    }
    const { valid, error, description } = answer.body;
    if (!valid) {
      return show({ title: "Invalid Coupon", description: error ?? "Coupon code not found", variant: "destructive" });
    }
    show({ title: "Coupon Applied", description: description ?? answer.body.code, variant: "success" });
    navigate(`${plain}&coupon=${encodeURIComponent(answer.body.code)}`, { preventScrollReset: true });
  };

  if (applied) {
    return (
      <Card as="section" title="Promo code">
        <p className="mb-3 text-sm">
          <strong>{applied.code}</strong> · {applied.description}
        </p>
        <ButtonLink href={plain} size="sm" preventScrollReset>
          Remove code
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card as="section" title="Promo code">
      <Form action="/checkout" onSubmit={apply} className="flex items-start gap-2">
        <input type="hidden" name="plan" value={plan.key} />
        {employees ? <input type="hidden" name="employees" value={employees} /> : null}
        <input type="hidden" name="apply" value="1" />
        <Field
          label="Promo code"
          hideLabel
          error={wasApplied ? (couponError ?? undefined) : undefined}
          className="flex-1"
        >
          <TextInput name="coupon" defaultValue={code} maxLength={40} autoComplete="off" className="uppercase" />
        </Field>
        <Button type="submit" loading={checking}>
          Apply
        </Button>
      </Form>
      {HINTS[plan.key] ? <p className="mt-2 text-xs text-ink-3">{HINTS[plan.key]}</p> : null}
    </Card>
  );
}
