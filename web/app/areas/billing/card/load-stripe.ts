type Failure = { error?: { message?: string } };
type Order = {
  elements: StripeElements;
  clientSecret: string;
  confirmParams: { return_url: string };
  redirect: "if_required";
};

export type StripeElements = {
  create(type: "payment"): { mount(target: HTMLElement): void };
  getElement(type: "payment"): { destroy(): void } | null;
  submit(): Promise<Failure>;
};

export type StripeJs = {
  elements(options: { mode: string; amount?: number; currency: string }): StripeElements;
  confirmPayment(order: Order): Promise<Failure>;
  confirmSetup(order: Order): Promise<Failure>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

let loading: Promise<StripeJs> | undefined;

/** Loads Stripe's script once. It must come from Stripe itself, and may only on the pages that ask for a card. */
export function loadStripe(script: string, publishableKey: string): Promise<StripeJs> {
  loading ??= new Promise<StripeJs>((resolve, reject) => {
    if (cameFromElsewhere()) {
      // The page was reached without a new document: the security policy of the first one does not let Stripe in.
      window.location.reload();
      return;
    }
    const tag = document.createElement("script");
    tag.src = script;
    tag.async = true;
    tag.onload = () => (window.Stripe ? resolve(window.Stripe(publishableKey)) : reject(new Error("no Stripe")));
    tag.onerror = () => reject(new Error("Stripe.js did not load"));
    document.head.append(tag);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function cameFromElsewhere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival !== undefined && !new URL(arrival.name).pathname.startsWith("/checkout");
}
