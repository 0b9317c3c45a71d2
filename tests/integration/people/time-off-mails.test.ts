import { describe, expect, it } from "vitest";
import { addDays } from "~/domain/people/plain-days";
import { today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, joinCompany, makeCompany } from "./company";
import { policyOf } from "./time-off-company";

useDatabase();

const monday = (weeks: number): string =>
  addDays(today(), ((8 - new Date(`${today()}T00:00:00Z`).getUTCDay()) % 7) + weeks * 7);

const BOSS = "boss@miller.example.com";
const ANA = "ana@miller.example.com";

async function team(bossCanSignIn: boolean) {
  const owner = await makeCompany();
  const bossId = await added(owner, { startDate: "2024-01-01", email: BOSS });
  const anaId = await added(owner, { startDate: "2024-01-01", managerId: bossId, email: ANA, lastName: "Silva" });
  const ana = await joinCompany(owner.organizationId, "employee", anaId);
  const boss = bossCanSignIn ? await joinCompany(owner.organizationId, "employee", bossId) : null;
  const policyId = await policyOf(owner, { carryOverMinutes: 0 });
  return { owner, ana, anaId, boss, policyId };
}

const ask = async (caller: Caller, body: object): Promise<number> =>
  (await call(caller, "POST", "time-off/requests", body)).body.id;
const step = (caller: Caller, id: number, body: object) => call(caller, "POST", `time-off/requests/${id}/step`, body);

/** What left since the last look: to whom, and what it is about. */
async function mails(organizationId: number): Promise<string[]> {
  return inOrganization(organizationId, async (tx) => {
    const rows = await tx.mail.findMany({ where: { template: { startsWith: "leave-" } }, orderBy: { id: "asc" } });
    await tx.mail.updateMany({ where: { template: { startsWith: "leave-" } }, data: { template: "told" } });
    return rows.map(({ toAddress, subject }) => `${toAddress}: ${subject}`);
  });
}

describe("mails of leave", () => {
  it("tell the manager who asks and withdraws, and the person what was decided, without the reason of the leave", async () => {
    const { owner, ana, boss, policyId } = await team(true);
    const told = () => mails(owner.organizationId);
    const id = await ask(ana, { policyId, startDate: monday(3), reason: "A secret of mine" });
    const [mail] = await inOrganization(owner.organizationId, (tx) => tx.mail.findMany({ where: { toAddress: BOSS } }));
    expect(JSON.stringify(mail?.data)).not.toContain("secret of mine");
    expect(await told()).toEqual([`${BOSS}: Ana Silva asks for leave`]);
    await step(boss as Caller, id, { action: "approve" });
    expect(await told()).toEqual([`${ANA}: Your leave is approved`]);
    await step(ana, id, { action: "cancel" });
    expect(await told()).toEqual([`${BOSS}: Ana Silva withdraws leave`]);
    const next = await ask(ana, { policyId, startDate: monday(4) });
    await told();
    await step(boss as Caller, next, { action: "deny", ground: "staffing", reason: "Two of us are away." });
    expect(await told()).toEqual([`${ANA}: Your leave was not approved`]);
  });

  it("go to HR where the manager cannot sign in, and to the person where HR asks for them; a preview sends none", async () => {
    const { owner, ana, anaId, policyId } = await team(false);
    const told = () => mails(owner.organizationId);
    const { body } = await call(ana, "POST", "time-off/requests", { policyId, startDate: monday(3), preview: true });
    expect(body.id).toBeNull();
    expect(await told()).toEqual([]);
    await ask(ana, { policyId, startDate: monday(3) });
    const [first, ...rest] = await told();
    expect(first).toMatch(/: Ana Silva asks for leave$/);
    expect(rest).toEqual([]);
    expect(first).not.toContain(BOSS);
    await ask(owner, { employeeId: anaId, policyId, startDate: monday(5) });
    expect(await told()).toEqual([`${ANA}: Leave was asked for you`]);
  });
});
