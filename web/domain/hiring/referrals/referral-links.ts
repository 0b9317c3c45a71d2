import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import type { ReceivedApplication } from "../applications/receive-application";
import { jobAddress } from "../careers/job-feeds";
import { type HiringMember, inHiring } from "../member/hiring-member";

export const REFERRAL_SOURCE = "Referral";

/** Letters that nobody mixes up when a code is read out. */
const codeOf = (): string =>
  `R${randomToken(12)
    .replace(/[^a-zA-Z2-9]/g, "")
    .toUpperCase()
    .slice(0, 9)}`;

/** Jobs that colleagues may refer people to, with the reader's own link where there is one. */
export type OpenReferral = {
  jobId: number;
  title: string;
  location: string | null;
  bonusAmount: number;
  eligibility: string | null;
  structure: string | null;
  link: string | null;
  code: string | null;
};

const OPEN = { status: "published", isTemplate: false, deletedAt: null, referralProgramActive: true } as const;

/** Open jobs with a referral program. */
export const openReferrals = (member: HiringMember): Promise<OpenReferral[]> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    const jobs = await tx.job.findMany({
      where: { organizationId, ...OPEN },
      orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      take: 200,
      include: { referrals: { where: { referrerId: teamMemberId, applicationId: null }, take: 1 } },
    });
    const site = await siteOf(tx, organizationId);
    return jobs.map((job) => {
      const code = job.referrals[0]?.referralCode ?? null;
      return {
        jobId: job.id,
        title: job.title,
        location: job.location,
        bonusAmount: job.referralBonusAmount,
        eligibility: job.referralEligibility,
        structure: job.referralBonusStructure,
        code,
        link: code && site && job.publicSlug && !job.isInternalOnly ? linkOf(site, job.publicSlug, code) : null,
      };
    });
  });

const linkOf = (site: string, jobSlug: string, code: string) => `${jobAddress(site, jobSlug)}?ref=${code}`;

async function siteOf(tx: Transaction, id: number): Promise<string | null> {
  const site = await tx.organization.findUniqueOrThrow({ where: { id }, select: { slug: true, careersEnabled: true } });
  return site.careersEnabled ? site.slug : null;
}

/** The reader's own link to a job: whoever applies through it counts as referred by them. The same one every time. */
export const referralLink = (member: HiringMember, jobId: number): Promise<{ code: string; link: string }> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    await tx.$queryRaw`select id from jobs where organization_id = ${organizationId} and id = ${jobId} for update`;
    const job = await tx.job.findFirst({ where: { id: jobId, organizationId, ...OPEN } });
    if (!job) throw new NotFound("This job is not open for referrals.");
    const site = await siteOf(tx, organizationId);
    if (!site || !job.publicSlug || job.isInternalOnly) {
      throw new Conflict("This job is not on a public careers page, so a link would lead nowhere. Refer by name.", {
        code: "not_public",
      });
    }
    const known = await tx.jobReferral.findFirst({
      where: { organizationId, jobId, referrerId: teamMemberId, applicationId: null },
    });
    const code = known?.referralCode ?? codeOf();
    if (!known) {
      await tx.jobReferral.create({
        data: { organizationId, jobId, referrerId: teamMemberId, referralCode: code, referralDate: now() },
        select: { id: true },
      });
    }
    return { code, link: linkOf(site, job.publicSlug, code) };
  });

type Link = {
  organizationId: number;
  jobId: number;
  referrerId: number;
  referrerEmail: string;
  code: string;
  bonus: number;
};

/** The colleague behind a code, while they are in the team and the job still takes referrals. */
export async function referralOf(
  tx: Transaction,
  { organizationId, jobId, code }: { organizationId: number; jobId: number; code: string | undefined },
): Promise<Link | null> {
  if (!code) return null;
  const row = await tx.jobReferral.findFirst({
    where: { organizationId, jobId, referralCode: code, applicationId: null, job: { referralProgramActive: true } },
    include: { referrer: true, job: { select: { referralBonusAmount: true } } },
  });
  if (!row?.referrer?.isActive) return null;
  const { id, email } = row.referrer;
  return { organizationId, jobId, referrerId: id, referrerEmail: email, code, bonus: row.job.referralBonusAmount };
}

type Kept = {
  link: Link;
  received: Pick<ReceivedApplication, "applicationId" | "candidateId">;
  applicantEmail: string;
  notes?: string | null;
};

/** Notes who brought an application. Nobody refers themselves. */
export async function keepReferral(
  tx: Transaction,
  { link, received, applicantEmail, notes }: Kept,
): Promise<number | null> {
  if (link.referrerEmail.toLowerCase() === applicantEmail.toLowerCase()) return null;
  const { organizationId, jobId, referrerId, code, bonus } = link;
  const { applicationId, candidateId } = received;
  const { id } = await tx.jobReferral.create({
    data: {
      ...{ organizationId, jobId, referrerId, applicationId, notes },
      referredCandidateId: candidateId,
      // One link may bring many people: each gets a row of its own, the link's code in front.
      referralCode: `${code}-${applicationId}`,
      bonusAmount: bonus,
      referralDate: now(),
    },
    select: { id: true },
  });
  await recordActivity(
    tx,
    { organizationId },
    {
      type: "referral.created",
      entity: { type: "referral", id },
      candidateId,
      title: "Referred by a colleague",
      metadata: { applicationId, jobId },
    },
  );
  return id;
}

export const newReferralCode = codeOf;
