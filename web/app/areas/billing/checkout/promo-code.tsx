import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { checkoutLink } from "~/app/links/checkout-link";
import { START } from "~/app/links/sign-in-links";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { CheckoutView } from "./checkout-screen.server";
import { postJson } from "./post-json";

type Validation = { valid: boolean; code: string; description: string | null; error: string | null };

const CODES: Record<string, string> = {
  daily: "TRIAL50",
  monthly: "FREEMIUM (30-day trial), WELCOME25, SAVE10, DOLLAR5, NEWUSER",
};
const hint = (plan: string): string | null => (CODES[plan] ? `Codes for this plan: ${CODES[plan]}.` : null);
const HINT_OF_BOTH = `Single day: ${CODES.daily}. Monthly: ${CODES.monthly}.`;

/** A code is checked before it is applied; one that does not fit a newly chosen plan is taken off, with a notice. */
export function PromoCode({ view }: { view: CheckoutView }) {
  const { plan, code, couponError, quote, wasApplied, employees, leadsTo, plainAddress: plain } = view;
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
    // Before a plan is chosen the server looks for the one that the code counts for.
    if (!plan) return navigate(`${checkoutLink({ coupon: typed }, leadsTo)}&apply=1`, { preventScrollReset: true });
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
    navigate(checkoutLink({ plan: plan.key, employees, coupon: answer.body.code }, leadsTo), {
      preventScrollReset: true,
    });
  };

  const isKept = !plan && code !== "" && !couponError;
  if (applied || isKept) {
    return (
      <Card as="section" title="Promo code">
        <p className="mb-3 text-sm">
          <strong>{applied?.code ?? code}</strong> ·{" "}
          {applied?.description ?? "Kept. Choose a plan to see the total with it."}
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
        {plan ? <input type="hidden" name="plan" value={plan.key} /> : null}
        {employees ? <input type="hidden" name="employees" value={employees} /> : null}
        <input type="hidden" name="apply" value="1" />
        {leadsTo === START ? null : <input type="hidden" name="returnTo" value={leadsTo} />}
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
      <p className="mt-2 text-xs text-ink-3">{plan ? hint(plan.key) : HINT_OF_BOTH}</p>
    </Card>
  );
}
