import { type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { Conflict, NotFound } from "~/platform/errors";
import { txtRecords } from "~/platform/network/txt-records";
import { consumeRate } from "~/platform/rate-limit";
import { ownerIn } from "../../organizations/membership";
import { endOtherSignOns } from "./enforced";
import { refusePublicMail } from "./public-mail";

const MOST_DOMAINS = 20;

export type DomainView = {
  id: number;
  domain: string;
  verifiedAt: Date | null;
  checkedAt: Date | null;
  /** The record by which whoever runs the domain shows that it is theirs. */
  record: { name: string; value: string };
};

export async function listDomains(organizationId: number): Promise<DomainView[]> {
  const rows = await db().signOnDomain.findMany({ where: { organizationId }, orderBy: { domain: "asc" } });
  return rows.map(({ id, domain, verifiedAt, checkedAt, token }) => {
    return { id, domain, verifiedAt, checkedAt, record: recordOf(domain, token) };
  });
}

const recordOf = (domain: string, token: string) => ({
  name: `_statewise.${domain}`,
  value: `statewise-domain-verification=${token}`,
});

/** Names a domain whose addresses the organization's provider is to speak for; until it is proved it does nothing. */
export async function addSignOnDomain(
  principal: Principal,
  organizationId: number,
  { domain }: { domain: string },
): Promise<void> {
  requireOwnAccount(principal);
  requireScope(principal, "session");
  await ownerIn(db(), principal, organizationId);
  refusePublicMail(domain);
  if ((await db().signOnDomain.count({ where: { organizationId } })) >= MOST_DOMAINS) {
    throw new Conflict(`You have ${MOST_DOMAINS} domains. Remove one that you do not use.`, {
      code: "too_many_domains",
    });
  }
  await db().signOnDomain.createMany({
    data: { organizationId, domain, token: randomToken(24), createdAt: now() },
    skipDuplicates: true,
  });
}

/** Looks for the record; from then on the domain is this organization's, and no other one's. */
export async function checkSignOnDomain(
  principal: Principal,
  organizationId: number,
  id: number,
): Promise<{ domain: string; isVerified: boolean }> {
  requireOwnAccount(principal);
  await ownerIn(db(), principal, organizationId);
  await consumeRate({ key: `sign-on-domain:${organizationId}`, max: 60, windowSeconds: 3_600 });
  const row = await db().signOnDomain.findFirst({ where: { id, organizationId } });
  if (!row) throw new NotFound("This domain was removed.");
  refusePublicMail(row.domain);
  const { name, value } = recordOf(row.domain, row.token);
  const isThere = (await txtRecords(name)).some((text) => text.trim() === value);
  const at = now();
  const { domain } = row;
  if (!isThere) {
    // A check that finds nothing takes nothing away: a record is missing for a minute when a zone is moved.
    await db().signOnDomain.updateMany({ where: { id }, data: { checkedAt: at } });
    return { domain, isVerified: row.verifiedAt !== null };
  }
  try {
    await db().$transaction(async (tx) => {
      await tx.signOnDomain.update({ where: { id }, data: { checkedAt: at, verifiedAt: row.verifiedAt ?? at } });
      if (row.verifiedAt) return;
      await endOtherSignOns(tx, organizationId, { spares: principal.sessionId });
      await recordAudit(tx, principal, {
        action: "organization.verify_domain",
        organizationId,
        entity: { type: "organization", id: organizationId },
        detail: { domain },
      });
    });
  } catch (error) {
    const isDouble = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    if (!isDouble) throw error;
    throw new Conflict("Another organization has proved this domain. It must remove it there first.", {
      code: "domain_taken",
    });
  }
  return { domain, isVerified: true };
}

export async function removeSignOnDomain(principal: Principal, organizationId: number, id: number): Promise<void> {
  requireOwnAccount(principal);
  requireScope(principal, "session");
  await db().$transaction(async (tx) => {
    await ownerIn(tx, principal, organizationId);
    const row = await tx.signOnDomain.findFirst({ where: { id, organizationId } });
    if (!row) throw new NotFound("This domain was removed.");
    await tx.signOnDomain.delete({ where: { id } });
    await recordAudit(tx, principal, {
      action: "organization.remove_domain",
      organizationId,
      entity: { type: "organization", id: organizationId },
      detail: { domain: row.domain, wasVerified: row.verifiedAt !== null },
    });
  });
}
