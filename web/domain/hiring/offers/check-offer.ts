import { minimumWageOf, type StateCode } from "~/domain/pay";
import { dateText } from "~/platform/calendar/date-text";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import type { CheckLaw, Found, WorkPlace } from "../checks/check-types";
import { lawsAt, lawsOfPlaces } from "../checks/laws-of-places";
import { payFloorRules } from "../checks/pay-rules";
import { type PostingFacts, placeOfText, postingFacts } from "../checks/posting-facts";
import { reconcileFindings } from "../checks/reconcile-findings";
import type { Offer } from "./held-offer";
import { dollars, payOf } from "./offer-letter";

const TOPICS = ["min_wage", "overtime", "pay_transparency"];
const HOURS_A_WEEK = 40;
const WEEKS = 52;
const PER_YEAR: Record<string, number> = { annually: 1, monthly: 12, weekly: WEEKS, hourly: WEEKS * HOURS_A_WEEK };

export type OfferFacts = PostingFacts & {
  offer: { salaryAmount: number; salaryType: string; employmentType: string | null };
  /** What the job was posted with. */
  posted: { salaryMin: number | null; salaryMax: number | null; salaryType: string };
};

/** Checks an offer against the law of the place and the pay range of its job, and keeps the findings. */
export async function checkOffer(tx: Transaction, offer: Offer): Promise<void> {
  const { organizationId } = offer;
  const job = await postingFacts(tx, organizationId, offer.application.job.id);
  if (!job) return;
  // The offer's own place counts before those the job could be done in.
  const own = await placeOfText(tx, offer.location);
  const facts: OfferFacts = {
    ...job,
    places: own ? [own] : job.places,
    offer: { salaryAmount: offer.salaryAmount, salaryType: offer.salaryType, employmentType: offer.employmentType },
    posted: { salaryMin: job.salaryMin, salaryMax: job.salaryMax, salaryType: job.salaryType },
  };
  const laws = await lawsOfPlaces(tx, facts.places, TOPICS);
  await reconcileFindings(tx, { organizationId, subject: "offer", offerId: offer.id }, offerFindings(facts, laws));
}

/** Every finding on an offer: a pure function of the facts and the law. */
export function offerFindings(facts: OfferFacts, laws: CheckLaw[]): Found[] {
  return [
    ...placeUnknown(facts),
    ...facts.places.flatMap((place) => [...payFloors(facts, laws, place), ...salariedMinimum(facts, laws, place)]),
    ...outsideRange(facts, laws),
  ];
}

function placeUnknown({ places }: OfferFacts): Found[] {
  if (places.length > 0) return [];
  return [
    {
      rule: "place-unknown",
      place: null,
      law: null,
      severity: "warn",
      message: "The check does not know where the work is done, so no state's minimum wage was checked.",
      suggestion: "Write the location of the offer as city and state.",
    },
  ];
}

/** Hourly pay below the minimum wage; an exempt salary below its floor. */
function payFloors(facts: OfferFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  const { salaryAmount, salaryType } = facts.offer;
  return payFloorRules({ ...facts, salaryMin: salaryAmount, salaryMax: salaryAmount, salaryType }, laws, place).map(
    (found) => ({
      ...found,
      message: found.message.replace("its lowest pay of", "the offered pay of"),
      suggestion:
        found.rule === "exempt-threshold" ? "Raise the pay, or mark the job as not exempt." : found.suggestion,
    }),
  );
}

/** A salary so low that 40 hours of it come to less than the minimum wage. */
function salariedMinimum(facts: OfferFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  const { salaryAmount, salaryType, employmentType } = facts.offer;
  const perYear = PER_YEAR[salaryType];
  if (salaryType === "hourly" || !perYear) return [];
  const hourly = Math.floor((salaryAmount * perYear) / (WEEKS * HOURS_A_WEEK));
  const city = place.label.includes(",") ? (place.label.split(",")[0] ?? "") : "";
  const { binding } = minimumWageOf({ state: place.state as StateCode, city, county: "" }, facts.day);
  if (hourly >= binding.hourlyCents) return [];
  const law =
    laws.find((one) => one.topics[0] === "min_wage" && one.jurisdiction === place.state && one.city === null) ?? null;
  return [
    {
      rule: "minimum-wage",
      place,
      law,
      from: binding.effective,
      // Fewer hours than 40 may be meant where the work is not full-time.
      severity: employmentType === "full-time" ? "block" : "warn",
      message: `At 40 hours a week this pay comes to ${dollars(hourly)} an hour, below the minimum wage of ${dollars(binding.hourlyCents)} (${binding.jurisdiction}, since ${dateText(binding.effective)}).`,
      suggestion: `Offer at least ${dollars(binding.hourlyCents * HOURS_A_WEEK * WEEKS)} a year for full-time work.`,
    },
  ];
}

/** Pay outside the range of the job: the posted range must be what the employer expected to pay. */
function outsideRange(facts: OfferFacts, laws: CheckLaw[]): Found[] {
  const { offer, posted, showsPay, places } = facts;
  const year = (cents: number, type: string) => cents * (PER_YEAR[type] ?? 1);
  const pay = year(offer.salaryAmount, offer.salaryType);
  const below = posted.salaryMin !== null && pay < year(posted.salaryMin, posted.salaryType);
  const above = posted.salaryMax !== null && pay > year(posted.salaryMax, posted.salaryType);
  if (!below && !above) return [];
  const place = places.find((one) => lawsAt(laws, "pay_transparency", one).length > 0) ?? null;
  const law = place
    ? (lawsAt(laws, "pay_transparency", place).find((one) => one.figures.get("postingRequired") === true) ?? null)
    : null;
  const edge = below ? (posted.salaryMin ?? 0) : (posted.salaryMax ?? 0);
  const limit = `${below ? "minimum" : "maximum"} of ${payOf({ salaryAmount: edge, salaryType: posted.salaryType })}`;
  return [
    {
      rule: "pay-range",
      place: law ? place : null,
      law,
      severity: "warn",
      message: `The offered ${payOf(offer)} is ${below ? "below" : "above"} the job's ${limit}.${showsPay && law ? " The posting showed that range, and the law asks for one given in good faith." : ""}`,
      suggestion: "Keep to the range, or write down why this offer leaves it.",
    },
  ];
}

/** Refuses to go on while a finding blocks. */
export async function refuseBlockedOffer(tx: Transaction, offer: Offer): Promise<void> {
  await checkOffer(tx, offer);
  const blocking = await tx.complianceFinding.findMany({
    where: { organizationId: offer.organizationId, offerId: offer.id, status: "open", severity: "block" },
    select: { id: true, message: true },
    orderBy: { id: "asc" },
  });
  if (blocking.length === 0) return;
  throw new Conflict(`The law check blocks this offer: ${blocking[0]?.message} Fix it, or override it with a reason.`, {
    code: "law_check",
    findings: blocking.map(({ id }) => id),
  });
}
