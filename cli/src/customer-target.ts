import type { ListCustomersItem } from "@statewise/sdk";
import type { Context } from "./context";
import { NotThereError, UsageError } from "./errors";

export type Customer = ListCustomersItem;

/** The customer of a number or an e-mail address. */
export async function customerOf(
  { client, signal }: Pick<Context, "client" | "signal">,
  who: string,
): Promise<Customer> {
  if (/^\d+$/.test(who)) return client.admin.customers.get(who, { signal });
  if (!who.includes("@")) throw new UsageError(`Name a customer by number or e-mail address, not by "${who}".`);
  const { data } = await client.admin.customers.list({ search: who, limit: 100 }, { signal });
  const match = data.find(({ email }) => email.toLowerCase() === who.toLowerCase());
  if (!match) throw new NotThereError(`There is no customer with the address ${who}.`);
  return match;
}
