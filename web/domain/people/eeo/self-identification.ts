import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { fullName } from "../employees/full-name";
import { inPeople, type PeopleMember } from "../member/people-member";
import { EEO_RACES, EEO_SEXES, type EeoRace, type EeoSex, type EeoSource } from "./eeo-words";

/** Goes up with every change of the questions, and is kept with each answer. */
const FORM_VERSION = "2026-11";

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.preprocess((value) => (value === "" ? null : value), z.enum(choices, "Choose one of the answers.").nullish());

/** Both are voluntary: what is left out was not said. */
export const ownIdentificationForm = z.object({ sex: oneOf(EEO_SEXES), race: oneOf(EEO_RACES) });
export type OwnIdentificationForm = z.output<typeof ownIdentificationForm>;

/** What HR writes down of somebody who did not answer. */
export const identificationForm = z.object({
  sex: z.enum(EEO_SEXES, "Choose one of the answers."),
  race: z.enum(EEO_RACES, "Choose one of the answers."),
  source: z.enum(["records", "observed"], "Say where it comes from."),
});
export type IdentificationForm = z.output<typeof identificationForm>;

export type IdentificationView = {
  sex: EeoSex | null;
  race: EeoRace | null;
  /** The person was asked and would rather not say. */
  declined: boolean;
  /** Null: nobody has answered yet. */
  source: EeoSource | null;
};

const NONE: IdentificationView = { sex: null, race: null, declined: false, source: null };

/** One's own answer, for oneself alone: not for support while it views either. */
export const ownIdentification = (member: PeopleMember): Promise<IdentificationView> =>
  inPeople(member, (tx) => answerOf(tx, member.organizationId, ownRecord(member)));

/** Keeps what somebody says of themselves, or that they would rather not. It takes the place of what HR wrote down. */
export const identifyOneself = (member: PeopleMember, { sex, race }: OwnIdentificationForm): Promise<void> => {
  const own = ownRecord(member);
  const answer = { sex: sex ?? null, race: race ?? null, declined: !sex && !race, source: "self" };
  return inPeople(member, async (tx) => {
    await keep(tx, member.organizationId, own, answer, ALWAYS);
  });
};

/** One employee's answer, for HR. Each look is written down. */
export const readIdentification = (member: PeopleMember, employeeId: number) =>
  inPeople(member, async (tx) => {
    const name = await personOf(tx, member, employeeId);
    await audit(tx, member, "self_identification.read", employeeId);
    return { employeeId, name, ...(await answerOf(tx, member.organizationId, employeeId)) };
  });

/** What HR knows from papers or has observed, where the person did not say: never against their own answer. */
export const recordIdentification = (member: PeopleMember, employeeId: number, form: IdentificationForm) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    if (employeeId === member.employeeId)
      throw new Forbidden("Answer about yourself on your own page.", { code: "own_record" });
    await personOf(tx, member, employeeId);
    const kept = await keep(tx, organizationId, employeeId, { ...form, declined: false }, UNSAID);
    if (kept === 0) throw new Conflict("This person has answered. Their own answer stays.", { code: "answered" });
    await audit(tx, member, "self_identification.record", employeeId, { source: form.source });
  });

/** Takes the answers out with records that go: no reference does it, as none leads here. */
export const forgetIdentifications = (tx: Transaction, organizationId: number, employeeIds: number[]) =>
  tx.$executeRaw`delete from self_identifications where organization_id = ${organizationId} and employee_ref = any(${employeeIds}::int[])`;

async function answerOf(tx: Transaction, organizationId: number, employeeId: number): Promise<IdentificationView> {
  const [row] = await tx.$queryRaw<IdentificationView[]>`
    select sex, race, declined, source from self_identifications
    where organization_id = ${organizationId} and employee_ref = ${employeeId}`;
  return row ?? NONE;
}

const ALWAYS = Prisma.sql`true`;
/** The person has not answered, or would rather not. */
const UNSAID = Prisma.sql`self_identifications.source <> 'self' or self_identifications.declined`;

/** That somebody would rather not say stays on record beside what HR writes down. */
function keep(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  { sex, race, declined, source }: Record<"sex" | "race" | "source", string | null> & { declined: boolean },
  where: Prisma.Sql,
): Promise<number> {
  const at = now();
  return tx.$executeRaw`
    insert into self_identifications (organization_id, employee_ref, sex, race, declined, source, form_version, answered_at, updated_at)
    values (${organizationId}, ${employeeId}, ${sex}, ${race}, ${declined}, ${source}, ${FORM_VERSION}, ${at}, ${at})
    on conflict (organization_id, employee_ref) do update set sex = excluded.sex, race = excluded.race, source = excluded.source,
      declined = excluded.declined or (excluded.source <> 'self' and self_identifications.declined),
      form_version = excluded.form_version, answered_at = excluded.answered_at, updated_at = excluded.updated_at
    where ${where}`;
}

function ownRecord({ employeeId, onlyLooks }: PeopleMember): number {
  if (onlyLooks) throw new Forbidden("Only the person themselves can open this.", { code: "own_record" });
  if (employeeId === null) throw new NotFound("No employee record belongs to your account.");
  return employeeId;
}

async function personOf(tx: Transaction, { organizationId }: PeopleMember, id: number): Promise<string> {
  const row = await tx.employee.findFirst({
    where: { id, organizationId, status: { not: "draft" } },
    select: { firstName: true, preferredName: true, lastName: true },
  });
  if (!row) throw new NotFound("This employee was not found.");
  return fullName(row);
}

const audit = (
  tx: Transaction,
  { principal, organizationId }: PeopleMember,
  action: string,
  id: number,
  detail?: { source: string },
) => recordAudit(tx, principal, { action, organizationId, entity: { type: "employee", id }, detail });
