import type { OrganizationRole } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { encryptField } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";

/** How each kind of caller presents itself. */
export type Caller = { cookie?: string; key?: string };

export const ROLES = [
  "visitor",
  "user",
  "trial",
  "paid",
  "ats",
  "admin",
  "keyAllScopes",
  "keyNoScope",
  "impersonating",
  "support",
  "legalEditor",
] as const;
export type Role = (typeof ROLES)[number];

/** One caller of each role, on rows of their own. */
export async function makeCallers(): Promise<Record<Role, Caller>> {
  const tomorrow = after(now(), DAY_MS);
  const user = await makeUser();
  const trial = await makeUser({ accessLevel: "trial", accessExpiry: after(now(), 30 * MINUTE_MS) });
  const paid = await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow });
  const ats = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: tomorrow });
  const admin = await makeUser({ isAdmin: true });
  return {
    visitor: {},
    user: { cookie: await sessionCookie(user) },
    trial: { cookie: await sessionCookie(trial) },
    paid: { cookie: await sessionCookie(paid) },
    ats: { cookie: await sessionCookie(ats) },
    admin: { cookie: await sessionCookie(admin) },
    // Accounts of their own: an endpoint that one role may use must not change what another role is.
    keyAllScopes: { key: await apiKey(await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow })) },
    keyNoScope: { key: await apiKey(await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow }), []) },
    support: { cookie: await sessionCookie(await withRole("support")) },
    legalEditor: { cookie: await sessionCookie(await withRole("legal_editor")) },
    impersonating: { cookie: await sessionCookie(await makeUser(), await makeUser({ isAdmin: true })) },
  };
}

/** A member of staff without the administrator flag. */
async function withRole(name: string) {
  const user = await makeUser();
  const role = await db().userRole.findUniqueOrThrow({ where: { name } });
  await db().userRoleAssignment.create({ data: { userId: user.id, roleId: role.id } });
  return user;
}

/** Who works in the organization whose rows a path names, and a member of another one, who must find nothing. */
export const SEATS = ["outsider", "viewer", "recruiter", "owner"] as const;
export type SeatRole = (typeof SEATS)[number];

/** An organization with a row of each kind that paths name, and a caller for each seat. */
export async function makeOrganization() {
  const owner = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), DAY_MS) });
  const own = await found(owner.id, "Own");
  const stranger = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), DAY_MS) });
  await found(stranger.id, "Other");
  const seats: Record<SeatRole, Caller> = {
    outsider: { cookie: await sessionCookie(stranger) },
    viewer: { cookie: await sessionCookie(await colleague(own, "viewer")) },
    recruiter: { cookie: await sessionCookie(await colleague(own, "recruiter")) },
    owner: { cookie: await sessionCookie(owner) },
  };
  return { seats, rows: await rowsOf(own) };
}

async function found(userId: number, name: string): Promise<number> {
  const slug = `${name.toLowerCase()}-${userId}`;
  const { id } = await db().organization.create({
    data: { name, slug, members: { create: { userId, role: "owner" } } },
    select: { id: true },
  });
  await db().user.update({ where: { id: userId }, data: { defaultOrganizationId: id } });
  return id;
}

async function colleague(organizationId: number, role: OrganizationRole) {
  const user = await makeUser({ defaultOrganization: { connect: { id: organizationId } } });
  await db().organizationMember.create({ data: { organizationId, userId: user.id, role } });
  return user;
}

/** The first row of each kind, by the word before its id in a path. */
async function rowsOf(organizationId: number): Promise<Record<string, number | string>> {
  return inOrganization(organizationId, async (tx) => {
    const job = await tx.job.create({
      data: { organizationId, title: "Baker", status: "published", approvalStatus: "approved", publishedAt: now() },
    });
    const candidate = await tx.candidate.create({
      data: { organizationId, firstName: "Kim", lastName: "Ito", email: "kim@example.com" },
    });
    const application = await tx.application.create({
      data: { organizationId, candidateId: candidate.id, jobId: job.id },
    });
    const hook = await tx.webhook.create({
      data: { organizationId, url: "https://hooks.example.com/x", secretEncrypted: encryptField("secret") },
    });
    return {
      organizations: organizationId,
      jobs: job.id,
      candidates: candidate.id,
      applications: application.id,
      webhooks: hook.id,
      translation: "es",
      reports: "funnel",
    };
  });
}
