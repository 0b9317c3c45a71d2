import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { STATE_CODES } from "~/domain/pay";
import { today } from "~/platform/clock";
import { invalidField, NotFound } from "~/platform/errors";
import { zipCode } from "../employees/employee-form";
import { headsBy } from "../employment/heads";
import { inPeople, type PeopleMember } from "../member/people-member";

export const placeForm = z.object({
  name: requiredLine("Name", 120),
  address: optionalLine("Address", 255).nullish(),
  city: optionalLine("City", 100).nullish(),
  county: optionalLine("County", 100).nullish(),
  state: z.enum(STATE_CODES, "Choose a state"),
  zipCode,
  isRemote: z.boolean().default(false),
});
export type PlaceForm = z.output<typeof placeForm>;

export type PlaceView = {
  id: number;
  name: string;
  address: string | null;
  city: string | null;
  county: string | null;
  state: string;
  zipCode: string | null;
  isRemote: boolean;
  headCount: number;
};

/** Where people work, by name, each with how many do today. Hiring checks its jobs by the same places. */
export const listPlaces = (member: PeopleMember): Promise<PlaceView[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.organizationLocation.findMany({
      where: { organizationId, isActive: true },
      orderBy: { name: "asc" },
      take: 1000,
    });
    const heads = await headsBy(tx, organizationId, "work_location_id", today());
    return rows.map(({ id, name, address, city, county, state, zipCode, isRemote }) => ({
      ...{ id, name, address, city, county, state, zipCode, isRemote },
      headCount: heads.get(id) ?? 0,
    }));
  });

/** Makes a place of work, or changes one. */
export const savePlace = (member: PeopleMember, form: PlaceForm, placeId?: number): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const own = placeId ? await tx.organizationLocation.findFirst({ where: { id: placeId, organizationId } }) : null;
    if (placeId !== undefined && !own?.isActive) throw new NotFound("This place was not found.");
    const twin = await tx.organizationLocation.findFirst({
      where: { organizationId, name: { equals: form.name, mode: "insensitive" }, id: { not: placeId ?? 0 } },
    });
    if (twin?.isActive) throw invalidField("name", "There is a place of this name.");
    if (twin && placeId)
      throw invalidField("name", "A place that was taken off the list has this name. Choose another.");
    const data = { ...form, city: form.city || null, zipCode: form.zipCode || null, isActive: true };
    const target = placeId ?? twin?.id;
    const row = target
      ? await tx.organizationLocation.update({ where: { id: target }, data, select: { id: true } })
      : await tx.organizationLocation.create({ data: { ...data, organizationId }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: placeId ? "place.change" : "place.add",
      organizationId,
      entity: { type: "place", id: row.id },
      after: { state: form.state, city: form.city ?? null },
    });
    return row.id;
  });

/** Everybody of one place, past and to come, is from now on of the other. The law of two states does not merge. */
export const mergePlaces = (member: PeopleMember, from: number, into: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const places = await tx.organizationLocation.findMany({
      where: { organizationId, isActive: true, id: { in: [from, into] } },
    });
    const source = places.find(({ id }) => id === from);
    const target = places.find(({ id }) => id === into);
    if (!source) throw new NotFound("This place was not found.");
    if (!target || from === into) throw invalidField("into", "Choose another place.");
    if (source.state !== target.state)
      throw invalidField("into", "These places are in two states: move the people by a change with a date instead.");
    const where = { organizationId, workLocationId: from };
    await tx.employeePosition.updateMany({ where, data: { workLocationId: into } });
    await tx.timeOffPolicy.updateMany({ where, data: { workLocationId: into } });
    await tx.job.updateMany({ where: { organizationId, locationId: from }, data: { locationId: into } });
    await tx.organizationLocation.update({ where: { id: from }, data: { isActive: false }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "place.merge",
      organizationId,
      entity: { type: "place", id: from },
      after: { into },
    });
  });
