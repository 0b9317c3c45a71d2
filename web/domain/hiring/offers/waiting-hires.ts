import { BEGAN, inPeople, type PeopleMember } from "~/domain/people";
import { payOf } from "./offer-letter";

export type WaitingHire = Awaited<ReturnType<typeof listHires>>[number];

const plain = (date: Date): string => date.toISOString().slice(0, 10);

/** Accepted offers of which no employee has been made yet, the earliest first day first: for HR. */
export const listHires = (member: PeopleMember) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const done = await tx.employmentPeriod.findMany({
      where: { organizationId, offerId: { not: null }, ...BEGAN },
      select: { offerId: true },
    });
    const rows = await tx.offer.findMany({
      where: {
        organizationId,
        status: "accepted",
        id: { notIn: done.flatMap(({ offerId }) => offerId ?? []) },
        application: { status: { in: ["offer", "hired"] }, deletedAt: null },
        OR: [{ employmentType: null }, { employmentType: { not: "contract" } }],
      },
      orderBy: [{ startDate: "asc" }, { id: "asc" }],
      take: 200,
      include: {
        application: { include: { candidate: { select: { firstName: true, lastName: true } } } },
        employee: { select: { id: true, status: true } },
      },
    });
    return rows
      .filter(({ employee }) => !employee || ["draft", "terminated"].includes(employee.status))
      .map((row) => ({
        offerId: row.id,
        applicationId: row.applicationId,
        name: `${row.application.candidate.firstName} ${row.application.candidate.lastName}`.trim(),
        title: row.title,
        location: row.location,
        startDate: row.startDate ? plain(row.startDate) : null,
        // An offer without a first day, or signed after it: HR says when the work begins.
        needsDay: !row.startDate || (row.acceptedAt !== null && plain(row.startDate) < plain(row.acceptedAt)),
        pay: payOf(row),
        isHired: row.application.status === "hired",
        isRehire: row.employee?.status === "terminated",
      }));
  });
