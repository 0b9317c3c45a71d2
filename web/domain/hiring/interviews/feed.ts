import { jobsOf, RESTRICTION } from "~/domain/access";
import { makeLink, revokeLinks, withLink } from "~/platform/action-links";
import { after, DAY_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { lookAtJobs } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { secretPath } from "~/platform/secret-paths";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { seatEverybody } from "../team/seat-everybody";
import { calendarText } from "./calendar";
import { WHOLE_INTERVIEW } from "./held-interview";
import { teamEntry } from "./invitations";

const BACK_DAYS = 30;
const MOST = 500;

/** Makes the member's own secret calendar address and answers it: it is shown once, and the one before dies. */
export const makeCalendarFeed = (member: HiringMember): Promise<{ url: string }> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    await revokeLinks(tx, { organizationId, purpose: "calendar_feed", teamMemberId });
    const token = await makeLink(tx, { organizationId, purpose: "calendar_feed", teamMemberId });
    return { url: `${config().appUrl}${secretPath("calendar", token)}.ics` };
  });

/** Makes the member's calendar address die. */
export const revokeCalendarFeed = (member: HiringMember): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    const count = await revokeLinks(tx, { organizationId, purpose: "calendar_feed", teamMemberId });
    if (count === 0) throw new NotFound("There is no calendar address.");
  });

/** Whether the member has a calendar address that works, and since when. */
export const calendarFeedState = (member: HiringMember): Promise<{ since: Date; lastUsed: Date | null } | null> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    const link = await tx.actionLink.findFirst({
      where: { organizationId, purpose: "calendar_feed", teamMemberId, revokedAt: null },
      select: { createdAt: true, usedAt: true },
    });
    return link && { since: link.createdAt, lastUsed: link.usedAt };
  });

/** The interviews of one interviewer as a calendar to subscribe to. Who has left the team has no calendar. */
export async function calendarFeed(token: string): Promise<string> {
  return withLink(token, "calendar_feed", async (tx, link) => {
    const { organizationId } = link;
    await seatEverybody(tx, organizationId);
    const person = await tx.teamMember.findFirst({
      where: { id: link.teamMemberId ?? 0, organizationId, isActive: true },
      select: { id: true, firstName: true, lastName: true, ...RESTRICTION },
    });
    if (!person) throw new NotFound("This link no longer works.");
    await lookAtJobs(tx, jobsOf(person));
    await tx.actionLink.update({
      where: { id: link.id },
      data: { useCount: { increment: 1 }, usedAt: now() },
      select: { id: true },
    });
    const interviews = await tx.interview.findMany({
      where: {
        organizationId,
        deletedAt: null,
        status: { in: ["scheduled", "awaiting_feedback", "completed"] },
        scheduledAt: { gte: after(now(), -BACK_DAYS * DAY_MS) },
        participants: { some: { teamMemberId: person.id, response: { not: "declined" } } },
      },
      include: WHOLE_INTERVIEW,
      orderBy: { scheduledAt: "asc" },
      take: MOST,
    });
    const entries = interviews.flatMap((one) => (one.scheduledAt ? [teamEntry(one, one.scheduledAt)] : []));
    return calendarText("PUBLISH", entries, `Interviews of ${person.firstName} ${person.lastName}`.trim());
  });
}
