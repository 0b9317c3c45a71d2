import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import type { CouponForm } from "./coupon-form";

export type CouponPage = { data: Coupon[]; nextCursor: string | null };

/** Every coupon, the newest first; part of a code narrows the list. */
export async function listCoupons(
  principal: Principal,
  { search = "", limit = 50, cursor }: { search?: string; limit?: number; cursor?: string | null } = {},
): Promise<CouponPage> {
  await requirePermission(principal, "coupons:read");
  const [before] = readCursor(cursor, "number") ?? [];
  const rows = await db().coupon.findMany({
    where: {
      ...(search ? { code: { contains: search.trim().toUpperCase() } } : {}),
      id: { lt: before },
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return pageOf(rows, limit, ({ id }) => [id]);
}

export async function findCoupon(principal: Principal, id: number): Promise<Coupon> {
  await requirePermission(principal, "coupons:read");
  const coupon = await db().coupon.findUnique({ where: { id } });
  if (!coupon) throw new NotFound("This coupon was not found.");
  return coupon;
}

/** Who used a coupon, for what and when, the newest first. */
export async function listRedemptions(principal: Principal, couponId: number) {
  await findCoupon(principal, couponId);
  const rows = await db().couponRedemption.findMany({
    where: { couponId, status: { not: "released" } },
    orderBy: { id: "desc" },
    take: 500,
    include: { user: { select: { id: true, email: true } }, purchase: { select: { id: true, amount: true } } },
  });
  return rows.map(({ id, plan, discountAmount, status, redeemedAt, createdAt, user, purchase }) => ({
    id,
    userId: user.id,
    email: user.email,
    plan,
    discountAmount,
    paid: purchase?.amount ?? null,
    status,
    redeemedAt,
    createdAt,
  }));
}

/** Adds a coupon. */
export async function addCoupon(principal: Principal, form: CouponForm): Promise<Coupon> {
  const { account } = await requirePermission(principal, "coupons:write");
  const { version: _, ...columns } = form;
  try {
    return await db().$transaction(async (tx) => {
      const coupon = await tx.coupon.create({ data: { ...columns, createdBy: account.id, createdAt: now() } });
      await recordAudit(tx, principal, {
        action: "coupon.create",
        entity: { type: "coupon", id: coupon.id },
        after: facts(coupon),
      });
      return coupon;
    });
  } catch (error) {
    throw asTaken(error);
  }
}

/** Changes a coupon; what was promised to whoever holds a use of it already stays. */
export async function changeCoupon(principal: Principal, id: number, form: CouponForm): Promise<Coupon> {
  await requirePermission(principal, "coupons:write");
  const { version, ...columns } = form;
  try {
    return await db().$transaction(async (tx) => {
      await tx.$queryRaw`select id from coupons where id = ${id} for update`;
      const before = await tx.coupon.findUnique({ where: { id } });
      if (!before) throw new NotFound("This coupon was not found.");
      if (version !== undefined && version !== before.version) {
        throw new Conflict("Someone else changed this coupon. Reload it.", { code: "changed_elsewhere" });
      }
      if (form.maxRedemptions !== null && form.maxRedemptions < before.redemptionCount) {
        throw invalidField("maxRedemptions", `It has been used ${before.redemptionCount} times already.`);
      }
      const coupon = await tx.coupon.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
      await recordAudit(tx, principal, {
        action: "coupon.update",
        entity: { type: "coupon", id },
        before: facts(before),
        after: facts(coupon),
      });
      return coupon;
    });
  } catch (error) {
    throw asTaken(error);
  }
}

/** Removes a coupon that nobody used; a used one is switched off, so that its redemptions keep their name. */
export async function removeCoupon(principal: Principal, id: number): Promise<{ removed: boolean }> {
  await requirePermission(principal, "coupons:write");
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from coupons where id = ${id} for update`;
    const coupon = await tx.coupon.findUnique({
      where: { id },
      include: { _count: { select: { couponRedemptions: true } } },
    });
    if (!coupon) throw new NotFound("This coupon was not found.");
    const removed = coupon._count.couponRedemptions === 0;
    if (removed) await tx.coupon.delete({ where: { id } });
    else await tx.coupon.update({ where: { id }, data: { isActive: false, version: { increment: 1 } } });
    await recordAudit(tx, principal, {
      action: removed ? "coupon.delete" : "coupon.disable",
      entity: { type: "coupon", id },
      before: facts(coupon),
    });
    return { removed };
  });
}

const facts = ({ code, kind, isActive, maxRedemptions }: Coupon) => ({ code, kind, isActive, maxRedemptions });

function asTaken(error: unknown): unknown {
  const isDouble = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
  if (!isDouble) return error;
  return new Conflict("A coupon with this code already exists.", {
    code: "coupon_exists",
    fields: [{ field: "code", message: "A coupon with this code already exists." }],
  });
}
