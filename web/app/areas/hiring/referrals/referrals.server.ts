import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  type BonusStep,
  changeBonus,
  listReferrals,
  listTeam,
  memberMay,
  openReferrals,
  referCandidate,
  referralForm,
  referralLink,
  referralQuery,
  saveTeamMember,
  teamMemberForm,
  US_TIME_ZONES,
} from "~/domain/hiring";
import { actAndReturn, filtersOf, idOf, textOf } from "../act.server";
import { hiring } from "../hiring.server";

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

const stepOf = (intent: string, form: FormData): BonusStep | null => {
  if (intent === "pay" || intent === "restore") return { action: intent };
  if (intent === "void") return { action: "void", reason: textOf(form, "reason") };
  return intent === "amount" ? { action: "amount", cents: dollars(textOf(form, "amount")) } : null;
};

const DONE: Record<BonusStep["action"], string> = {
  pay: "Bonus Paid",
  void: "Bonus Void",
  restore: "Bonus Restored",
  amount: "Bonus Changed",
};

const typed = z.preprocess(
  (form) => ({ ...(form as object), agreed: (form as Record<string, unknown>)?.agreed === "on" }),
  referralForm,
);

/** Refers somebody, makes a link, or takes a step with a bonus. */
export async function referralsAction(arrival: ActionFunctionArgs) {
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  if (intent === "refer") {
    const member = await hiring(arrival, "referrals:write");
    const failed = { title: "Not Referred", description: "Please check the marked fields." };
    return submit(form, { intent, schema: typed, failed }, async (value) => {
      await referCandidate(member, value);
      return redirectTo("/ats/referrals", { toast: { title: "Thank you, they are referred", variant: "success" } });
    });
  }
  if (intent === "link") {
    const member = await hiring(arrival, "referrals:write");
    return actAndReturn(form, "/ats/referrals", async () => {
      await referralLink(member, idOf(textOf(form, "jobId")));
      return { title: "Link Made", variant: "success" };
    });
  }
  const step = stepOf(intent, form);
  if (!step) throw new Response("This form is not known here.", { status: 400 });
  const member = await hiring(arrival, "referrals:manage");
  return actAndReturn(form, "/ats/referrals", async () => {
    await changeBonus(member, idOf(textOf(form, "id")), step);
    return { title: DONE[step.action], variant: "success" };
  });
}

/** The people who hire. */
export async function teamView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const runs = memberMay(member, "settings");
  return {
    team: await listTeam(member),
    zones: US_TIME_ZONES.map(([value, label]) => ({ value, label })),
    runs,
    membersHref: runs ? `/organizations/${member.organizationId}` : null,
  };
}

const entry = z.object({ id: rowId, ...teamMemberForm.shape });

export async function teamAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "self:write");
  const form = await formOf(arrival.request);
  const failed = { title: "Not Saved", description: "Please check the form and try again." };
  return submit(form, { intent: "team", schema: entry, failed }, async ({ id, ...value }) => {
    await saveTeamMember(member, id, value);
    return redirectTo("/ats/team", { toast: { title: "Saved", variant: "success" } });
  });
}
