import { planOf } from "~/domain/billing";
import { after, DAY_MS, HOUR_MS, now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

type Plan = "none" | "trial" | "daily" | "monthly" | "unlimited";

/** First name, last name, plan, days until its end (before now: it ran out), days since registration, searches. */
const CUSTOMERS: readonly (readonly [string, string, Plan, number, number, number])[] = [
  ["Priya", "Raman", "monthly", 21, 64, 88],
  ["Jonas", "Keller", "monthly", 4, 178, 53],
  ["Olivia", "Sandoval", "monthly", -12, 96, 31],
  ["Wendell", "Ames", "daily", 0.6, 1, 7],
  ["Beatriz", "Carvalho", "daily", -3, 9, 12],
  ["Tomasz", "Wrona", "trial", 0.015, 0, 2],
  ["Keiko", "Arai", "trial", -6, 6, 4],
  ["Francis", "Adeyemi", "none", 0, 40, 0],
  ["Marisol", "Vega", "monthly", 28, 33, 17],
  ["Harold", "Finch", "unlimited", 0, 210, 142],
  ["Ingrid", "Solberg", "monthly", -40, 120, 26],
  ["Desmond", "Clarke", "trial", -20, 20, 3],
  ["Lucille", "Trahan", "daily", -1, 2, 9],
  ["Aaron", "Whitefeather", "monthly", 15, 15, 11],
];

const PERIOD_DAYS = { daily: 1, monthly: 30 } as const;

const FEEDBACK = [
  ["missing-information", "Please add the notice that Reno asks for on the wall of the break room.", "pending"],
  ["inaccurate-content", "The figure on this page was raised in July, I believe.", "in_progress"],
  ["general-feedback", "The answer with the sources beside it saved us a call to counsel.", "resolved"],
] as const;

/** Customers with what they bought, what they wrote and the alerts they read: what an operator looks at. */
export async function seedDemoCustomers(): Promise<void> {
  for (const [index, customer] of CUSTOMERS.entries()) await makeCustomer(customer, index);
  await db().feedback.createMany({
    data: FEEDBACK.map(([type, message, status], index) => ({
      ...{ type, message, status },
      userEmail: addressOf(CUSTOMERS[index] ?? CUSTOMERS[0]),
      createdAt: after(now(), -(index * 2 + 1) * DAY_MS),
    })),
  });
}

const addressOf = (customer: readonly unknown[] | undefined): string =>
  `${customer?.[0]}.${customer?.[1]}.demo@example.com`.toLowerCase();

async function makeCustomer(customer: (typeof CUSTOMERS)[number], index: number): Promise<void> {
  const [firstName, lastName, plan, daysLeft, daysAgo, totalSearches] = customer;
  const email = addressOf(customer);
  const createdAt = after(now(), -daysAgo * DAY_MS - index * HOUR_MS);
  const { id } = await db().user.create({
    data: {
      ...{ firstName, email, totalSearches, createdAt },
      lastName: `${lastName} (demo)`,
      phoneNumber: `+1 916 555 ${String(180 + index).padStart(4, "0")}`,
      mailingAddress: `${120 + index * 7} Example Avenue, Sacramento, CA 95814`,
      ...access(plan, daysLeft),
      emailVerifiedAt: createdAt,
      lastLogin: totalSearches > 0 ? after(now(), -index * 9 * HOUR_MS) : null,
    },
    select: { id: true },
  });
  if (plan === "daily" || plan === "monthly") await makePurchases(id, plan, { daysLeft, daysAgo });
  if (index % 3 === 0) await makeReader(id, email, customer, index);
}

function access(plan: Plan, daysLeft: number): Partial<Prisma.UserCreateInput> {
  const ends = plan === "none" || plan === "unlimited" ? null : after(now(), daysLeft * DAY_MS);
  const isPaid = plan === "daily" || plan === "monthly";
  return {
    accessLevel: plan,
    accessExpiry: ends,
    accessSource: plan === "none" ? null : isPaid ? "purchase" : plan === "trial" ? "trial" : "admin",
    subscriptionType: plan === "unlimited" ? "none" : plan,
    paymentStatus: isPaid && daysLeft > 0 ? "active" : "none",
  };
}

/** One payment a period, back to the first; the newest ends when the access does. No provider: nobody really paid. */
async function makePurchases(
  userId: number,
  plan: keyof typeof PERIOD_DAYS,
  { daysLeft, daysAgo }: { daysLeft: number; daysAgo: number },
): Promise<void> {
  const { amount } = planOf(plan);
  const days = PERIOD_DAYS[plan];
  const rows: Prisma.PurchaseCreateManyInput[] = [];
  for (let end = daysLeft; end - days >= -daysAgo - 1 && rows.length < 6; end -= days) {
    const start = after(now(), (end - days) * DAY_MS);
    rows.push({
      ...{ userId, plan, serviceType: plan, amount, listAmount: amount, paymentStatus: "completed" },
      ...{ accessGranted: plan, accessDuration: days * 24 * 60, grantedAt: start, purchaseDate: start },
      ...{ accessStartDate: start, accessEndDate: after(now(), end * DAY_MS), isActive: end > 0 },
    });
  }
  await db().purchase.createMany({ data: rows });
}

async function makeReader(userId: number, email: string, customer: (typeof CUSTOMERS)[number], index: number) {
  const at = after(now(), -(index + 1) * DAY_MS);
  const jurisdiction = ["CA", "NY", "FEDERAL", "WA", "TX"][index % 5] ?? "CA";
  await db().subscriber.create({
    data: {
      ...{ userId, email, jurisdiction, firstName: customer[0], lastName: `${customer[1]} (demo)` },
      company: "Example Bakery (demo)",
      categories: ["Wage and Hour", "Hiring and Termination", "Leave and Benefits"].slice(0, 1 + (index % 3)),
      isActive: index !== 9,
      subscribedAt: at,
      confirmedAt: at,
      unsubscribeToken: randomToken(),
      subscriptions: { create: { jurisdiction, unsubscribeToken: randomToken() } },
    },
  });
}
