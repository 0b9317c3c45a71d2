import { createAdministrator, createOrganization, resolvePrincipal, signIn } from "~/domain/accounts";
import { ask } from "~/domain/research";
import { after, DAY_MS, now } from "~/platform/clock";
import { hashPassword } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { seedDemoCustomers } from "./demo-customers";
import { seedDemoHiring } from "./demo-hiring";
import { linkDemoAccounts, seedDemoPeople } from "./demo-people";

/** Everything in the demo is made up and says so: names end in (demo), addresses are at example.com. */
const PASSWORD = "demo-password";
const ADMIN = "admin@example.com";
const HR = "dana.demo@example.com";

/** Who else works at the bakery, by role, and who answers its customers. */
const COLLEAGUES = [
  ["rosa.demo@example.com", "Rosa", "recruiter"],
  ["hugo.demo@example.com", "Hugo", "hiring_manager"],
  ["victor.demo@example.com", "Victor", "viewer"],
] as const;
/** Who works there and has nothing to do with hiring: a lead baker, a baker, and who runs the payroll. */
const EMPLOYEES = [
  ["cyrus.demo@example.com", "Cyrus", "employee"],
  ["boris.demo@example.com", "Boris", "employee"],
  ["paula.demo@example.com", "Paula", "payroll"],
] as const;
/** A customer without an organization, as most are. */
const CUSTOMER = "priya.raman.demo@example.com";
const SUPPORT = "sam.demo@example.com";

/** A few more than work there, so that the warning of the last seats can be seen. */
const DEMO_SEATS = 64;

const QUESTIONS = [
  ["Do we have to pay overtime after 8 hours a day?", "CA"],
  ["How much paid sick leave do we owe with 12 employees?", "NY"],
  ["When is the final paycheck due if we fire someone?", "TX"],
  ["Can we ask applicants about their salary history?", "IL"],
  ["An employee reported harassment and was fired a week later", "WA"],
] as const;

/** Fills an empty demo folder with a fictional company; a second start adds nothing. */
export async function seedDemo(): Promise<string> {
  const known = await db().user.findUnique({ where: { email: HR }, select: { id: true } });
  if (!known) await makeDemo();
  return `Demo data of a fictional company. Sign in as ${HR}, ${COLLEAGUES[0][0]}, ${EMPLOYEES[1][0]}, ${CUSTOMER} or ${ADMIN} with the password ${PASSWORD}`;
}

async function makeDemo(): Promise<void> {
  await createAdministrator(ADMIN, PASSWORD);
  const { id } = await createAdministrator(HR, PASSWORD);
  await db().user.update({
    where: { id },
    data: {
      isAdmin: false,
      firstName: "Dana",
      lastName: "Example (demo)",
      accessLevel: "monthly",
      accessExpiry: after(now(), 30 * DAY_MS),
      atsAccessLevel: "monthly",
      atsAccessExpiry: after(now(), 30 * DAY_MS),
      hrisAccessLevel: "monthly",
      hrisAccessExpiry: after(now(), 30 * DAY_MS),
      hrisEmployeeCount: DEMO_SEATS,
    },
  });
  const principal = await demoPrincipal();
  const organization = await createOrganization(principal, { name: "Example Bakery (demo)" });
  await db().organization.update({ where: { id: organization.id }, data: { isDemo: true, headCount: 42 } });
  await addColleagues(organization.id);
  await seedDemoHiring(await demoPrincipal());
  await seedDemoPeople(await demoPrincipal());
  await linkDemoAccounts(organization.id);
  await seedDemoCustomers();
  await db().user.update({ where: { email: CUSTOMER }, data: { passwordHash: await hashPassword(PASSWORD) } });
  for (const [question, state] of QUESTIONS) {
    const switches = { cityLaws: false, federal: true, cases: true, risk: true };
    const asked = await ask(principal, { question, state, city: "", ...switches, submission: `demo-${state}` });
    await asked.assessment;
  }
}

async function addColleagues(organizationId: number): Promise<void> {
  const person = { lastName: "Example (demo)", passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: now() };
  const seats = [
    ...COLLEAGUES.map(([email, firstName, role]) => ({ email, firstName, role, hrRole: null })),
    ...EMPLOYEES.map(([email, firstName, hrRole]) => ({ email, firstName, role: null, hrRole })),
  ];
  for (const { email, firstName, role, hrRole } of seats) {
    const data = { ...person, email, firstName, defaultOrganizationId: organizationId };
    const { id } = await db().user.create({ data, select: { id: true } });
    await db().organizationMember.create({ data: { organizationId, userId: id, role, hrRole } });
  }
  const { id: roleId } = await db().userRole.findUniqueOrThrow({ where: { name: "support" }, select: { id: true } });
  const support = { ...person, email: SUPPORT, firstName: "Sam", roleAssignments: { create: { roleId } } };
  await db().user.create({ data: support, select: { id: true } });
}

async function demoPrincipal() {
  const address = "127.0.0.1";
  const { cookie } = await signIn({ email: HR, password: PASSWORD }, { address, userAgent: "demo" });
  return resolvePrincipal({ cookie: cookie.split(";")[0] ?? "", authorization: null, address });
}
