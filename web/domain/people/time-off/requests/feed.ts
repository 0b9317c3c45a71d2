import ical, { ICalCalendarMethod } from "ical-generator";
import { makeLink, revokeLinks, withLink } from "~/platform/action-links";
import { now, today } from "~/platform/clock";
import { config } from "~/platform/config";
import { Forbidden, NotFound } from "~/platform/errors";
import { secretPath } from "~/platform/secret-paths";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { addDays, dateOf, dayOf } from "../../plain-days";

const BACK_DAYS = 31;
const AHEAD_DAYS = 366;
const MOST = 2000;
const PURPOSE = "time_off_feed";

const ownRecord = ({ organizationId, employeeId }: PeopleMember) => {
  if (employeeId === null) throw new Forbidden("You have no employee record here.", { code: "no_record" });
  return { organizationId, employeeId, purpose: PURPOSE } as const;
};

/** Makes the member's secret address of the calendar of who is out: it is shown once, and the one before dies. */
export const makeTimeOffFeed = (member: PeopleMember): Promise<{ url: string }> =>
  inPeople(member, async (tx) => {
    const own = ownRecord(member);
    await revokeLinks(tx, own);
    const token = await makeLink(tx, own);
    return { url: `${config().appUrl}${secretPath("timeOffCalendar", token)}.ics` };
  });

/** Makes the address die. */
export const revokeTimeOffFeed = (member: PeopleMember): Promise<void> =>
  inPeople(member, async (tx) => {
    if ((await revokeLinks(tx, ownRecord(member))) === 0) throw new NotFound("There is no calendar address.");
  });

/** Whether the member has an address that works, and since when. */
export const timeOffFeedState = (member: PeopleMember): Promise<{ since: Date } | null> =>
  inPeople(member, async (tx) => {
    if (member.employeeId === null) return null;
    const link = await tx.actionLink.findFirst({
      where: { ...ownRecord(member), revokedAt: null },
      select: { createdAt: true },
    });
    return link && { since: link.createdAt };
  });

/**
 * Who is out, as a calendar to subscribe to: names and whole days, never what kind of leave it is. Days stand in it without a
 * time, so that no zone moves them. Who has left has no calendar.
 */
export const timeOffFeed = (token: string): Promise<string> =>
  withLink(token, PURPOSE, async (tx, link) => {
    const { organizationId, employeeId } = link;
    const person = await tx.employee.findFirst({
      where: { id: employeeId ?? 0, organizationId, status: { in: ["onboarding", "active", "on_leave"] } },
      select: { organization: { select: { name: true } } },
    });
    if (!person) throw new NotFound("This link no longer works.");
    await tx.actionLink.update({
      where: { id: link.id },
      data: { useCount: { increment: 1 }, usedAt: now() },
      select: { id: true },
    });
    const requests = await tx.timeOffRequest.findMany({
      where: {
        ...{ organizationId, status: { in: ["approved", "taken"] } },
        endDate: { gte: dateOf(addDays(today(), -BACK_DAYS)) },
        startDate: { lte: dateOf(addDays(today(), AHEAD_DAYS)) },
      },
      orderBy: { startDate: "asc" },
      take: MOST,
      include: { employee: { select: { firstName: true, lastName: true, preferredName: true } } },
    });
    const calendar = ical({
      prodId: { company: "Statewise", product: "People", language: "EN" },
      method: ICalCalendarMethod.PUBLISH,
      name: `Who is out: ${person.organization.name}`,
    });
    for (const { id, employee, startDate, endDate, version } of requests)
      calendar.createEvent({
        ...{ id: `time-off-${organizationId}-${id}@statewise`, sequence: version, stamp: now(), allDay: true },
        ...{ start: startDate, end: dateOf(addDays(dayOf(endDate), 1)), timezone: "UTC" },
        summary: `${employee.preferredName ?? employee.firstName} ${employee.lastName}: out`,
      });
    return calendar.toString();
  });
