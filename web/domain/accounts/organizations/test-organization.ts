import {
  ORGANIZATION_MANAGERS,
  type OrganizationRole,
  type Principal,
  recordAudit,
  requireSignedIn,
  type Seat,
} from "~/domain/access";
import { now } from "~/platform/clock";
import { type Database, db, inOrganization, type Transaction } from "~/platform/db/client";
import { Forbidden, NotFound } from "~/platform/errors";
import { lockMembers, membershipIn, refuseClosing } from "./membership";
import { ensureOrganization, ownerOf, slugFor } from "./organizations";

const NAME_ENDS = " (test data)";
const MOST_NAME = 200 - NAME_ENDS.length;

type Real = { id: number; name: string; timeZone: string };
type Chair = { userId: number; role: string | null; hrRole: string | null };

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
    let test = await tx.organization.findUnique({ where: { testOfId: realId }, select: NAMED });
    if (!test) {
      test = await tx.organization.create({ data: rowFor(real, member.userId), select: NAMED });
      await note(tx, principal, "organization.create_test", realId, test.id);
    }
    return seatIn(tx, test, real, member);
  });
}

const NAMED = { id: true, name: true } as const;

function rowFor({ id, name: realName, timeZone }: Real, createdBy: number | null) {
  const name = `${realName.slice(0, MOST_NAME)}${NAME_ENDS}`;
  return { name, slug: slugFor(name), timeZone, testOfId: id, createdBy, createdAt: now() };
}

const note = (tx: Transaction, principal: Principal, action: string, organizationId: number, testId: number) =>
  recordAudit(tx, principal, { action, organizationId, entity: { type: "organization", id: testId } });

const seatIn = async (
  tx: Transaction | Database,
  test: { id: number; name: string },
  { id: realId }: Real,
  { role, hrRole }: Chair,
): Promise<Seat> => ({
  organizationId: test.id,
  organizationName: test.name,
  testOf: realId,
  role: role as Seat["role"],
  hrRole: hrRole as Seat["hrRole"],
  closingAt: null,
  owner: await ownerOf(tx, realId),
});

/** The same where one is there already; nothing is made. */
export async function knownTestSeatOf(principal: Principal, chosen: number | null = null): Promise<Seat> {
  const here = chosen ?? principal.seat?.organizationId ?? null;
  const member = here === null ? null : await membershipIn(db(), principal, here);
  const real = member && (await db().organization.findUniqueOrThrow({ where: { id: member.organizationId } }));
  const test = real && (await db().organization.findUnique({ where: { testOfId: real.id }, select: NAMED }));
  if (!test) throw new NotFound("There is no test data yet. It is made with the first test key.");
  return seatIn(db(), test, real, member);
}

/** Who may throw away what everybody's test keys work on: who runs the organization or its records of people. */
export const mayEmptyTestData = ({ role, hrRole }: Pick<Seat, "role" | "hrRole">): boolean =>
  ORGANIZATION_MANAGERS.includes(role as OrganizationRole) || hrRole === "hr_admin";

/**
 * Removes every row of a test organization, which is a new one then under its old number: its keys, its webhooks and who looks at
 * it stay. Answers the files that nothing names any more.
 */
export async function emptyTestOrganization(principal: Principal, seat: Seat): Promise<string[]> {
  const { organizationId: id, testOf } = seat;
  const { account } = requireSignedIn(principal);
  if (!mayEmptyTestData(seat)) {
    const who = "Only owners and admins of the organization, and HR administrators, can reset its test data.";
    throw new Forbidden(who, { code: "role_missing" });
  }
  return inOrganization(id, async (tx) => {
    const real = await tx.organization.findUniqueOrThrow({ where: { id: testOf ?? 0 } });
    await lockMembers(tx, real.id);
    const files = await tx.storedFile.findMany({ where: { organizationId: id }, select: { storageKey: true } });
    await makeAnew(tx, { id, ...rowFor(real, account.id) });
    await note(tx, principal, "organization.reset_test", real.id, id);
    return files.map(({ storageKey }) => storageKey);
  });
}

/** All rows of an organization go with it; what shall stay is held beside for the moment in which there is none. */
async function makeAnew(tx: Transaction, row: { id: number } & ReturnType<typeof rowFor>) {
  const { id } = row;
  const webhooks = await tx.webhook.findMany({ where: { organizationId: id } });
  const keys = await tx.apiKey.findMany({ where: { organizationId: id }, select: { id: true } });
  const lookingOn = await tx.user.findMany({ where: { defaultOrganizationId: id }, select: { id: true } });
  const ofKeys = { id: { in: keys.map((key) => key.id) } };
  await tx.apiKey.updateMany({ where: ofKeys, data: { organizationId: null } });
  await tx.organization.delete({ where: { id } });
  await tx.organization.create({ data: row });
  await tx.apiKey.updateMany({ where: ofKeys, data: { organizationId: id } });
  await tx.webhook.createMany({ data: webhooks });
  await tx.user.updateMany({
    where: { id: { in: lookingOn.map((user) => user.id) } },
    data: { defaultOrganizationId: id },
  });
  // The same call again is another one now: what it answered is gone.
  await tx.idempotencyKey.deleteMany({
    where: { principal: { in: keys.map((key) => `key:${key.id}`) }, state: "done" },
  });
}
