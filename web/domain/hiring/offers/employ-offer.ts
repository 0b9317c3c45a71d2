import { z } from "zod";
import type { Principal } from "~/domain/access";
import { CONTRACTOR, employ, hireForm, inPeople, peopleMember } from "~/domain/people";
import { Conflict, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { moveInside } from "../applications/move-application";
import { hiringMember } from "../member/hiring-member";
import { holdApplication } from "../states/held-application";
import { ofOffer } from "./agreed";

export const employForm = hireForm.extend({ offerId: z.int().positive().max(2_147_483_647) });
export type EmployForm = z.output<typeof employForm>;

/**
 * One click on an accepted offer: the application becomes a hire where it is none yet, and the hire an employee with work,
 * pay and the tasks of the first day; all of it or nothing, and once. HR may always do the second; the first takes a role in hiring.
 */
export async function employFromOffer(
  principal: Principal,
  { offerId, ...form }: EmployForm,
): Promise<{ employeeId: number; isNew: boolean }> {
  const people = await peopleMember(principal, "employees:write");
  const { organizationId, userId } = people;
  const isHired = await inPeople(people, async (tx) => {
    const offer = await ofOffer(tx, { organizationId, id: offerId });
    if (!offer) throw new NotFound("This accepted offer was not found.");
    if (offer.agreed.employmentType === CONTRACTOR)
      throw new Conflict("A contractor is not an employee.", { code: "contractor" });
    return (await tx.application.count({ where: { id: offer.applicationId, status: "hired" } })) > 0;
  });
  const hiring = isHired ? null : await hiringMember(principal, "applications:write");
  return inPeople(people, async (tx) => {
    const offer = await ofOffer(tx, { organizationId, id: offerId });
    if (!offer) throw new NotFound("This accepted offer was not found.");
    const { applicationId: id } = offer;
    const held = await holdApplication(tx, { organizationId, id });
    if (held.status !== "hired") {
      if (!hiring) throw new Conflict("The hire was undone meanwhile.", { code: "stale" });
      if (hiring.jobs && !hiring.jobs.includes(held.jobId)) throw new NotFound("This accepted offer was not found.");
      await moveInside(tx, hiring, id, { status: "hired" });
    }
    const { employeeId } = await tx.candidate.findFirstOrThrow({
      where: { id: held.candidateId, organizationId },
      select: { employeeId: true },
    });
    if (!employeeId) throw new NotFound("This hire has no employee record.");
    const { isNew } = await employ(tx, people, { employeeId, offer, form });
    if (isNew)
      await recordActivity(
        tx,
        { organizationId, userId },
        {
          type: "employee.hired",
          entity: { type: "application", id },
          candidateId: held.candidateId,
          title: "Became an employee, with the tasks of the first day",
        },
      );
    return { employeeId, isNew };
  });
}
