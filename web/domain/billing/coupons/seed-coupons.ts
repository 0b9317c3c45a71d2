import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import table from "./first-coupons.json";

/** Puts the coupons in place that are not there yet; what an operator changed or switched off stays. */
export async function seedCoupons(): Promise<void> {
  const codes = table.coupons.map(({ code }) => code);
  const { rows } = await pool().query("select 1 from coupons where code = any($1)", [codes]);
  if (rows.length === codes.length) return;
  await db().coupon.createMany({
    data: table.coupons.map((coupon) => ({ maxPerCustomer: 1, ...coupon })),
    skipDuplicates: true,
  });
}
