import { confirmSubscription } from "~/domain/alerts";
import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { callApi } from "../../setup/api";
import { tokenMailedTo } from "../accounts/mailbox";

let counter = 0;
export const newAddress = (): string => {
  counter += 1;
  return `reader${counter}@example.com`;
};

export const subscribe = (body: Record<string, unknown>) =>
  callApi("POST", "/api/subscribe", { body, address: `203.0.113.${counter % 250}` });

/** A confirmed reader, by the way that everybody takes. Mails must be kept (`keepMails`). */
export async function makeReader(wish: Record<string, unknown> = {}) {
  const email = newAddress();
  await subscribe({ email, ...wish });
  const { preferencesToken } = await confirmSubscription(await tokenMailedTo(email, "alert-confirm"));
  const reader = await db().subscriber.findUniqueOrThrow({ where: { email }, include: { subscriptions: true } });
  return { ...reader, preferencesToken };
}

/** An approved update of today. */
export const makeUpdate = (columns: Partial<Prisma.LawUpdateCreateInput> = {}) =>
  db().lawUpdate.create({
    data: {
      dedupeKey: randomToken(8),
      kind: "manual",
      title: "Minimum wage rises",
      description: "The rate goes up on January 1.",
      riskLevel: "HIGH",
      jurisdiction: "CA",
      category: "Wage and Hour",
      status: "approved",
      timestamp: now(),
      ...columns,
    },
  });

export const noticesOf = (subscriberId: number) =>
  db().emailNotification.findMany({ where: { subscriberId }, orderBy: { id: "asc" } });
