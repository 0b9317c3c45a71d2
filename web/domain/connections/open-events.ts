import { accessOf, type Principal, type Product, requireAccess } from "~/domain/access";
import { EVENT_TYPES, type EventType } from "~/domain/events";

/** The product whose customers are told; a kind that is missing here is everybody's. */
const PRODUCT_OF: Readonly<Record<string, Product>> = {
  job: "ats",
  candidate: "ats",
  application: "ats",
  interview: "ats",
  offer: "ats",
  employee: "hris",
  leave: "hris",
};

const productOf = (type: EventType): Product | undefined => PRODUCT_OF[type.split(".")[0] ?? ""];

/** The events that a customer is told of, within those that are asked for. */
export function openEvents(principal: Principal, asked: readonly EventType[] = EVENT_TYPES): EventType[] {
  return asked.filter((type) => {
    const product = productOf(type);
    return product === undefined || accessOf(principal, product).allowed;
  });
}

/** Refuses events of a product that the customer does not have. */
export function requireOpenEvents(principal: Principal, asked: readonly EventType[] = []): void {
  for (const type of asked) {
    const product = productOf(type);
    if (product) requireAccess(principal, product);
  }
}
