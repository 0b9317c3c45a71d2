import { z } from "zod";
import { inTurn, writtenOnceQuery } from "~/platform/calendar/since";
import { pageOf, readCursor } from "~/platform/cursor";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";

export const BONUS_STATES = ["pending", "eligible", "payable", "paid", "void"] as const;

export const referralQuery = z.object({
  state: z.enum(BONUS_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
  ...writtenOnceQuery,
});
export type ReferralQuery = z.output<typeof referralQuery>;

export type ListedReferral = {
  id: number;
  applicationId: number;
  jobId: number;
  jobTitle: string;
  candidate: string;
  referrer: string | null;
  isOwn: boolean;
  status: string;
  bonusAmount: number;
  bonusStatus: string;
  bonusPayableOn: string | null;
  bonusPaidDate: string | null;
  notes: string | null;
  referralDate: Date;
};
export type ReferralPage = { data: ListedReferral[]; nextCursor: string | null };

const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** Referrals, the newest first: one's own, or everybody's for those who look after the bonuses. */
export const listReferrals = (member: HiringMember, query: ReferralQuery): Promise<ReferralPage> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    const { state, limit } = query;
    const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
    const seesAll = memberMay(member, "referrals:manage");
    const rows = await tx.jobReferral.findMany({
      where: {
        organizationId,
        applicationId: { not: null },
        application: { deletedAt: null },
        ...(seesAll ? {} : { referrerId: teamMemberId }),
        bonusStatus: state,
        ...(query.createdSince ? { referralDate: { gte: query.createdSince } } : {}),
        id: turn.behind,
      },
      orderBy: turn.orderBy,
      take: limit + 1,
      include: {
        job: { select: { title: true } },
        referrer: { select: { firstName: true, lastName: true } },
        referredCandidate: { select: { firstName: true, lastName: true } },
        application: { select: { status: true } },
      },
    });
    const { data: shown, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
    return {
      data: shown.map((row) => ({
        id: row.id,
        applicationId: row.applicationId ?? 0,
        jobId: row.jobId,
        jobTitle: row.job.title,
        candidate: nameOf(row.referredCandidate) ?? "Erased candidate",
        referrer: nameOf(row.referrer),
        isOwn: row.referrerId === teamMemberId,
        status: row.application?.status ?? "applied",
        bonusAmount: row.bonusAmount,
        bonusStatus: row.bonusStatus,
        bonusPayableOn: day(row.bonusPayableOn),
        bonusPaidDate: day(row.bonusPaidDate),
        notes: row.notes,
        referralDate: row.referralDate,
      })),
      nextCursor,
    };
  });

const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() : null;
