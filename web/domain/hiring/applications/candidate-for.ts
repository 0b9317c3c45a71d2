import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { candidateKeys } from "../candidates/candidate-keys";
import { fillCandidate } from "../candidates/fill-candidate";

export type ApplicantFields = {
  /** Lower case, checked. */
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  linkedinUrl?: string | null;
  currentTitle?: string | null;
  currentCompany?: string | null;
};

type Found = { candidateId: number; isNewCandidate: boolean };
type Given = {
  organizationId: number;
  applicant: ApplicantFields;
  source: string;
  sourceId?: number | null;
  /** Typed into the public form by whoever, not by the team or one of its programs. */
  byStranger: boolean;
};

/**
 * The candidate with this address, or a new one. Anybody can type somebody else's address into a public form: from there
 * nothing is put on a candidate who is known. What the team sends adds to what is known, and replaces nothing.
 */
export async function candidateFor(tx: Transaction, given: Given): Promise<Found> {
  const { organizationId, applicant } = given;
  const known = await tx.candidate.findFirst({
    where: { organizationId, email: applicant.email },
    select: { id: true, mergedIntoId: true, deletedAt: true, erasedAt: true },
  });
  if (!known) return { candidateId: await make(tx, given), isNewCandidate: true };
  if (known.mergedIntoId) return { candidateId: known.mergedIntoId, isNewCandidate: false };
  await fillIn(tx, organizationId, known.id, given.byStranger ? {} : applicant);
  return { candidateId: known.id, isNewCandidate: false };
}

async function make(tx: Transaction, { organizationId, applicant, source, sourceId }: Given): Promise<number> {
  const at = now();
  const { id } = await tx.candidate.create({
    data: {
      ...applicant,
      organizationId,
      source,
      sourceId,
      isActive: true,
      ...candidateKeys(applicant),
      createdAt: at,
    },
    select: { id: true },
  });
  return id;
}

async function fillIn(tx: Transaction, organizationId: number, id: number, applicant: Partial<ApplicantFields>) {
  const known = await tx.candidate.findFirstOrThrow({ where: { id, organizationId } });
  const { email: _e, firstName: _f, lastName: _l, ...rest } = applicant;
  // Somebody who was removed from the list and applies again is there again.
  await fillCandidate(tx, known, rest, { isActive: true, deletedAt: null, version: { increment: 1 } });
}
