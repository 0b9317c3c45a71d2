import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { CandidateModel } from "~/platform/db/generated/models";
import { candidateKeys } from "./candidate-keys";

type Fields = Partial<
  Pick<
    CandidateModel,
    | "phone"
    | "city"
    | "state"
    | "zipCode"
    | "linkedinUrl"
    | "githubUrl"
    | "currentTitle"
    | "currentCompany"
    | "educationLevel"
    | "schoolAttended"
    | "areaOfStudy"
  >
>;

/**
 * Adds to a candidate's record what an application or a resume says; what is known stays. The keys by which two records of
 * one person are found follow, so that a phone or employer that only the resume names finds its twin as well.
 */
export async function fillCandidate(
  tx: Transaction,
  known: CandidateModel,
  news: Fields,
  more: Prisma.CandidateUncheckedUpdateInput = {},
): Promise<void> {
  const filled = Object.fromEntries(
    Object.entries(news).filter(([name, value]) => value && !known[name as keyof Fields]),
  ) as Fields;
  await tx.candidate.update({
    where: { id: known.id },
    data: { ...filled, ...candidateKeys({ ...known, ...filled }), ...more },
    select: { id: true },
  });
}
