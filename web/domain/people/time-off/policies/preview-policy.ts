import { z } from "zod";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { plainDay } from "../../employees/employee-form";
import { fullName } from "../../employees/full-name";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { loadBanks } from "../ledger/load-banks";
import { balanceOn, replay } from "../ledger/replay";
import { policyWritten } from "./policies";
import { policyForm } from "./policy-form";

/** A policy that is not written yet: a new one, or another wording of one that is there, from a day on or from its beginning. */
export const policyPreviewForm = z.object({
  id: z.int().positive().max(2_147_483_647).nullish(),
  from: plainDay.nullish(),
  policy: policyForm,
});
export type PolicyPreviewForm = z.output<typeof policyPreviewForm>;

export type PolicyPreviewLine = {
  employeeId: number;
  name: string;
  before: number;
  after: number;
  yearEndBefore: number;
  yearEndAfter: number;
};
export type PolicyPreview = {
  /** Balances of this day, and of the last one of its year. */
  asOf: string;
  yearEnd: string;
  /** Of so many people the balance was looked at. */
  people: number;
  /** More work here than are looked at. */
  isPart: boolean;
  more: number;
  less: number;
  same: number;
  /** Those whose balance becomes another, the greatest change first. */
  lines: PolicyPreviewLine[];
};

const MOST_PEOPLE = 500;
const MOST_LINES = 50;

/** Carries what was found out of a transaction that is undone. */
class Undone extends Error {
  constructor(readonly preview: PolicyPreview) {
    super("Nothing was written.");
  }
}

/**
 * What a policy would do to everybody's balance: it is written as saving writes it, the balances are counted again, and all of
 * it is taken back. So that preview and change cannot come to differ.
 */
export async function previewPolicy(member: PeopleMember, form: PolicyPreviewForm): Promise<PolicyPreview> {
  try {
    return await inPeople(member, async (tx) => {
      const { organizationId } = member;
      const people = await tx.employee.findMany({
        where: { organizationId, status: { in: ["onboarding", "active", "on_leave"] } },
        orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
        take: MOST_PEOPLE + 1,
        select: { id: true, firstName: true, preferredName: true, lastName: true },
      });
      const looked = people.slice(0, MOST_PEOPLE);
      const ids = looked.map(({ id }) => id);
      const code = await codeOf(tx, organizationId, form);
      const days = { asOf: today(), yearEnd: `${today().slice(0, 4)}-12-31` };
      const before = await balancesOf(tx, organizationId, { ids, code, ...days });
      await policyWritten(tx, member, form.policy, { id: form.id ?? null, from: form.from });
      const after = await balancesOf(tx, organizationId, { ids, code, ...days });
      const lines = looked.map((person) => {
        const [was, is] = [before.get(person.id) ?? NOTHING, after.get(person.id) ?? NOTHING];
        return {
          ...{ employeeId: person.id, name: fullName(person), before: was.now, after: is.now },
          ...{ yearEndBefore: was.yearEnd, yearEndAfter: is.yearEnd },
        };
      });
      throw new Undone({ ...days, ...counted(lines), isPart: people.length > MOST_PEOPLE });
    });
  } catch (error) {
    if (error instanceof Undone) return error.preview;
    throw error;
  }
}

const NOTHING = { now: 0, yearEnd: 0 };

async function codeOf(tx: Transaction, organizationId: number, { id, policy }: PolicyPreviewForm): Promise<string> {
  if (policy.code) return policy.code;
  const row = id ? await tx.timeOffPolicy.findFirst({ where: { id, organizationId }, select: { code: true } }) : null;
  return row?.code ?? policy.kind;
}

type Asked = { ids: number[]; code: string; asOf: string; yearEnd: string };

async function balancesOf(tx: Transaction, organizationId: number, { ids, code, asOf, yearEnd }: Asked) {
  const banks = await loadBanks(tx, organizationId, ids);
  return new Map(
    ids.flatMap((id) => {
      const bank = banks.get(id)?.find((one) => one.code === code);
      if (!bank) return [];
      const lines = replay(bank.account, yearEnd);
      return [[id, { now: balanceOn(lines, asOf), yearEnd: balanceOn(lines, yearEnd) }] as const];
    }),
  );
}

/** By how much somebody has more or less: today, and where today is the same, at the end of the year. */
const changeOf = ({ before, after, yearEndBefore, yearEndAfter }: PolicyPreviewLine): number =>
  after - before || yearEndAfter - yearEndBefore;

function counted(lines: PolicyPreviewLine[]) {
  const changed = lines.filter((line) => changeOf(line) !== 0);
  const more = changed.filter((line) => changeOf(line) > 0).length;
  return {
    ...{ people: lines.length, more, less: changed.length - more, same: lines.length - changed.length },
    lines: changed.sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a))).slice(0, MOST_LINES),
  };
}
