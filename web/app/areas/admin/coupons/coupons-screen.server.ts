import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type At, act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { permissionsOf, type SignedIn } from "~/domain/access";
import {
  addCoupon,
  type CouponForm,
  changeCoupon,
  couponForm,
  findCoupon,
  listCoupons,
  listRedemptions,
  PLANS,
  removeCoupon,
} from "~/domain/billing";
import { easternMoment } from "./eastern-moment.server";

const HOME = "/admin/coupons";

/** The coupons as the address asks: searched, paged, and one of them open with its redemptions. */
export async function couponsView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "coupons:read");
  const params = new URL(arrival.request.url).searchParams;
  const open = Number(params.get("coupon")) || 0;
  const isNew = params.get("coupon") === "new";
  const query = { search: (params.get("search") ?? "").slice(0, 40), cursor: params.get("cursor") };
  const [page, coupon, redemptions] = await orErrorScreen(
    Promise.all([
      listCoupons(principal, query),
      open ? findCoupon(principal, open) : null,
      open ? listRedemptions(principal, open) : [],
    ]),
  );
  const mayWrite = (await permissionsOf(principal)).has("coupons:write");
  const plans = [...PLANS.values()].map(({ key, name }) => ({ key, name }));
  return { page, coupon, redemptions, isNew: isNew && mayWrite, mayWrite, plans };
}

export type CouponsView = Awaited<ReturnType<typeof couponsView>>;

/** Text of a form into what a program would send: empty is null, numbers are numbers, boxes are true or false. */
const typed = z.preprocess((raw) => {
  const form = raw as Record<string, unknown>;
  const text = (name: string) => String(form[name] ?? "").trim();
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const moment = (name: string) => (text(name) === "" ? null : easternMoment(text(name)));
  const dollars = text("amountOff");
  return {
    code: text("code"),
    kind: text("kind"),
    description: text("description"),
    percentOff: number("percentOff"),
    amountOffCents: dollars === "" ? null : Math.round(Number(dollars) * 100),
    trialDays: number("trialDays"),
    trialMinutes: number("trialMinutes"),
    freeUntil: moment("freeUntil"),
    validFrom: moment("validFrom"),
    validUntil: moment("validUntil"),
    maxRedemptions: number("maxRedemptions"),
    maxPerCustomer: number("maxPerCustomer"),
    validForPlans: [form.validForPlans ?? []].flat(),
    firstPurchaseOnly: form.firstPurchaseOnly === "yes",
    isActive: form.isActive === "yes",
    version: text("version") === "" ? undefined : Number(text("version")),
  };
}, couponForm);

const NOT_SAVED = { title: "Coupon Not Saved", description: "Please check the fields." };

async function save(principal: SignedIn, coupon: CouponForm, { form }: At) {
  const id = rowId.safeParse(form.get("id")).data ?? null;
  const { code } = id === null ? await addCoupon(principal, coupon) : await changeCoupon(principal, id, coupon);
  return { code, isNew: id === null };
}

/** Adds, changes or removes a coupon. */
export const couponsAction = acts(
  staffMay("coupons:read"),
  {
    "save-coupon": act({
      schema: typed,
      call: save,
      said: ({ code, isNew }) => ({ title: isNew ? "Coupon Added" : "Coupon Saved", description: code }),
      failed: NOT_SAVED,
    }),
    "remove-coupon": act({
      schema: z.object({ id: rowId }),
      call: (principal, { id }) => removeCoupon(principal, id),
      said: ({ removed }) =>
        removed
          ? { title: "Coupon Removed", description: "It was removed." }
          : {
              title: "Coupon Switched Off",
              description: "It was used before, so it is switched off and its redemptions stay.",
            },
      failed: NOT_SAVED,
    }),
  },
  { back: HOME },
);
