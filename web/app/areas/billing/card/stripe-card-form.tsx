import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "~/app/ui/status/skeleton";
import type { CardForm, CardUse } from "./card-form";
import { loadStripe, type StripeElements, type StripeJs } from "./load-stripe";

type StripeCardFormProps = { script: string; publishableKey: string; use: CardUse };

const NOT_LOADED = "The payment form could not be loaded. Check your connection and reload the page.";

/** Stripe's Payment Element: card data goes from its frame to Stripe and never through this page or our server. */
export const StripeCardForm = forwardRef<CardForm, StripeCardFormProps>(function StripeCardForm(
  { script, publishableKey, use },
  ref,
) {
  const place = useRef<HTMLDivElement>(null);
  const live = useRef<{ stripe: StripeJs; elements: StripeElements } | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const { kind, amount } = use;

  useEffect(() => {
    let isGone = false;
    loadStripe(script, publishableKey).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const order = kind === "setup" ? { mode: kind } : { mode: kind, amount };
        const elements = stripe.elements({ ...order, currency: "usd" });
        elements.create("payment").mount(place.current);
        live.current = { stripe, elements };
        setState("ready");
      },
      () => setState("failed"),
    );
    return () => {
      isGone = true;
      live.current?.elements.getElement("payment")?.destroy();
      live.current = null;
    };
  }, [script, publishableKey, kind, amount]);

  useImperativeHandle(ref, () => ({
    check: async () => {
      if (!live.current) return NOT_LOADED;
      const { error } = await live.current.elements.submit();
      return error ? (error.message ?? "Check your card.") : null;
    },
    confirm: async (clientSecret, returnUrl) => {
      if (!live.current) return NOT_LOADED;
      const { stripe, elements } = live.current;
      const order = {
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required" as const,
      };
      const isSetup = clientSecret.startsWith("seti_");
      const { error } = isSetup ? await stripe.confirmSetup(order) : await stripe.confirmPayment(order);
      return error ? (error.message ?? "Your card was declined.") : null;
    },
  }));

  return (
    <div>
      {state === "loading" ? <Skeleton className="h-44" /> : null}
      {state === "failed" ? (
        <p role="alert" className="text-critical">
          {NOT_LOADED}
        </p>
      ) : null}
      <div ref={place} />
    </div>
  );
});
