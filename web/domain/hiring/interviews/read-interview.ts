import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { roleAllows } from "../states/abilities";
import { interviewActions } from "../states/interview-states";
import { findInterview, statusOf } from "./held-interview";
import { zoneOf } from "./invitations";
import { attributesOf, visibleScorecards } from "./scorecards";

/** One interview with its people, offered times and the scorecards that this member may see. */
export const readInterview = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId, role } = member;
    const found = await findInterview(tx, organizationId, id);
    const takesPart = found?.participants.some((one) => one.teamMemberId === teamMemberId) ?? false;
    if (!found || (!takesPart && !roleAllows(role, "applications:read"))) {
      throw new NotFound("This interview was not found.");
    }
    const slots = await tx.interviewSlot.findMany({
      where: { organizationId, interviewId: id, status: { not: "withdrawn" } },
      orderBy: { startsAt: "asc" },
      select: { id: true, startsAt: true, status: true },
    });
    const link = await tx.actionLink.findFirst({
      where: { organizationId, interviewId: id, purpose: "interview_booking", revokedAt: null },
      orderBy: { id: "desc" },
      select: { expiresAt: true },
    });
    const { candidate, job } = found.application;
    return {
      id,
      applicationId: found.applicationId,
      stageId: found.stageId,
      title: found.title,
      type: found.type,
      status: statusOf(found),
      scheduledAt: found.scheduledAt,
      duration: found.duration,
      timeZone: zoneOf(found),
      location: found.location,
      meetingUrl: found.meetingUrl,
      notes: found.notes,
      closingNote: found.feedback,
      cancelReason: found.cancelReason,
      completedAt: found.completedAt,
      version: found.version,
      candidate: { id: candidate.id, firstName: candidate.firstName, lastName: candidate.lastName },
      job: { id: job.id, title: job.title },
      interviewers: found.participants.map((one) => ({
        id: one.teamMemberId,
        name: `${one.teamMember.firstName} ${one.teamMember.lastName}`.trim() || one.teamMember.email,
        role: one.role,
        response: one.response,
        mustScore: one.mustScore,
      })),
      slots: slots.map(({ id: slotId, startsAt, status }) => ({ id: slotId, start: startsAt, status })),
      bookingExpiresAt: link?.expiresAt ?? null,
      actions: interviewActions(statusOf(found), role),
      takesPart,
      attributes: (await attributesOf(tx, found)).attributes,
      scorecards: await visibleScorecards(tx, found, member),
    };
  });
