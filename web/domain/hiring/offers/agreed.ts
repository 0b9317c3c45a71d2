import type { AcceptedOffer } from "~/domain/people";
import type { Transaction } from "~/platform/db/client";

/** The accepted offer of an application, with its job: what people make an employee of. */
export async function ofOffer(
  tx: Transaction,
  where: { organizationId: number; applicationId?: number; id?: number },
): Promise<(AcceptedOffer & { applicationId: number }) | null> {
  const offer = await tx.offer.findFirst({
    where: { ...where, status: "accepted" },
    include: {
      application: { include: { job: { include: { hiringManager: { select: { userId: true } } } } } },
    },
  });
  if (!offer) return null;
  const { job } = offer.application;
  return {
    id: offer.id,
    applicationId: offer.applicationId,
    startDate: offer.startDate?.toISOString().slice(0, 10) ?? null,
    signedOn: offer.acceptedAt?.toISOString().slice(0, 10) ?? null,
    agreed: {
      title: offer.title,
      department: offer.department ?? job.department,
      location: offer.location,
      placeId: job.locationId,
      managerUserId: job.hiringManager?.userId ?? null,
      employmentType: offer.employmentType ?? job.employmentType,
      salaryAmount: offer.salaryAmount,
      salaryType: offer.salaryType,
      isExempt: job.isExempt,
    },
  };
}
