import { describe, expect, it } from "vitest";
import {
  HIRING_ABILITIES,
  hiringChoices,
  hiringDashboard,
  hiringMember,
  inHiring,
  listTeam,
  roleAllows,
} from "~/domain/hiring";
import { receiveApplication } from "~/domain/hiring/recruiting";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { joinTeam, makeTeam, principalOf, publishedJob } from "./team";

useDatabase();

const applicant = { email: "kim@example.com", firstName: "Kim", lastName: "Ito" };
const application = (organizationId: number, jobId: number) => ({
  organizationId,
  jobId,
  applicant,
  source: "Careers page",
  actor: { kind: "candidate" as const, userId: null },
  publicOnly: true,
});

describe("a member of a hiring team", () => {
  it("needs access to the ATS", async () => {
    const cookie = await sessionCookie(await makeUser());
    await expect(hiringMember(await principalOf(cookie))).rejects.toMatchObject({ status: 402 });
  });

  it("gets an organization, a pipeline, reasons and mail templates at the first use, once", async () => {
    const admin = await sessionCookie(await makeUser({ isAdmin: true }));
    const arrivals = [principalOf(admin), principalOf(admin)].map(async (principal) => hiringMember(await principal));
    const [first, second] = await Promise.all(arrivals);
    expect(second).toMatchObject({ organizationId: first?.organizationId, teamMemberId: first?.teamMemberId });
    const { organizationId = 0 } = first ?? {};
    const made = await inHiring({ jobs: null, organizationId }, async (tx) => ({
      stages: await tx.stageTemplate.count({ where: { organizationId } }),
      reasons: await tx.reason.count({ where: { organizationId } }),
      team: await tx.teamMember.count({ where: { organizationId } }),
    }));
    expect(made).toMatchObject({ stages: 1, team: 1 });
    expect(made.reasons).toBeGreaterThan(5);
  });

  it("works on what the owner bought, within the abilities of the role", async () => {
    const { organizationId } = await makeTeam();
    const { cookie } = await joinTeam(organizationId, "viewer");
    const principal = await principalOf(cookie);
    for (const ability of Object.keys(HIRING_ABILITIES) as (keyof typeof HIRING_ABILITIES)[]) {
      const asked = hiringMember(principal, ability);
      if (roleAllows("viewer", ability)) await expect(asked).resolves.toMatchObject({ organizationId });
      else await expect(asked).rejects.toMatchObject({ status: 403, code: "role_missing" });
    }
  });

  it("sees names of applicants on the start page only where the role may read applications", async () => {
    const { member, organizationId } = await makeTeam();
    await inHiring(member, async (tx) =>
      receiveApplication(tx, application(organizationId, await publishedJob(member))),
    );
    for (const role of ["recruiter", "hiring_manager"] as const)
      expect((await hiringDashboard((await joinTeam(organizationId, role)).member)).recent).toHaveLength(1);
    for (const role of ["interviewer", "viewer"] as const) {
      const { recent, tasks } = await hiringDashboard((await joinTeam(organizationId, role)).member);
      expect({ recent, unread: tasks.unread }).toEqual({ recent: null, unread: 0 });
    }
  });

  it("can be asked for from the day of joining on, and for nothing after leaving", async () => {
    const { member, organizationId } = await makeTeam();
    const user = await makeUser({ firstName: "Ines", lastName: "Quist" });
    const membership = await db().organizationMember.create({
      data: { organizationId, userId: user.id, role: "interviewer" },
    });
    const names = async () => (await hiringChoices(member)).people.map(({ name }) => name);
    expect(await names()).toContain("Ines Quist");
    await db().organizationMember.update({ where: { id: membership.id }, data: { isActive: false } });
    expect(await names()).not.toContain("Ines Quist");
    const [left] = (await listTeam(member)).filter(({ email }) => email === user.email);
    expect(left).toMatchObject({ isActive: false, role: "interviewer" });
  });

  it("can only read and export while the organization is being closed", async () => {
    const { cookie, organizationId } = await makeTeam();
    await db().organization.update({ where: { id: organizationId }, data: { closingAt: new Date() } });
    const principal = await principalOf(cookie);
    await expect(hiringMember(principal, "export")).resolves.toBeTruthy();
    await expect(hiringMember(principal, "jobs:write")).rejects.toMatchObject({ code: "organization_closing" });
  });
});

describe("an application", () => {
  it("comes in once, makes the candidate, and stands in the first stage", async () => {
    const { member, organizationId } = await makeTeam();
    const jobId = await publishedJob(member);
    const receive = () => inHiring(member, (tx) => receiveApplication(tx, application(organizationId, jobId)));
    const received = await receive();
    expect(received).toMatchObject({ isNewCandidate: true, jobTitle: "Baker" });
    expect(await receive()).toMatchObject({ isRepeat: true, applicationId: received.applicationId });
    const byMember = { ...application(organizationId, jobId), actor: { kind: "member" as const, userId: null } };
    const second = inHiring(member, (tx) => receiveApplication(tx, byMember));
    await expect(second).rejects.toMatchObject({ code: "already_applied" });
    const events = await inHiring(member, (tx) => tx.applicationStageEvent.findMany({ where: { jobId } }));
    expect(events).toMatchObject([{ action: "apply", toStatus: "applied", actorKind: "candidate" }]);
  });

  it("never changes what is known of a candidate; what the team sends adds to it, what a stranger sends does not", async () => {
    const { member, organizationId } = await makeTeam();
    const [first, second] = [await publishedJob(member), await publishedJob(member)];
    const { candidateId } = await inHiring(member, (tx) =>
      receiveApplication(tx, { ...application(organizationId, first), applicant: { ...applicant, city: "Reno" } }),
    );
    const other = { ...applicant, firstName: "Somebody", lastName: "Else", city: "Miami", state: "FL" };
    await inHiring(member, (tx) =>
      receiveApplication(tx, { ...application(organizationId, second), applicant: other }),
    );
    const read = () => inHiring(member, (tx) => tx.candidate.findFirst({ where: { id: candidateId } }));
    expect(await read()).toMatchObject({ firstName: "Kim", lastName: "Ito", city: "Reno", state: null });
    const third = application(organizationId, await publishedJob(member));
    const byMember = { ...third, applicant: other, actor: { kind: "member" as const, userId: null } };
    await inHiring(member, (tx) => receiveApplication(tx, byMember));
    const kept = await read();
    expect(kept).toMatchObject({ firstName: "Kim", lastName: "Ito", city: "Reno", state: "FL" });
  });

  it("is refused for a closed job, and for an internal one from outside", async () => {
    const { member, organizationId } = await makeTeam();
    const closed = await publishedJob(member, { status: "closed" });
    const internal = await publishedJob(member, { isInternalOnly: true });
    const receive = (jobId: number) =>
      inHiring(member, (tx) => receiveApplication(tx, application(organizationId, jobId)));
    await expect(receive(closed)).rejects.toMatchObject({ code: "job_closed" });
    await expect(receive(internal)).rejects.toMatchObject({ status: 404 });
  });
});
