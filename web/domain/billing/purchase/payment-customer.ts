import { db } from "~/platform/db/client";
import type { PaymentProvider } from "~/platform/payments/provider";

type Person = { id: number; email: string; firstName: string | null; lastName: string | null };

/** The person's customer at the provider; one for life, made at the first purchase. */
export async function paymentCustomerOf(provider: PaymentProvider, person: Person): Promise<string> {
  const where = { userId_provider: { userId: person.id, provider: provider.name } };
  const known = await db().paymentCustomer.findUnique({ where });
  if (known) return known.providerCustomerId;
  const { id } = await provider.createCustomer({
    key: `statewise-customer-${person.id}-${person.email}`,
    email: person.email,
    name: [person.firstName, person.lastName].filter(Boolean).join(" "),
    reference: String(person.id),
  });
  // Two first purchases at once: the provider gave both the same customer.
  await db().paymentCustomer.createMany({
    data: [{ userId: person.id, provider: provider.name, providerCustomerId: id }],
    skipDuplicates: true,
  });
  return (await db().paymentCustomer.findUniqueOrThrow({ where })).providerCustomerId;
}
