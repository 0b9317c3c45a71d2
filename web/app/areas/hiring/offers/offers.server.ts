import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type At, act, acts, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { centsOf, idOf, linesOf, rowId, textOf } from "~/app/server/form-fields.server";
import type { HiringMember } from "~/domain/hiring";
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
  readOffer,
  updateOffer,
} from "~/domain/hiring/recruiting";
import { overrideFinding, reopenFinding } from "~/domain/hiring/requisitions";
import { hiring, may, rightsOf } from "../hiring.server";
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
export const newOfferAction = onlyAct(
  may("offers:write"),
  INTENT.save,
  act({
    schema: newOffer,
    read: (form) => ({ ...wishOf(form), applicationId: Number(textOf(form, "applicationId")) || 0 }),
    call: createOffer,
    said: ({ id }) => ({ title: "Offer Drafted", to: `/ats/offers/${id}` }),
    failed: FAILED,
  }),
);

/** Saves a draft. */
export const editOfferAction = onlyAct(
  may("offers:write"),
  INTENT.save,
  act({
    schema: offerChange,
    read: (form) => ({ ...wishOf(form), version: Number(textOf(form, "version")) || null }),
    call: (member, wish, { id }) => updateOffer(member, id, wish),
    said: (_saved, _wish, { id }) => ({ title: "Offer Saved", to: `/ats/offers/${id}` }),
    failed: FAILED,
  }),
);

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

const findingOf = z.object({ findingId: rowId });

/** A step of the offer; whoever approves needs the right to. */
async function takeStep(_asking: HiringMember, wish: z.output<typeof offerStep>, { arrival, form, id }: At) {
  const step = OFFER_HAND_STEPS.find((one) => one === textOf(form, "step"));
  if (!step) throw new Response("This form is not known here.", { status: 400 });
  const decides = step === "approve" || step === "reject";
  await changeOffer(
    decides ? await hiring(arrival, "jobs:approve") : await hiring(arrival, "offers:write"),
    id,
    step,
    wish,
  );
  return step;
}

/** Moves the application that the offer was made for. */
async function moveIts(member: HiringMember, offerId: number, status: "hired" | "offer") {
  const { applicationId } = await readOffer(member, offerId);
  await moveApplication(member, applicationId, { status });
}

/** What the forms of one offer's page do. */
export const offerAction = acts(
  may("read"),
  {
    [INTENT.override]: act({
      guard: may("checks:override"),
      schema: findingOf.extend({ reason: z.string().default("") }),
      call: (member, { findingId, reason }) => overrideFinding(member, findingId, reason),
      said: "Finding Overridden",
    }),
    [INTENT.reopenFinding]: act({
      guard: may("checks:override"),
      schema: findingOf,
      call: (member, { findingId }) => reopenFinding(member, findingId),
      said: "Override Removed",
    }),
    [INTENT.hire]: act({
      guard: may("offers:write"),
      call: (member, _value, { id }) => moveIts(member, id, "hired"),
      said: { title: "Hired", description: "A draft of the employee record was made." },
    }),
    [INTENT.moveToOffer]: act({
      guard: may("applications:write"),
      call: (member, _value, { id }) => moveIts(member, id, "offer"),
      said: "Moved to the Offer Stage",
    }),
    [INTENT.remove]: act({
      guard: may("offers:write"),
      call: (member, _value, { id }) => deleteOffer(member, id),
      said: { title: "Draft Deleted", to: "/ats/offers" },
    }),
    [INTENT.step]: act({
      schema: offerStep,
      read: (form) => ({
        reason: textOf(form, "reason") || null,
        responseDeadline: textOf(form, "responseDeadline") || null,
        version: Number(textOf(form, "version")) || null,
      }),
      call: takeStep,
      said: (step) => ({ title: TITLES[step] }),
    }),
  },
  { back: ({ id }) => `/ats/offers/${id}` },
);
