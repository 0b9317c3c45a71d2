import { closeFresh, draftHire, periodOf } from "~/domain/people";
import type { Transaction } from "~/platform/db/client";
import { ProductError } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import type { HeldApplication } from "../states/held-application";
import { ofOffer } from "./agreed";

/**
 * A hire leaves a draft of the employee record, in the transaction of the hire: person, first day and work as they were
 * accepted. Somebody who has a record already is linked to it, and the feed says so; nothing of it is changed. A contractor
 * gets none.
 */
export async function draftEmployee(tx: Transaction, held: HeldApplication, userId: number | null): Promise<void> {
  const { organizationId, candidateId } = held;
  const candidate = await tx.candidate.findFirstOrThrow({ where: { id: candidateId, organizationId } });
  const offer = await ofOffer(tx, { organizationId, applicationId: held.id });
  const drafted = await draftHire(tx, {
    ...{ organizationId, userId, person: candidate },
    agreed: offer?.agreed ?? null,
    startDate: offer?.startDate ?? null,
  });
  if (drafted.outcome !== "contractor") {
    const { id: employeeId } = drafted;
    await tx.candidate.update({ where: { id: candidateId }, data: { employeeId }, select: { id: true } });
    if (offer) await tx.offer.update({ where: { id: offer.id }, data: { employeeId }, select: { id: true } });
  }
  const titles = {
    contractor: () => "Hired as a contractor: no employee record",
    drafted: () => "An employee record was drafted",
    linked: ({ number = "", status = "" }) =>
      `Linked to the employee record ${number} (${status}), which was not changed`,
  };
  await recordActivity(
    tx,
    { organizationId, userId },
    {
      type: `employee.${drafted.outcome}`,
      entity: { type: "application", id: held.id },
      candidateId,
      title: titles[drafted.outcome](drafted.outcome === "contractor" ? {} : drafted),
    },
  );
}

/**
 * A hire that is taken back takes its draft along. Of whom HR has made an employee meanwhile, the employment that has not begun
 * is closed and kept; who is at work already stays, and the feed says so.
 */
export async function dropEmployeeDraft(tx: Transaction, held: HeldApplication, userId: number | null): Promise<void> {
  const { organizationId, candidateId } = held;
  const candidate = await tx.candidate.findFirst({
    where: { id: candidateId, organizationId },
    select: { employeeId: true },
  });
  const employeeId = candidate?.employeeId;
  if (!employeeId) return;
  const draft = await tx.employee.findFirst({
    where: { id: employeeId, organizationId, status: "draft" },
    select: { id: true },
  });
  const offer = await ofOffer(tx, { organizationId, applicationId: held.id });
  const period = offer && (await periodOf(tx, organizationId, offer.id));
  await tx.candidate.update({ where: { id: candidateId }, data: { employeeId: null }, select: { id: true } });
  await tx.offer.updateMany({
    where: { organizationId, employeeId, applicationId: held.id },
    data: { employeeId: null },
  });
  if (draft) await tx.employee.delete({ where: { id: draft.id } });
  if (!period) return;
  const isClosed = await closed(tx, organizationId, period.employeeId);
  await recordActivity(
    tx,
    { organizationId, userId },
    {
      type: isClosed ? "employee.closed" : "employee.stays",
      entity: { type: "application", id: held.id },
      candidateId,
      title: isClosed
        ? "The employment that had not begun was closed; the record is kept"
        : "The employment goes on: its last day is planned in people",
    },
  );
}

async function closed(tx: Transaction, organizationId: number, employeeId: number): Promise<boolean> {
  try {
    await closeFresh(tx, organizationId, employeeId, { kind: "undone", reason: "taken back in hiring" });
    return true;
  } catch (error) {
    if (error instanceof ProductError && ["has_begun", "no_first_day"].includes(String(error.code))) return false;
    throw error;
  }
}
