import { type Database, db } from "~/platform/db/client";
import table from "./first-coupons.json";

/** Puts the coupons in place that are not there yet; what an operator changed or switched off stays. */
export async function seedCoupons(database: Database = db()): Promise<void> {
  await database.coupon.createMany({
    data: table.coupons.map((coupon) => ({ maxPerCustomer: 1, ...coupon })),
    skipDuplicates: true,
  });
}
