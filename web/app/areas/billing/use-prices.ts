import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/app/root-data";
import { dollars } from "./dollars";

/** Names the price of a plan as the plan table has it: `$4.99`. */
export function usePrices(): (plan: string) => string {
  const cents = useCents();
  return (plan) => dollars(cents[plan] ?? 0);
}

/** The prices themselves, for texts that reckon with them. */
export const useCents = (): Record<string, number> => useRouteLoaderData<RootData>("root")?.prices ?? {};
