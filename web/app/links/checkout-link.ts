import { START, withWayBack } from "./sign-in-links";

type Order = { plan?: string; coupon?: string; employees?: number | null };

/** The address of an order; `returnTo` is where the purchase leads. */
export function checkoutLink({ plan, coupon, employees }: Order, returnTo: string): string {
  const order = new URLSearchParams({
    ...(plan && { plan }),
    ...(employees && { employees: String(employees) }),
    ...(coupon && { coupon }),
  });
  return withWayBack(order.size > 0 ? `/checkout?${order}` : "/checkout", returnTo);
}

/** Where a product begins; the provider's return addresses as well (specification). */
export const homeOf = (product: string): string => (product === "research" ? START : `/${product}`);
