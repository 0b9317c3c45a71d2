import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
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

/** Adds, changes or removes a coupon. */
export async function couponsAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "coupons:read");
  const form = await formOf(arrival.request);
  const id = rowId.safeParse(form.get("id"));
  switch (form.get("intent")) {
    case "save-coupon":
      return submit(form, { intent: "save-coupon", schema: typed, failed: NOT_SAVED }, (coupon) =>
        save(principal, id.success ? id.data : null, coupon),
      );
    case "remove-coupon":
      return submit(form, { intent: "remove-coupon", schema: z.object({ id: rowId }), failed: NOT_SAVED }, (row) =>
        remove(principal, row.id),
      );
    default:
      throw new Response("This form is not known here.", { status: 400 });
  }
}

async function save(principal: SignedIn, id: number | null, coupon: CouponForm) {
  const { code } = id === null ? await addCoupon(principal, coupon) : await changeCoupon(principal, id, coupon);
  const title = id === null ? "Coupon Added" : "Coupon Saved";
  return redirectTo(HOME, { toast: { title, description: code, variant: "success" } });
}

async function remove(principal: SignedIn, id: number) {
  const { removed } = await removeCoupon(principal, id);
  const description = removed
    ? "It was removed."
    : "It was used before, so it is switched off and its redemptions stay.";
  return redirectTo(HOME, { toast: { title: removed ? "Coupon Removed" : "Coupon Switched Off", description } });
}
