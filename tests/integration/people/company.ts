import type { SignedIn } from "~/domain/access";
import { createOrganization, resolvePrincipal } from "~/domain/accounts";
import { type PeopleMember, peopleMember } from "~/domain/people";
import { after, DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { makeUser, sessionCookie } from "../../setup/factories";

export type Caller = { cookie: string; userId: number };

/** The owner of a company with HRIS access. */
export async function makeCompany(): Promise<Caller & { organizationId: number }> {
  const user = await makeUser({ hrisAccessLevel: "monthly", hrisAccessExpiry: after(now(), 300 * DAY_MS) });
  const cookie = await sessionCookie(user);
  const principal = (await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" })) as SignedIn;
  const { id } = await createOrganization(principal, { name: "Miller Bakeries" });
  return { cookie, userId: user.id, organizationId: id };
}

/** Somebody with a role in people and none in hiring; of an employee's record it is their own. */
export async function joinCompany(organizationId: number, hrRole: string, employeeId?: number): Promise<Caller> {
  const user = await makeUser({ defaultOrganization: { connect: { id: organizationId } } });
  await db().organizationMember.create({ data: { organizationId, userId: user.id, role: null, hrRole } });
  if (employeeId)
    await inOrganization(organizationId, (tx) =>
      tx.employee.update({ where: { id: employeeId }, data: { userId: user.id }, select: { id: true } }),
    );
  return { cookie: await sessionCookie(user), userId: user.id };
}

/** The same person after their session has run out. */
export async function signedInAgain({ userId }: Caller): Promise<Caller> {
  return { cookie: await sessionCookie(await db().user.findUniqueOrThrow({ where: { id: userId } })), userId };
}

export const call = ({ cookie }: Caller, method: string, path: string, body?: object) =>
  callApi(method, `/api/people/${path}`, { cookie, body });

let count = 0;
/** Somebody added through the door; answers the id. */
export async function added(caller: Caller, more: object = {}): Promise<number> {
  count += 1;
  const answer = await call(caller, "POST", "employees", {
    ...{ firstName: "Ana", lastName: `Silva${count}`, email: `ana${count}@miller.example.com` },
    ...{ startDate: "2024-02-29", title: "Baker", pay: { amount: 2_500, type: "hourly" } },
    ...more,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
}

/** The caller at a screen: what its loaders hand to the domain. */
export const memberOf = async ({ cookie }: Caller): Promise<PeopleMember> =>
  peopleMember(await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" }));
