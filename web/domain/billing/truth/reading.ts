import { type Database, db, type Transaction } from "~/platform/db/client";

/** Taken before the provider is asked: of two readings of one object, the one with the higher ticket is the newer. */
export async function nextTicket(database: Database = db()): Promise<bigint> {
  const [row] = await database.$queryRaw<{ ticket: bigint }[]>`select nextval('payment_readings') as ticket`;
  return row?.ticket ?? 0n;
}

export type Buyer = {
  id: number;
  email: string;
  firstName: string | null;
  isGone: boolean;
};

/** Locks the buyer's account: everything that billing writes about one person happens in order. */
export async function lockBuyer(tx: Transaction, userId: number): Promise<Buyer> {
  const rows = await tx.$queryRaw<Buyer[]>`
    select id, email, first_name as "firstName", deleted_at is not null as "isGone"
    from users where id = ${userId} for update`;
  const [buyer] = rows;
  if (!buyer) throw new Error(`The buyer ${userId} is not there`);
  return buyer;
}

/** Whose payments these are; null for a customer whom we do not know (another product on the same account). */
export async function buyerOfCustomer(customerId: string | null): Promise<number | null> {
  if (!customerId) return null;
  const known = await db().paymentCustomer.findUnique({
    where: { providerCustomerId: customerId },
    select: { userId: true },
  });
  return known?.userId ?? null;
}
