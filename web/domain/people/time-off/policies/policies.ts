import { recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { inPeople, type PeopleMember, peopleMemberMay } from "../../member/people-member";
import { addDays, dateOf, dayOf } from "../../plain-days";
import type { PolicyForm } from "./policy-form";
import { type PolicyView, policyView } from "./policy-rows";

const WITH_PLACE = { place: { select: { name: true, state: true } } } as const;

/** The policies of leave, by balance and day, with what this member may do with them. */
export const listPolicies = (member: PeopleMember): Promise<(PolicyView & { allowedActions: string[] })[]> =>
  inPeople(member, async (tx) => {
    const rows = await tx.timeOffPolicy.findMany({
      where: { organizationId: member.organizationId, isActive: true },
      orderBy: [{ code: "asc" }, { effectiveFrom: "asc" }, { id: "asc" }],
      take: 500,
      include: WITH_PLACE,
    });
    const allowedActions = peopleMemberMay(member, "time_off:write") ? ["change", "withdraw"] : [];
    return rows.map((row) => ({ ...policyView(row), allowedActions }));
  });

/** One policy at a time is written in an organization, so that two never come to hold for one group on one day. */
const hold = (tx: Transaction, organizationId: number) =>
  tx.$executeRaw`select pg_advisory_xact_lock(8128, ${organizationId})`;

/** Makes a policy. */
export const addPolicy = (member: PeopleMember, form: PolicyForm): Promise<number> =>
  inPeople(member, async (tx) => {
    const id = await policyWritten(tx, member, form, { id: null });
    await audit(tx, member, "time_off_policy.add", id, form);
    return id;
  });

/**
 * Changes a policy. From a day on: the old one ends the day before and the new one goes on with the balance. Without a day it
 * counts as never having been otherwise, and the next night puts the ledgers right.
 */
export const changePolicy = (
  member: PeopleMember,
  id: number,
  form: PolicyForm,
  from?: string | null,
): Promise<number> =>
  inPeople(member, async (tx) => {
    const written = await policyWritten(tx, member, form, { id, from });
    await audit(tx, member, "time_off_policy.change", written, form);
    return written;
  });

type Where = { id: number | null; from?: string | null };

/** The rows of a policy, or of a change of one; the id that holds from then on. */
export async function policyWritten(
  tx: Transaction,
  member: PeopleMember,
  form: PolicyForm,
  { id, from }: Where,
): Promise<number> {
  const { organizationId } = member;
  await hold(tx, organizationId);
  if (id === null) return write(tx, member, form, null);
  const row = await held(tx, organizationId, id);
  if (form.version !== undefined && form.version !== row.version)
    throw new Conflict("Someone else changed this policy. Reload it.", { code: "changed_elsewhere" });
  const code = form.code ?? row.code;
  if (!from || from === dayOf(row.effectiveFrom)) return write(tx, member, { ...form, code }, id);
  if (from < dayOf(row.effectiveFrom) || (row.effectiveTo && from > dayOf(row.effectiveTo)))
    throw invalidField("from", "The policy does not hold on this day.");
  await tx.timeOffPolicy.update({
    where: { id },
    data: { effectiveTo: dateOf(addDays(from, -1)), version: { increment: 1 } },
    select: { id: true },
  });
  return write(tx, member, { ...form, code, effectiveFrom: from }, null);
}

/** Takes back a policy that was a mistake. One that somebody has asked leave by ends on a day instead. */
export const withdrawPolicy = (member: PeopleMember, id: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await hold(tx, organizationId);
    const row = await held(tx, organizationId, id);
    const asked = await tx.timeOffRequest.count({
      where: { organizationId, policyId: id, status: { notIn: ["denied", "cancelled"] } },
    });
    if (asked > 0)
      throw new Conflict("Leave was asked for by this policy: give it a last day instead.", { code: "policy_in_use" });
    await tx.timeOffPolicy.update({
      where: { id },
      data: { isActive: false, version: { increment: 1 } },
      select: { id: true },
    });
    await audit(tx, member, "time_off_policy.withdraw", id, row);
  });

async function held(tx: Transaction, organizationId: number, id: number) {
  const row = await tx.timeOffPolicy.findFirst({ where: { id, organizationId, isActive: true } });
  if (!row) throw new NotFound("This policy was not found.");
  return row;
}

async function write(tx: Transaction, { organizationId }: PeopleMember, form: PolicyForm, id: number | null) {
  const { placeId, version: _, code: given, effectiveFrom, effectiveTo, ...rest } = form;
  const code = given ?? form.kind;
  await refuseOverlap(tx, organizationId, { ...form, code }, id);
  if (placeId) {
    const place = await tx.organizationLocation.findFirst({ where: { id: placeId, organizationId, isActive: true } });
    if (!place) throw invalidField("placeId", "Choose one of your places.");
  }
  const data = {
    ...rest,
    code,
    workLocationId: placeId ?? null,
    effectiveFrom: dateOf(effectiveFrom),
    effectiveTo: effectiveTo ? dateOf(effectiveTo) : null,
    workedPerMinute: form.method === "per_hour" ? (form.workedPerMinute ?? null) : null,
  };
  const row =
    id === null
      ? await tx.timeOffPolicy.create({ data: { ...data, organizationId }, select: { id: true } })
      : await tx.timeOffPolicy.update({
          where: { id },
          data: { ...data, version: { increment: 1 } },
          select: { id: true },
        });
  return row.id;
}

async function refuseOverlap(
  tx: Transaction,
  organizationId: number,
  form: PolicyForm & { code: string },
  id: number | null,
): Promise<void> {
  const rows = await tx.timeOffPolicy.findMany({
    where: { organizationId, isActive: true, id: { not: id ?? 0 } },
    select: {
      name: true,
      code: true,
      workLocationId: true,
      employmentType: true,
      effectiveFrom: true,
      effectiveTo: true,
      kind: true,
    },
  });
  const meets = ({ effectiveFrom, effectiveTo }: (typeof rows)[number]) =>
    (!form.effectiveTo || dayOf(effectiveFrom) <= form.effectiveTo) &&
    (!effectiveTo || dayOf(effectiveTo) >= form.effectiveFrom);
  const twin = rows.find(
    (row) =>
      row.code === form.code &&
      row.workLocationId === (form.placeId ?? null) &&
      row.employmentType === (form.employmentType ?? null) &&
      meets(row),
  );
  if (twin)
    throw invalidField("effectiveFrom", `"${twin.name}" holds for the same people and the same balance in this time.`);
  const other = rows.find((row) => row.code === form.code && row.kind !== form.kind);
  if (other) throw invalidField("code", `This code is of another kind of leave: "${other.name}". Choose another code.`);
  const named = rows.find((row) => row.name === form.name && dayOf(row.effectiveFrom) === form.effectiveFrom);
  if (named) throw invalidField("name", "There is a policy of this name from the same day on.");
}

const audit = (
  tx: Transaction,
  { principal, organizationId }: PeopleMember,
  action: string,
  id: number,
  { name, kind, method }: { name: string; kind: string; method: string },
) =>
  recordAudit(tx, principal, {
    action,
    organizationId,
    entity: { type: "time_off_policy", id },
    after: { name, kind, method },
  });
