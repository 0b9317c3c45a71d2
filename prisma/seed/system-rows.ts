import { seedPermissions } from "~/domain/access";
import { seedCoupons } from "~/domain/billing";

/** Rows that the product cannot do without, put in place where they are missing; what an operator changed stays. */
export async function seedSystemRows(): Promise<void> {
  await seedPermissions();
  await seedCoupons();
}
