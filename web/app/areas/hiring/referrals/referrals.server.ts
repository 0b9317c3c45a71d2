import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { rowId } from "~/app/server/form-fields.server";
import { memberMay } from "~/domain/hiring";
import {
  type BonusStep,
  changeBonus,
  listReferrals,
  openReferrals,
  referCandidate,
  referralForm,
  referralLink,
  referralQuery,
} from "~/domain/hiring/recruiting";
import { hiring, may } from "../hiring.server";

/** Jobs to refer people to, and what came of one's referrals. */
export async function referralsView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "referrals:read");
  const query = filtersOf(referralQuery, arrival.request);
  return {
    jobs: await openReferrals(member),
    ...(await orErrorScreen(listReferrals(member, query))),
    state: query.state ?? null,
    mayManage: memberMay(member, "referrals:manage"),
    seesApplications: memberMay(member, "applications:read"),
    search: new URL(arrival.request.url).search,
  };
}

const dollars = (text: string): number => {
  const amount = Number(text.replace(/[$,\s]/g, ""));
  return text.trim() === "" ? Number.NaN : Math.round(amount * 100);
};

const typed = z.preprocess(
  (form) => ({ ...(form as object), agreed: (form as Record<string, unknown>)?.agreed === "on" }),
  referralForm,
);

const bonus = z.object({ id: rowId });

/** A step with a bonus. */
const bonusAct = <Fields extends z.ZodType<{ id: number }>>(
  said: string,
  schema: Fields,
  stepOf: (value: z.output<Fields>) => BonusStep,
) =>
  act({
    guard: may("referrals:manage"),
    schema: schema as unknown as z.ZodType<z.output<Fields>>,
    call: (member, value) => changeBonus(member, value.id, stepOf(value)),
    said,
  });

/** Refers somebody, makes a link, or takes a step with a bonus. */
export const referralsAction = acts(
  may("read"),
  {
    refer: act({
      guard: may("referrals:write"),
      schema: typed,
      call: referCandidate,
      said: "Thank you, they are referred",
      failed: { title: "Not Referred", description: "Please check the marked fields." },
    }),
    link: act({
      guard: may("referrals:write"),
      schema: z.object({ jobId: rowId }),
      call: (member, { jobId }) => referralLink(member, jobId),
      said: "Link Made",
    }),
    pay: bonusAct("Bonus Paid", bonus, () => ({ action: "pay" })),
    restore: bonusAct("Bonus Restored", bonus, () => ({ action: "restore" })),
    void: bonusAct("Bonus Void", bonus.extend({ reason: z.string().default("") }), ({ reason }) => ({
      action: "void",
      reason,
    })),
    amount: bonusAct("Bonus Changed", bonus.extend({ amount: z.string().default("") }), ({ amount }) => ({
      action: "amount",
      cents: dollars(amount),
    })),
  },
  { back: "/ats/referrals" },
);
