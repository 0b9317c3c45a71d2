import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { federalHolidays } from "~/platform/calendar/business-days";
import { invalidField, NotFound } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";

export const holidayForm = z.object({
  day: plainDay,
  name: requiredLine("Name", 100),
  placeId: z.int().positive().max(2_147_483_647).nullish(),
});
export type HolidayForm = z.output<typeof holidayForm>;
export const holidayQuery = z.object({ year: z.coerce.number().int().min(1900).max(2199).optional() });

/** The days on which nobody works, by day. */
export const listHolidays = (member: PeopleMember, { year }: z.output<typeof holidayQuery> = {}) =>
  inPeople(member, async (tx) => {
    const rows = await tx.companyHoliday.findMany({
      where: {
        organizationId: member.organizationId,
        ...(year ? { day: { gte: dateOf(`${year}-01-01`), lte: dateOf(`${year}-12-31`) } } : {}),
      },
      orderBy: [{ day: "asc" }, { id: "asc" }],
      take: 1000,
      include: { place: { select: { name: true } } },
    });
    const allowedActions = peopleMemberMay(member, "time_off:write") ? ["remove"] : [];
    return rows.map(({ id, day, name, workLocationId, place }) => ({
      ...{ id, day: dayOf(day), name, placeId: workLocationId, place: place?.name ?? null, allowedActions },
    }));
  });

/** Adds a holiday. Leave that was asked for on it before keeps its minutes until it is asked for anew. */
export const addHoliday = (member: PeopleMember, { day, name, placeId }: HolidayForm): Promise<{ id: number }> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    if (placeId) {
      const place = await tx.organizationLocation.findFirst({ where: { id: placeId, organizationId, isActive: true } });
      if (!place) throw invalidField("placeId", "Choose one of your places.");
    }
    const twin = await tx.companyHoliday.findFirst({
      where: { organizationId, day: dateOf(day), workLocationId: placeId ?? null },
    });
    if (twin) throw invalidField("day", `This day is a holiday already: ${twin.name}.`);
    const row = await tx.companyHoliday.create({
      data: { organizationId, day: dateOf(day), name, workLocationId: placeId ?? null },
      select: { id: true },
    });
    await audit(member, "holiday.add", row.id, { day, name })(tx);
    return row;
  });

/** Adds the federal holidays of a year that are missing. */
export const addFederalHolidays = (member: PeopleMember, year: number): Promise<{ added: number }> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const data = [...federalHolidays(year)].map((day) => ({
      organizationId,
      day: dateOf(day),
      name: "Federal holiday",
    }));
    const { count } = await tx.companyHoliday.createMany({ data, skipDuplicates: true });
    await audit(member, "holiday.add", year, { day: `${year}`, name: "Federal holidays" })(tx);
    return { added: count };
  });

export const removeHoliday = (member: PeopleMember, id: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const row = await tx.companyHoliday.findFirst({ where: { id, organizationId } });
    if (!row) throw new NotFound("This holiday was not found.");
    await tx.companyHoliday.delete({ where: { id }, select: { id: true } });
    await audit(member, "holiday.remove", id, { day: dayOf(row.day), name: row.name })(tx);
  });

const audit =
  ({ principal, organizationId }: PeopleMember, action: string, id: number, after: { day: string; name: string }) =>
  (tx: Parameters<typeof recordAudit>[0]) =>
    recordAudit(tx, principal, { action, organizationId, entity: { type: "company_holiday", id }, after });
