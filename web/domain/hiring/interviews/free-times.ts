import { DateTime } from "luxon";
import { after, DAY_MS, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { overAllJobs, type Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { findInterview } from "./held-interview";
import { DEFAULT_TIME_ZONE } from "./interview-times";
import { zoneOf } from "./invitations";
import { OFFICE_HOURS, storedHours, WORK_DAYS } from "./working-hours";

const DAYS_AHEAD = 10;
const STEP_MINUTES = 30;
const MOST = 60;
/** Nobody should find a meeting within the hour. */
const NOTICE_MS = 4 * HOUR_MS;

type Person = { id: number; timeZone: string | null; workingHours: unknown };
type Busy = { start: number; end: number };

/** Times in the coming days at which every interviewer works and is free, as proposals to offer. */
export const freeTimes = (member: HiringMember, id: number): Promise<Date[]> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const interview = await findInterview(tx, organizationId, id);
    if (!interview) throw new NotFound("This interview was not found.");
    const ids = interview.participants
      .filter(({ role }) => role !== "observer")
      .map(({ teamMemberId }) => teamMemberId);
    const people = await tx.teamMember.findMany({
      where: { organizationId, id: { in: ids } },
      select: { id: true, timeZone: true, workingHours: true },
    });
    const busy = await busyOf(tx, organizationId, {
      ids,
      candidateId: interview.application.candidate.id,
      exceptId: id,
    });
    return proposals(people, busy, {
      minutes: interview.duration,
      zone: zoneOf(interview),
      from: after(now(), NOTICE_MS),
    });
  });

async function busyOf(
  tx: Transaction,
  organizationId: number,
  { ids, candidateId, exceptId }: { ids: number[]; candidateId: number; exceptId: number },
): Promise<Busy[]> {
  const rows = await overAllJobs(tx, () =>
    tx.interview.findMany({
      where: {
        organizationId,
        id: { not: exceptId },
        status: "scheduled",
        deletedAt: null,
        scheduledAt: { gt: after(now(), -DAY_MS), lt: after(now(), 2 * DAYS_AHEAD * DAY_MS) },
        OR: [{ interviewerIds: { hasSome: ids } }, { application: { candidateId } }],
      },
      select: { scheduledAt: true, duration: true },
    }),
  );
  return rows.flatMap(({ scheduledAt, duration }) =>
    scheduledAt ? [{ start: scheduledAt.getTime(), end: scheduledAt.getTime() + duration * MINUTE_MS }] : [],
  );
}

type Looking = { minutes: number; zone: string; from: Date };

/** The rule alone: working hours are of the place where each person is, so the hour of a change is never counted twice. */
export function proposals(people: Person[], busy: Busy[], { minutes, zone, from }: Looking): Date[] {
  const found: Date[] = [];
  let at = Math.ceil(from.getTime() / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES * MINUTE_MS;
  const last = from.getTime() + DAYS_AHEAD * DAY_MS;
  const team = people.length > 0 ? people : [{ id: 0, timeZone: zone, workingHours: null }];
  for (; at <= last && found.length < MOST; at += STEP_MINUTES * MINUTE_MS) {
    const end = at + minutes * MINUTE_MS;
    if (busy.some((one) => one.start < end && one.end > at)) continue;
    if (team.every((person) => works(person, at, end, zone))) found.push(new Date(at));
  }
  return found;
}

function works({ timeZone, workingHours: stored }: Person, start: number, end: number, zone: string): boolean {
  const week = storedHours(stored) ?? OFFICE_HOURS;
  const own = timeZone ?? zone ?? DEFAULT_TIME_ZONE;
  const from = DateTime.fromMillis(start, { zone: own });
  const to = DateTime.fromMillis(end, { zone: own });
  const day = WORK_DAYS[from.weekday - 1];
  const window = day && week[day];
  if (!window || !from.hasSame(to, "day")) return false;
  return from.toFormat("HH:mm") >= window[0] && to.toFormat("HH:mm") <= window[1];
}
