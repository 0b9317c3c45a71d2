import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  addApplication,
  applicationBoard,
  checkTransition,
  listApplications,
  moveApplication,
  moveMany,
  reopenApplication,
  transferApplication,
  undoMany,
  undoMove,
  withdrawByCandidate,
} from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { MINUTE_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { ProductError } from "~/platform/errors";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

let counter = 0;

async function makeCandidate(member: HiringMember, fields: object = {}): Promise<number> {
  counter += 1;
  const form = candidateForm.parse({
    firstName: "Kim",
    lastName: `Ito${counter}`,
    email: `kim${counter}@example.com`,
    ...fields,
  });
  return (await createCandidate(member, form)).id;
}

async function jobWithStages(member: HiringMember, columns: object = {}): Promise<number> {
  const jobId = await publishedJob(member, columns);
  await inHiring(member, (tx) => copyStages(tx, member.organizationId, jobId));
  return jobId;
}

async function applied(member: HiringMember, jobId: number): Promise<number> {
  return (await addApplication(member, { candidateId: await makeCandidate(member), jobId })).id;
}

const eventsOf = (member: HiringMember, applicationId: number) =>
  inHiring(member, (tx) => tx.applicationStageEvent.findMany({ where: { applicationId }, orderBy: { id: "asc" } }));

describe("a move", () => {
  it("goes forward freely, backward with a reason, and writes how long the stage took", async () => {
    const { member } = await makeTeam();
    const id = await applied(member, await jobWithStages(member));
    shiftClock(30 * MINUTE_MS);
    await moveApplication(member, id, { status: "interviewing" });
    shiftClock(0);
    await expect(moveApplication(member, id, { status: "screening" })).rejects.toMatchObject({ status: 422 });
    await moveApplication(member, id, { status: "screening", reason: "One more call" });
    const events = await eventsOf(member, id);
    expect(events.map(({ action, toStatus }) => `${action} ${toStatus}`)).toEqual([
      "apply applied",
      "move interviewing",
      "move screening",
    ]);
    expect(events[1]?.secondsInPrevious).toBeGreaterThanOrEqual(30 * 60 - 5);
    expect(events[2]?.reasonText).toBe("One more call");
  });

  it("between two stages of one state goes by the pipeline's order", async () => {
    const { member } = await makeTeam();
    const jobId = await jobWithStages(member);
    const id = await applied(member, jobId);
    const stages = await inHiring(member, (tx) =>
      tx.jobStage.findMany({ where: { jobId, kind: "interviewing" }, orderBy: { position: "asc" } }),
    );
    const [phone, onsite] = stages.map((stage) => stage.id) as [number, number];
    await moveApplication(member, id, { stageId: onsite });
    await expect(moveApplication(member, id, { stageId: phone })).rejects.toMatchObject({ status: 422 });
  });

  it("by two recruiters at once is made once, and the slower one is told", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "recruiter")).member;
    const id = await applied(member, await jobWithStages(member));
    const answers = await Promise.allSettled([
      moveApplication(member, id, { status: "screening", version: 1 }),
      moveApplication(other, id, { status: "interviewing", version: 1 }),
    ]);
    const refused = answers.find((answer) => answer.status === "rejected");
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    expect(refused?.reason).toMatchObject({ status: 409, code: "stale" });
    expect(await eventsOf(member, id)).toHaveLength(2);
  });

  it("of somebody else's application finds nothing", async () => {
    const { member } = await makeTeam();
    const stranger = (await makeTeam("Other")).member;
    const id = await applied(member, await jobWithStages(member));
    await expect(moveApplication(stranger, id, { status: "screening" })).rejects.toMatchObject({ status: 404 });
    expect((await listApplications(stranger, { status: "all", limit: 25 })).data).toEqual([]);
  });
});

describe("a hire", () => {
  it("takes a seat, is refused when none is free, and can be taken back by an admin only", async () => {
    const { member, organizationId } = await makeTeam();
    const recruiter = (await joinTeam(organizationId, "recruiter")).member;
    const jobId = await jobWithStages(member, { openings: 1 });
    const [first, second] = [await applied(member, jobId), await applied(member, jobId)];
    for (const id of [first, second]) await moveApplication(recruiter, id, { status: "offer" });
    await moveApplication(recruiter, first, { status: "hired" });
    await expect(moveApplication(recruiter, second, { status: "hired" })).rejects.toMatchObject({ code: "no_seat" });
    await expect(moveApplication(recruiter, first, { status: "offer", reason: "Early" })).rejects.toMatchObject({
      status: 403,
    });
    await moveApplication(member, first, { status: "offer", reason: "Did not start" });
    await moveApplication(recruiter, second, { status: "hired" });
  });

  it("of two for one seat at the same moment is one", async () => {
    const { member } = await makeTeam();
    const jobId = await jobWithStages(member, { openings: 1 });
    const ids = [await applied(member, jobId), await applied(member, jobId)];
    for (const id of ids) await moveApplication(member, id, { status: "offer" });
    const answers = await Promise.allSettled(ids.map((id) => moveApplication(member, id, { status: "hired" })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("an end", () => {
  it("needs a reason of the employer, keeps the stage, and is reopened there", async () => {
    const { member } = await makeTeam();
    const id = await applied(member, await jobWithStages(member));
    await moveApplication(member, id, { status: "interviewing" });
    await expect(moveApplication(member, id, { status: "rejected" })).rejects.toMatchObject({ status: 422 });
    await moveApplication(member, id, { status: "rejected", reason: "Position was filled" });
    const back = await reopenApplication(member, id, "Position is open again");
    expect(back.status).toBe("interviewing");
  });

  it("comes from the candidate, too, but nothing else does", async () => {
    const { member, organizationId } = await makeTeam();
    const id = await applied(member, await jobWithStages(member));
    await inHiring(member, (tx) => withdrawByCandidate(tx, { organizationId, applicationId: id }));
    const [, withdrawn] = await eventsOf(member, id);
    expect(withdrawn).toMatchObject({ action: "withdraw", actorKind: "candidate", actedBy: null });
  });

  it("starts the clock for which the law keeps the records", async () => {
    const { member } = await makeTeam();
    const id = await applied(member, await jobWithStages(member));
    await moveApplication(member, id, { status: "rejected", reason: "Another candidate fits better" });
    const { candidate } = await inHiring(member, (tx) =>
      tx.application.findFirstOrThrow({ where: { id }, include: { candidate: true } }),
    );
    // Title VII: one year from the action (29 CFR 1602.14).
    expect(candidate.retainUntil?.getTime()).toBeGreaterThan(Date.now() + 360 * 24 * 60 * MINUTE_MS);
  });

  it("by transfer opens an application for the other job, and a second one there is refused", async () => {
    const { member } = await makeTeam();
    const [from, to] = [await jobWithStages(member), await jobWithStages(member)];
    const id = await applied(member, from);
    const moved = await transferApplication(member, id, to);
    const application = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id: moved.id } }));
    expect(application).toMatchObject({ jobId: to, status: "applied", transferredFromId: id });
    await expect(addApplication(member, { candidateId: application.candidateId, jobId: to })).rejects.toMatchObject({
      code: "already_applied",
    });
  });
});

describe("undo", () => {
  it("puts the stage, its clock and the history back, for ten minutes and for whoever moved", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "recruiter")).member;
    const id = await applied(member, await jobWithStages(member));
    const before = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id } }));
    shiftClock(60 * MINUTE_MS);
    const { eventId } = await moveApplication(member, id, { status: "rejected", reason: "Mistake" });
    await expect(undoMove(other, id, eventId)).rejects.toMatchObject({ code: "cannot_undo" });
    await undoMove(member, id, eventId);
    const after = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id } }));
    expect(after).toMatchObject({
      status: "applied",
      stageId: before.stageId,
      rejectedAt: null,
      rejectionReason: null,
    });
    expect(Math.abs(after.stageEnteredAt.getTime() - before.stageEnteredAt.getTime())).toBeLessThan(MINUTE_MS);
    const again = await moveApplication(member, id, { status: "screening" });
    shiftClock(71 * MINUTE_MS);
    await expect(undoMove(member, id, again.eventId)).rejects.toMatchObject({ code: "cannot_undo" });
    shiftClock(0);
  });

  it("of a rejection does not make a second active application", async () => {
    const { member } = await makeTeam();
    const jobId = await jobWithStages(member);
    const candidateId = await makeCandidate(member);
    const { id } = await addApplication(member, { candidateId, jobId });
    const { eventId } = await moveApplication(member, id, { status: "rejected", reason: "Twice" });
    await addApplication(member, { candidateId, jobId });
    await expect(undoMove(member, id, eventId)).rejects.toMatchObject({ code: "already_applied" });
  });
});

describe("many at once", () => {
  it("are rejected each for itself, with a mail each, and can be taken back", async () => {
    const { member } = await makeTeam();
    const jobId = await jobWithStages(member);
    const ids = [await applied(member, jobId), await applied(member, jobId)];
    const mail = {
      subject: "Your application for {{job.title}}",
      body: "Hello {{candidate.firstName}},\n\nwe go on with others.",
    };
    const results = await moveMany(member, {
      items: [...ids, 999_999].map((id) => ({ id })),
      status: "rejected",
      reason: "Position was filled",
      mail,
    });
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
    const sent = await inHiring(member, (tx) =>
      tx.candidateMessage.findMany({ where: { applicationId: { in: ids } } }),
    );
    expect(sent.map(({ subject }) => subject)).toEqual(["Your application for Baker", "Your application for Baker"]);
    const back = await undoMany(
      member,
      results.flatMap(({ id, eventId }) => (eventId ? [{ id, eventId }] : [])),
    );
    expect(back.every(({ ok }) => ok)).toBe(true);
  });
});

describe("lists", () => {
  it("find by the candidate's name and the job's title, page by page", async () => {
    const { member } = await makeTeam();
    const [bakers, drivers] = [await jobWithStages(member), await jobWithStages(member, { title: "Driver" })];
    for (let index = 0; index < 3; index += 1) await applied(member, bakers);
    const candidateId = await makeCandidate(member, { firstName: "Zelda", lastName: "Quist" });
    await addApplication(member, { candidateId, jobId: drivers });
    expect((await listApplications(member, { search: "driv", status: "all", limit: 25 })).data).toHaveLength(1);
    expect((await listApplications(member, { search: "zelda", status: "all", limit: 25 })).data).toHaveLength(1);
    const first = await listApplications(member, { status: "active", limit: 3 });
    const second = await listApplications(member, { status: "active", limit: 3, cursor: first.nextCursor ?? "" });
    expect(first.data.length + second.data.length).toBe(4);
    expect(second.nextCursor).toBeNull();
    const board = await applicationBoard(member, bakers);
    expect(board.columns.find(({ status }) => status === "applied")?.cards).toHaveLength(3);
  });
});

describe("any sequence of calls", () => {
  it("never leaves the machine", async () => {
    const { member, organizationId } = await makeTeam();
    const hands = [
      member,
      (await joinTeam(organizationId, "recruiter")).member,
      (await joinTeam(organizationId, "hiring_manager")).member,
    ];
    const jobId = await jobWithStages(member, { openings: 100 });
    const step = fc.record({
      hand: fc.integer({ min: 0, max: 2 }),
      to: fc.constantFrom(...APPLICATION_STATUSES),
      reason: fc.option(fc.constant("Because"), { nil: null }),
      isUndo: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const id = await applied(member, jobId);
        let last = 0;
        for (const { hand, to, reason, isUndo } of steps) {
          const by = hands[hand] as HiringMember;
          const call = isUndo && last ? undoMove(by, id, last) : moveApplication(by, id, { status: to, reason });
          const moved = await call.catch((error: unknown) => {
            if (!(error instanceof ProductError)) throw error;
            return null;
          });
          if (moved && "eventId" in moved && moved.eventId) last = Number(moved.eventId);
        }
        const events = await eventsOf(member, id);
        for (const [index, event] of events.entries()) {
          if (index === 0) continue;
          // The chain is whole, and every link but an undo is one of the table.
          expect(event.fromStatus).toBe(events[index - 1]?.toStatus);
          if (event.action === "undo") continue;
          const where = { from: event.fromStatus as ApplicationStatus, to: event.toStatus as ApplicationStatus };
          const by = hands.find(({ userId }) => userId === event.actedBy) as HiringMember;
          expect(checkTransition(event.action as "move", { ...where, actor: by.role })).toBe("allowed");
        }
        const now = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id } }));
        expect(now.status).toBe(events.at(-1)?.toStatus);
        expect(Boolean(now.rejectedAt)).toBe(now.status === "rejected");
        expect(Boolean(now.hiredAt)).toBe(now.status === "hired");
      }),
      { numRuns: Number(process.env.SEQUENCES ?? 15), seed: 20261122 },
    );
  });
});

it("the wall stands where a query forgets its organization", async () => {
  const { member } = await makeTeam();
  const stranger = (await makeTeam("Wall")).member;
  const id = await applied(member, await jobWithStages(member));
  expect(await inHiring(stranger, (tx) => tx.application.findMany({ where: { id } }))).toEqual([]);
  expect(await db().application.findMany({ where: { id } })).toEqual([]);
});
