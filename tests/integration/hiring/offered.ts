import type { HiringMember } from "~/domain/hiring";
import { changeOffer, createOffer, moveApplication, newOffer } from "~/domain/hiring/recruiting";
import { DAY_MS, now } from "~/platform/clock";
import { applicant, mailsOf, tokenIn } from "./pipeline";

/** A day from now as UTC counts them, which is at most one away from the day where somebody is. */
export const dayIn = (days: number): string => new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The fields of an offer that can be sent. */
export const offered = (more: object = {}) => ({
  title: "Baker",
  location: "Austin, TX",
  startDate: dayIn(40),
  employmentType: "full-time",
  salaryAmount: 5_500_000,
  responseDeadline: dayIn(10),
  ...more,
});

/** An applicant and the draft of an offer. */
export async function drafted(member: HiringMember, more: object = {}, job: object = {}) {
  const found = await applicant(member, { job });
  await moveApplication(member, found.applicationId, { status: "offer" });
  const { id } = await createOffer(member, newOffer.parse({ applicationId: found.applicationId, ...offered(more) }));
  return { ...found, id };
}

export async function steps(member: HiringMember, id: number, ...names: ("submit" | "approve" | "send")[]) {
  for (const name of names) await changeOffer(member, id, name);
}

/** The token of the link in the last mail about an offer. */
export const lastOfferToken = async (member: HiringMember) =>
  tokenIn((await mailsOf(member)).findLast(({ link }) => link?.includes("/careers/offer"))?.link);
