import { seedPermissions } from "~/domain/access";
import { db } from "~/platform/db/client";

/** Rows that the product cannot do without, put in place where they are missing; what an operator changed stays. */
export async function seedSystemRows(): Promise<void> {
  await seedPermissions();
  await db().coupon.createMany({
    data: [
      {
        code: "TRIAL15",
        kind: "trial_minutes",
        trialMinutes: 15,
        description: "15 minutes more of trial at registration",
        maxPerCustomer: 1,
      },
    ],
    skipDuplicates: true,
  });
}
