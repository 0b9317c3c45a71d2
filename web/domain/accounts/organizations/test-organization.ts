import { type Principal, recordAudit, type Seat } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { lockMembers, membershipIn, refuseClosing } from "./membership";
import { ensureOrganization, ownerOf, slugFor } from "./organizations";

const NAME_ENDS = " (test data)";
const MOST_NAME = 200 - NAME_ENDS.length;

/**
 * The chair of a person in the test organization of an organization of theirs, by default of the one where they work; made
 * where there is none yet. It has the members and the plans of the real one, and rows of its own.
 */
export async function testSeatOf(principal: Principal, chosen: number | null = null): Promise<Seat> {
  const here = chosen ?? (await ensureOrganization(principal)).organizationId;
  return db().$transaction(async (tx) => {
    const member = await membershipIn(tx, principal, here);
    const realId = member.organizationId;
    await lockMembers(tx, realId);
    await refuseClosing(tx, realId);
    const real = await tx.organization.findUniqueOrThrow({ where: { id: realId } });
    let test = await tx.organization.findUnique({ where: { testOfId: realId }, select: { id: true, name: true } });
    if (!test) {
      const name = `${real.name.slice(0, MOST_NAME)}${NAME_ENDS}`;
      const { timeZone } = real;
      const made = {
        name,
        slug: slugFor(name),
        timeZone,
        testOfId: realId,
        createdBy: member.userId,
        createdAt: now(),
      };
      test = await tx.organization.create({ data: made, select: { id: true, name: true } });
      await recordAudit(tx, principal, {
        action: "organization.create_test",
        organizationId: realId,
        entity: { type: "organization", id: test.id },
      });
    }
    return {
      organizationId: test.id,
      organizationName: test.name,
      testOf: realId,
      role: member.role as Seat["role"],
      hrRole: member.hrRole as Seat["hrRole"],
      closingAt: null,
      owner: await ownerOf(tx, realId),
    };
  });
}
