import { now } from "./clock";
import { randomToken, tokenHash } from "./crypto";
import { inOrganization, type Transaction } from "./db/client";
import { NotFound } from "./errors";

export type LinkPurpose = "application_status" | "interview_booking" | "offer" | "calendar_feed" | "time_off_feed";

type LinkTarget = {
  applicationId?: number;
  interviewId?: number;
  offerId?: number;
  teamMemberId?: number;
  employeeId?: number;
};

type NewLink = LinkTarget & { organizationId: number; purpose: LinkPurpose; expiresAt?: Date | null };

/** A row of `action_links` that may be used now. */
export type OpenLink = {
  id: number;
  organizationId: number;
  applicationId: number | null;
  interviewId: number | null;
  offerId: number | null;
  teamMemberId: number | null;
  employeeId: number | null;
  expiresAt: Date | null;
  usedAt: Date | null;
};

/**
 * Makes a link that acts without sign-in and answers its token, which is stored as a hash only. The organization's number
 * stands before the secret, so that the link is looked up inside its own wall.
 */
export async function makeLink(tx: Transaction, link: NewLink): Promise<string> {
  const token = `${link.organizationId.toString(36)}.${randomToken()}`;
  await tx.actionLink.create({
    data: { ...link, tokenHash: tokenHash(token), createdAt: now() },
    select: { id: true },
  });
  return token;
}

const dead = () => new NotFound("This link no longer works.");

/** Works inside the organization whose number the link begins with; a forged number finds nothing there. */
export async function withLink<T>(
  token: string,
  purpose: LinkPurpose,
  work: (tx: Transaction, link: OpenLink) => Promise<T>,
): Promise<T> {
  const [prefix = ""] = token.split(".");
  const organizationId = /^[0-9a-z]{1,6}$/.test(prefix) ? Number.parseInt(prefix, 36) : 0;
  if (organizationId <= 0 || organizationId > 2_147_483_647 || token.length > 200) throw dead();
  return inOrganization(organizationId, async (tx) => {
    const link = await tx.actionLink.findFirst({
      where: { organizationId, tokenHash: tokenHash(token), purpose, revokedAt: null },
    });
    if (!link || (link.expiresAt && link.expiresAt <= now())) throw dead();
    return work(tx, link);
  });
}

/** Counts a use; the first one is remembered. */
export async function markUsed(tx: Transaction, link: OpenLink): Promise<void> {
  await tx.actionLink.update({
    where: { id: link.id },
    data: { useCount: { increment: 1 }, usedAt: link.usedAt ?? now() },
    select: { id: true },
  });
}

/** Makes links of a kind die: those of one interview, offer or person. */
export async function revokeLinks(
  tx: Transaction,
  { organizationId, purpose, ...target }: LinkTarget & { organizationId: number; purpose: LinkPurpose },
): Promise<number> {
  const { count } = await tx.actionLink.updateMany({
    where: { organizationId, purpose, revokedAt: null, ...target },
    data: { revokedAt: now() },
  });
  return count;
}
