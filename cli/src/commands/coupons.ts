import type { CreateCouponBody } from "@statewise/sdk";
import type { Command, Input } from "../command";
import { NotThereError, UsageError } from "../errors";
import { firstOf } from "../first-of";

const list: Command = {
  name: "coupons list",
  summary: "Coupons with their use",
  isDefault: true,
  options: [
    ["--search <text>", "code or a part of it"],
    ["--limit <n>", "at most this many (50)"],
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 50;
    const query = { search: input.text("search"), limit: Math.min(100, most) };
    return firstOf(client.admin.coupons.list(query, { signal }), most, output);
  },
  show: {
    columns: [
      "id",
      "code",
      "kind",
      "description",
      "validForPlans",
      ["redemptionCount", "used"],
      "validUntil",
      ["isActive", "active"],
    ],
    empty: "No coupons.",
  },
};

const PLANS = ["daily", "monthly", "ats_monthly", "ats_annual", "hris_monthly", "hris_annual"] as const;

/** One of the flags says what the coupon gives. */
function valueFrom(
  input: Input,
): Pick<CreateCouponBody, "kind" | "percentOff" | "amountOffCents" | "trialDays" | "trialMinutes" | "freeUntil"> {
  const amount = input.number("amount", { least: 0.01 });
  const values = {
    percent: { percentOff: input.number("percent", { least: 1, most: 100 }) },
    amount: { amountOffCents: amount === undefined ? undefined : Math.round(amount * 100) },
    trial_days: { trialDays: input.number("trialDays", { least: 1 }) },
    trial_minutes: { trialMinutes: input.number("trialMinutes", { least: 1 }) },
    free_until: { freeUntil: input.text("freeUntil") },
  };
  const given = Object.entries(values).filter(([, value]) => Object.values(value).some((one) => one !== undefined));
  const [kind, value] = given[0] ?? [];
  if (given.length !== 1 || !kind) {
    throw new UsageError("Add one of --percent, --amount, --trial-days, --trial-minutes, --free-until.");
  }
  return { kind: kind as keyof typeof values, ...value };
}

const add: Command = {
  name: "coupons add",
  summary: "Add a coupon",
  isWrite: true,
  args: [["<code>", "capital letters, figures, - and _"]],
  options: [
    ["--description <text>", "what customers read (needed)"],
    ["--percent <n>", "so many per cent off"],
    ["--amount <dollars>", "so many dollars off"],
    ["--trial-days <n>", "a trial of so many days"],
    ["--trial-minutes <n>", "a trial of so many minutes"],
    ["--free-until <date>", "free until this day"],
    ["--plan <plan...>", "for these plans only (all)", PLANS],
    ["--until <date>", "last day on which it is taken"],
    ["--max <n>", "how often in all"],
    ["--new-customers", "for a first purchase only"],
  ],
  examples: [
    "coupons add SPRING20 --percent 20 --plan monthly --until 2027-06-01 --description '20% off the first month'",
  ],
  run: ({ client, signal }, input) =>
    client.admin.coupons.create(
      {
        code: input.arg(0).toUpperCase(),
        description: input.need("description"),
        ...valueFrom(input),
        validForPlans: input.list("plan") as (typeof PLANS)[number][],
        validUntil: input.text("until"),
        maxRedemptions: input.number("max", { least: 1 }),
        firstPurchaseOnly: input.flag("newCustomers"),
      },
      { signal },
    ),
};

const disable: Command = {
  name: "coupons disable",
  summary: "Take a coupon out of use",
  args: [["<code>", "code or number"]],
  confirm: (input) => `Take the coupon ${input.arg(0)} out of use?`,
  run: async ({ client, signal, output }, input) => {
    const wanted = input.arg(0).toUpperCase();
    const found = await client.admin.coupons.list({ search: wanted, limit: 100 }, { signal }).toArray();
    const known = /^\d+$/.test(wanted)
      ? await client.admin.coupons.get(wanted, { signal })
      : found.find(({ code }) => code === wanted);
    if (!known) throw new NotThereError(`There is no coupon ${wanted}.`);
    const { id, code, kind, percentOff, amountOffCents, trialDays, trialMinutes, freeUntil } = known;
    const { validForPlans, description, validFrom, validUntil, firstPurchaseOnly, version } = known;
    const { maxRedemptions, maxPerCustomer } = known;
    const value = { percentOff, amountOffCents, trialDays, trialMinutes, freeUntil };
    const limits = { validFrom, validUntil, firstPurchaseOnly, maxRedemptions, maxPerCustomer };
    const same = { code, kind, description, validForPlans, ...value, ...limits } as CreateCouponBody;
    const changed = await client.admin.coupons.update(id, { ...same, isActive: false, version }, { signal });
    output.talk(`Coupon ${code} is out of use.`);
    return output.isForPrograms ? changed : undefined;
  },
};

export const couponCommands = [list, add, disable];
