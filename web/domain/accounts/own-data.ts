import {
  jobsOf,
  type Principal,
  RESTRICTION,
  recordAudit,
  requireOwnAccount,
  requireRecentProof,
  requireScope,
} from "~/domain/access";
import { now } from "~/platform/clock";
import { db, inOrganization, lookAtJobs } from "~/platform/db/client";
import { exportMarked, exportText } from "~/platform/personal/export-marked";

/** One's own data as a file, whenever one wants it. */
export async function exportOwnData(principal: Principal): Promise<string> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  await requireRecentProof(principal);
  const data = await personData(account.id);
  await recordAudit(db(), principal, { action: "account.export_data", subjectUserId: account.id });
  return exportText(data);
}

/**
 * Everything that is stored about a person with an account, by table, as the schema declares it; what a company keeps of
 * its member stands under the company. An employee's own record is given out in people, a candidate's in hiring.
 */
export async function personData(userId: number) {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const person = { ids: [userId], address: email };
  const mine = { where: { userId } };
  const [records, mails, impersonations, memberships, trail] = await Promise.all([
    exportMarked(db(), "user", person, ({ isOfOrganization }) => !isOfOrganization),
    db().mail.findMany({
      ...mine,
      select: { toAddress: true, template: true, subject: true, state: true, createdAt: true, sentAt: true },
    }),
    db().impersonation.findMany({ ...mine, select: { startedAt: true, endedAt: true, endedHow: true, reason: true } }),
    db().organizationMember.findMany({ ...mine, include: { organization: { select: { name: true } } } }),
    db().auditEntry.findMany({ where: { subjectUserId: userId }, orderBy: { id: "asc" } }),
  ]);
  const organizations = [];
  for (const { organizationId, organization } of memberships) {
    const kept = await inOrganization(organizationId, async (tx) => {
      // What they did on a job that they no longer see is the company's record alone.
      const entry = await tx.teamMember.findFirst({ where: { organizationId, userId }, select: RESTRICTION });
      if (entry) await lookAtJobs(tx, jobsOf(entry));
      return exportMarked(tx, "user", { ...person, organizationId }, (marked) => marked.isOfOrganization);
    });
    organizations.push({ organization: organization.name, records: kept });
  }
  return {
    exportedAt: now(),
    records,
    organizations,
    mails,
    impersonations,
    // The address from which somebody else acted is theirs.
    timeline: trail.map(({ at, action, outcome, before, after, detail, actorId, ipAddress, userAgent }) => {
      const own = actorId === userId ? { ipAddress, userAgent } : {};
      return { at, action, outcome, before, after, detail, ...own };
    }),
  };
}
