import { MOST_EMPLOYEES, PLANS } from "~/domain/billing";
import { config } from "~/platform/config";

/** The plans of the HR information system, where it is sold (`HRIS_SALES`). */
export function hrisSale() {
  const sold = config().HRIS_SALES ? [...PLANS.values()].filter(({ product }) => product === "hris") : [];
  const plans = sold.map(({ key, amount, interval }) => ({ key, amount, interval }));
  return { plans, mostEmployees: MOST_EMPLOYEES };
}

export type HrisSale = ReturnType<typeof hrisSale>;
