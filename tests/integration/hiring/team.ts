import type { OrganizationRole, SignedIn } from "~/domain/access";
import { createOrganization, resolvePrincipal } from "~/domain/accounts";
import { type HiringMember, hiringMember, inHiring } from "~/domain/hiring";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { makeUser, sessionCookie } from "../../setup/factories";

export type Teammate = { cookie: string; member: HiringMember; userId: number };

export async function principalOf(cookie: string): Promise<SignedIn> {
  return (await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" })) as SignedIn;
}

/** The owner of an organization with ATS access, at work. */
export async function makeTeam(name = "Miller Bakeries"): Promise<Teammate & { organizationId: number; slug: string }> {
  const user = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), 300 * DAY_MS) });
  const cookie = await sessionCookie(user);
  const organization = await createOrganization(await principalOf(cookie), { name });
  const member = await hiringMember(await principalOf(cookie));
  return { cookie, member, userId: user.id, organizationId: organization.id, slug: organization.slug };
}

/** Somebody else of the organization, who lives on the owner's access. */
export async function joinTeam(organizationId: number, role: OrganizationRole): Promise<Teammate> {
  const user = await makeUser({ defaultOrganization: { connect: { id: organizationId } } });
  await db().organizationMember.create({ data: { organizationId, userId: user.id, role } });
  const cookie = await sessionCookie(user);
  return { cookie, member: await hiringMember(await principalOf(cookie)), userId: user.id };
}

/** A published job as a row, for tests that are not about how one comes to be. */
export async function publishedJob(member: HiringMember, columns: object = {}): Promise<number> {
  return inHiring(member, async (tx) => {
    const { id } = await tx.job.create({
      data: {
        organizationId: member.organizationId,
        title: "Baker",
        status: "published",
        approvalStatus: "approved",
        publishedAt: now(),
        publicSlug: `baker-${Math.random().toString(36).slice(2, 10)}`,
        ...columns,
      },
      select: { id: true },
    });
    return id;
  });
}
