import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { inTurn, sinceWhere, writtenOnceQuery } from "~/platform/calendar/since";
import { randomToken } from "~/platform/crypto";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import { Forbidden, invalidField, NotFound } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { BEGAN } from "../employment/began";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";
import { balanceOf, meantEmployee } from "./balances";
import { loadBanks } from "./ledger/load-banks";
import { settleLedgers } from "./ledger/settle-ledger";
import { timeText } from "./ledger/time-text";

const id = z.coerce.number().int().positive().max(2_147_483_647);
export const ledgerQuery = z.object({
  employeeId: id.optional(),
  policyId: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(300).optional(),
  ...writtenOnceQuery,
});
export type LedgerQuery = z.output<typeof ledgerQuery>;

const MOST_MINUTES = 200_000;
export const handEntryForm = z.object({
  employeeId: z.int().positive().max(2_147_483_647),
  policyId: z.int().positive().max(2_147_483_647),
  /** A payout and an expiry take away; an adjustment does either. */
  kind: z.enum(["adjust", "payout", "expire"]),
  minutes: z
    .int("Give whole minutes")
    .min(-MOST_MINUTES)
    .max(MOST_MINUTES)
    .refine((minutes) => minutes !== 0, { error: "Give some minutes." }),
  effectiveOn: plainDay,
  note: requiredLine("Reason", 300),
});
export type HandEntryForm = z.output<typeof handEntryForm>;

/** The entries of a ledger as they were written, the newest first. */
export const listLedger = (member: PeopleMember, query: LedgerQuery) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { policyId, limit } = query;
    const whose = await meantEmployee(tx, member, query.employeeId);
    const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
    const rows = await tx.timeOffEntry.findMany({
      where: {
        ...{ organizationId, employeeId: whose },
        ...(policyId ? { policyId } : {}),
        ...sinceWhere(query),
        id: turn.behind,
      },
      orderBy: turn.orderBy,
      take: limit + 1,
    });
    return pageOf(
      rows.map((row) => ({
        id: Number(row.id),
        employeeId: row.employeeId,
        policyId: row.policyId,
        kind: row.kind,
        minutes: row.minutes,
        effectiveOn: dayOf(row.effectiveOn),
        source: row.source,
        note: row.note,
        requestId: row.requestId,
        createdAt: row.createdAt,
      })),
      limit,
      (last) => [last.id],
    );
  });

/** An entry by hand, with its reason; nobody writes in their own ledger. */
export const addHandEntry = (member: PeopleMember, form: HandEntryForm): Promise<{ id: number }> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const { employeeId, policyId, kind, minutes, effectiveOn, note } = form;
    if (employeeId === member.employeeId)
      throw new Forbidden("Someone else must write in your own ledger.", { code: "self_approval" });
    const where = { organizationId };
    const employee = await tx.employee.findFirst({ where: { ...where, id: employeeId }, select: { id: true } });
    if (!employee) throw new NotFound("This employee was not found.");
    const policy = await tx.timeOffPolicy.findFirst({ where: { ...where, id: policyId, isActive: true } });
    if (!policy) throw invalidField("policyId", "Choose one of your policies.");
    if (kind !== "adjust" && minutes > 0)
      throw invalidField("minutes", "This takes leave away: give a negative number.");
    if (policy.method === "none")
      throw invalidField("policyId", "This leave has no limit, so there is no balance to write in.");
    const first = await tx.employmentPeriod.findFirst({
      where: { organizationId, employeeId, ...BEGAN },
      orderBy: { startDate: "asc" },
      select: { startDate: true },
    });
    if (!first || effectiveOn < dayOf(first.startDate))
      throw invalidField("effectiveOn", "This day is before the first day of work.");
    await settleLedgers(tx, organizationId, [employeeId]);
    await refuseBeyond(tx, { organizationId, employeeId, policy }, form);
    const row = await tx.timeOffEntry.create({
      data: {
        ...{ organizationId, employeeId, policyId, kind, minutes, note, createdBy: userId },
        ...{ effectiveOn: dateOf(effectiveOn), source: `hand:${randomToken().slice(0, 40)}` },
      },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "time_off_entry.add",
      organizationId,
      entity: { type: "employee", id: employeeId },
      after: { policyId, kind, minutes, effectiveOn },
    });
    return { id: Number(row.id) };
  });

type Account = {
  organizationId: number;
  employeeId: number;
  policy: { code: string; mostNegativeMinutes: number };
};

/** What takes leave away takes no more than there is on its day, beyond what the policy lets a balance go below zero. */
async function refuseBeyond(
  tx: Transaction,
  { organizationId, employeeId, policy }: Account,
  { minutes, effectiveOn }: HandEntryForm,
): Promise<void> {
  if (minutes > 0) return;
  const banks = (await loadBanks(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  const bank = banks.find(({ code }) => code === policy.code);
  const there = (bank && balanceOf(bank, effectiveOn, effectiveOn)?.minutes) ?? 0;
  if (there + minutes < -policy.mostNegativeMinutes)
    throw invalidField("minutes", `There are ${timeText(there)} on this day: no more can be taken away.`);
}
