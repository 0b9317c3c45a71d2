import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  changeOffer,
  createOffer,
  deleteOffer,
  listLetterTemplates,
  listOffers,
  moveApplication,
  newOffer,
  OFFER_HAND_STEPS,
  OFFER_TRANSITIONS,
  type OfferHandStep,
  offerChange,
  offerQuery,
  offerStart,
  offerStep,
  overrideFinding,
  readOffer,
  reopenFinding,
  updateOffer,
} from "~/domain/hiring";
import { actAndReturn, filtersOf, idOf, textOf } from "../act.server";
import { centsOf, checked, linesOf } from "../checked.server";
import { hiring, rightsOf } from "../hiring.server";
import { OFFER_INTENT as INTENT } from "./offer-intents";

/** The list of offers. */
export async function offersView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const query = filtersOf(offerQuery, arrival.request);
  const { data, nextCursor } = await orErrorScreen(listOffers(member, query));
  return { rows: data, nextCursor, status: query.status ?? null, search: new URL(arrival.request.url).search.slice(1) };
}

/** The form for a new offer, filled from the job. */
export async function newOfferView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  const application = new URL(arrival.request.url).searchParams.get("application") ?? "";
  const [start, letters] = await Promise.all([
    orErrorScreen(offerStart(member, idOf(application))),
    listLetterTemplates(member, { activeOnly: true }),
  ]);
  return { start, letters: letters.map(({ id, name }) => ({ id, name })) };
}

/** The form of a draft. */
export async function editOfferView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  const [offer, letters] = await Promise.all([
    orErrorScreen(readOffer(member, idOf(arrival.params.id))),
    listLetterTemplates(member, { activeOnly: true }),
  ]);
  return { offer, letters: letters.map(({ id, name }) => ({ id, name })) };
}

const typedOffer = z.object({}).loose();

/** The fields as they were typed, turned into what the domain's schema takes. */
function wishOf(form: FormData) {
  const field = (name: string) => textOf(form, name).trim();
  return {
    title: field("title"),
    department: field("department"),
    location: field("location"),
    startDate: field("startDate") || null,
    employmentType: field("employmentType") || null,
    salaryAmount: centsOf(field("salaryAmount")) ?? 0,
    salaryType: field("salaryType") || undefined,
    benefits: linesOf(field("benefits")),
    equityAmount: centsOf(field("equityAmount")),
    bonusAmount: centsOf(field("bonusAmount")),
    signOnAmount: centsOf(field("signOnAmount")),
    vesting: [1, 2, 3, 4].map((year) => Number(field(`vesting${year}`) || 0)),
    attachCompensation: field("attachCompensation") === "on",
    responseDeadline: field("responseDeadline") || null,
    terms: field("terms"),
    notes: field("notes"),
    letterTemplateId: Number(field("letterTemplateId")) || null,
  };
}

const FAILED = { title: "Offer Not Saved", description: "Please check the fields and try again." };

/** Drafts an offer from its form. */
export async function newOfferAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  const form = await formOf(arrival.request);
  const applicationId = Number(textOf(form, "applicationId")) || 0;
  return submit(form, { intent: INTENT.save, schema: typedOffer, failed: FAILED }, async () => {
    const { id } = await createOffer(member, checked(newOffer, { ...wishOf(form), applicationId }));
    return redirectTo(`/ats/offers/${id}`, { toast: { title: "Offer Drafted", variant: "success" } });
  });
}

/** Saves a draft. */
export async function editOfferAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  return submit(form, { intent: INTENT.save, schema: typedOffer, failed: FAILED }, async () => {
    await updateOffer(
      member,
      id,
      checked(offerChange, { ...wishOf(form), version: Number(textOf(form, "version")) || null }),
    );
    return redirectTo(`/ats/offers/${id}`, { toast: { title: "Offer Saved", variant: "success" } });
  });
}

/** One offer with everything around it. */
export async function offerView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const offer = await orErrorScreen(readOffer(member, idOf(arrival.params.id)));
  const rights = rightsOf(member, "offers:write", "checks:override");
  return {
    offer,
    steps: offer.actions
      .filter((action): action is OfferHandStep => (OFFER_HAND_STEPS as readonly string[]).includes(action))
      .map((step) => ({
        step,
        label: OFFER_TRANSITIONS[step].label,
        needsReason: "needsReason" in OFFER_TRANSITIONS[step],
      })),
    rights,
  };
}

const TITLES: Record<OfferHandStep, string> = {
  submit: "Submitted for Approval",
  approve: "Approved",
  reject: "Rejected",
  recall: "Recalled",
  send: "Offer Sent",
  extend: "Deadline Extended",
  revise: "New Version Begun",
  withdraw: "Offer Withdrawn",
  rescind: "Offer Withdrawn",
};

/** What the forms of one offer's page do. */
export async function offerAction(arrival: ActionFunctionArgs) {
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const here = `/ats/offers/${id}`;
  if (intent === INTENT.override || intent === INTENT.reopenFinding) {
    const member = await hiring(arrival, "checks:override");
    return actAndReturn(form, here, async () => {
      const findingId = idOf(textOf(form, "findingId"));
      if (intent === INTENT.override) await overrideFinding(member, findingId, textOf(form, "reason"));
      else await reopenFinding(member, findingId);
      return { title: intent === INTENT.override ? "Finding Overridden" : "Override Removed" };
    });
  }
  if (intent === INTENT.hire) {
    const member = await hiring(arrival, "offers:write");
    return actAndReturn(form, here, async () => {
      const { applicationId } = await readOffer(member, id);
      await moveApplication(member, applicationId, { status: "hired" });
      return { title: "Hired", description: "A draft of the employee record was made.", variant: "success" };
    });
  }
  if (intent === INTENT.moveToOffer) {
    const member = await hiring(arrival, "applications:write");
    return actAndReturn(form, here, async () => {
      const { applicationId } = await readOffer(member, id);
      await moveApplication(member, applicationId, { status: "offer" });
      return { title: "Moved to the Offer Stage", variant: "success" };
    });
  }
  if (intent === INTENT.remove) {
    const member = await hiring(arrival, "offers:write");
    return actAndReturn(form, here, async () => {
      await deleteOffer(member, id);
      throw redirectTo("/ats/offers", { toast: { title: "Draft Deleted" } });
    });
  }
  const step = OFFER_HAND_STEPS.find((one) => one === textOf(form, "step"));
  if (intent !== INTENT.step || !step) throw new Response("This form is not known here.", { status: 400 });
  const member = await hiring(arrival, step === "approve" || step === "reject" ? "jobs:approve" : "offers:write");
  return actAndReturn(form, here, async () => {
    const wish = checked(offerStep, {
      reason: textOf(form, "reason") || null,
      responseDeadline: textOf(form, "responseDeadline") || null,
      version: Number(textOf(form, "version")) || null,
    });
    await changeOffer(member, id, step, wish);
    return { title: TITLES[step], variant: "success" };
  });
}
