import { type HiringMember, hiringMember } from "~/domain/hiring";
import { acceptOffer, changeOffer, ownOffer } from "~/domain/hiring/recruiting";
import { db } from "~/platform/db/client";
import { drafted, lastOfferToken } from "../hiring/offered";
import { principalOf } from "../hiring/team";
import { type Caller, makeCompany } from "./company";

export type HiringCompany = Caller & { organizationId: number; member: HiringMember };

/** A company whose owner hires and runs people. */
export async function makeHiringCompany(): Promise<HiringCompany> {
  const company = await makeCompany();
  await db().user.update({
    where: { id: company.userId },
    data: { atsAccessLevel: "monthly", atsAccessExpiry: new Date("2099-01-01") },
  });
  return { ...company, member: await hiringMember(await principalOf(company.cookie)) };
}

/** An offer that was sent and signed. */
export async function acceptedOffer(member: HiringMember, offer: object = {}, job: object = {}) {
  const found = await drafted(member, offer, job);
  for (const step of ["submit", "approve", "send"] as const) await changeOffer(member, found.id, step);
  const token = await lastOfferToken(member);
  const signing = { address: "203.0.113.44", userAgent: null };
  const { documentHash } = await ownOffer(token, signing);
  await acceptOffer(token, { signature: "Sam Reyes", documentHash }, signing);
  return found;
}
