import { today } from "~/platform/clock";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { addDays, dateOf, dayOf, dayOrNull } from "../plain-days";
import type { DocumentQuery } from "./document-form";
import { kindOf } from "./document-kinds";
import { type Kept, keeperOf } from "./keep-until";
import { documentsSeen } from "./sees-document";

const MOST = 500;

/** The papers that this member may see, of one employee or of all, the newest first; of those that run out the soonest first. */
export const listDocuments = (member: PeopleMember, { employeeId, kind, expiresUntil }: DocumentQuery) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.employeeDocument.findMany({
      where: {
        ...{ organizationId, employeeId, type: kind },
        // What was replaced does not run out any more.
        ...(expiresUntil
          ? {
              isActive: true,
              expirationDate: { lte: dateOf(expiresUntil) },
              employee: { status: { in: ["onboarding", "active", "on_leave"] } },
            }
          : {}),
        AND: [documentsSeen(member)],
      },
      orderBy: expiresUntil ? [{ expirationDate: "asc" }, { id: "asc" }] : [{ id: "desc" }],
      take: MOST,
      include: {
        file: { select: { sizeBytes: true, scanStatus: true } },
        employee: { select: { firstName: true, preferredName: true, lastName: true } },
        uploadedByUser: { select: { firstName: true, lastName: true, email: true } },
      },
    });
    const keeper = employeeId ? await keeperOf(tx, organizationId, employeeId) : null;
    const isHr = peopleMemberMay(member, "employees:write");
    return rows.map((row) => {
      const madeOn = dayOf(row.createdAt);
      const { uploadedByUser: by, employee } = row;
      return {
        ...{ id: row.id, employeeId: row.employeeId, kind: kindOf(row.type).key, kindName: kindOf(row.type).name },
        employee: `${employee.preferredName ?? employee.firstName} ${employee.lastName}`,
        ...{ name: row.name, note: row.description, version: row.version, isReplaced: !row.isActive },
        ...{ sizeBytes: row.file?.sizeBytes ?? 0, scanStatus: row.file?.scanStatus ?? "not_scanned" },
        ...{ addedOn: madeOn, addedBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null },
        expiresOn: dayOrNull(row.expirationDate),
        isExpired: row.isActive && row.expirationDate !== null && dayOf(row.expirationDate) < today(),
        shared: !row.isConfidential,
        kept: keeper && isHr ? keeper(row.type, madeOn) : null,
        allowedActions: isHr ? (["change", "remove"] as const) : [],
      };
    });
  });
export type DocumentLine = Awaited<ReturnType<typeof listDocuments>>[number] & { kept: Kept | null };

const EXPIRING_DAYS = 90;

/** Of those who work here: what runs out soon, or has. */
export const expiringDocuments = (member: PeopleMember) =>
  listDocuments(member, { expiresUntil: addDays(today(), EXPIRING_DAYS) });
