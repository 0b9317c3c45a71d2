import { afterEach, describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { eraseOld, readKeeping, releaseLegalHold, saveKeeping, setLegalHold } from "~/domain/hiring/candidates";
import { moveApplication } from "~/domain/hiring/recruiting";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { applicant, keepMails } from "./pipeline";
import { makeTeam, publishedJob } from "./team";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const run = () => eraseOld({ signal: new AbortController().signal });
const rejected = async (member: HiringMember, job: object = {}) => {
  const one = await applicant(member, { job });
  await moveApplication(member, one.applicationId, { status: "rejected", reason: "Position was filled" });
  return one.candidateId;
};
const erased = async (member: HiringMember) =>
  (
    await inHiring(member, (tx) =>
      tx.candidate.findMany({ where: { erasedAt: { not: null } }, orderBy: { id: "asc" } }),
    )
  ).map(({ id }) => id);
const afterMonths = (months: number) => shiftClock((months * 365.25 * DAY_MS) / 12 + 9 * DAY_MS);

describe("candidates nobody needs any more", () => {
  it("stay where the company has set no period", async () => {
    const { member } = await makeTeam();
    await rejected(member);
    afterMonths(240);
    await run();
    expect(await erased(member)).toEqual([]);
  });

  it("are erased when the company's period is over, with what the run did for the company and for the audit", async () => {
    const { member, organizationId } = await makeTeam();
    await saveKeeping(member, { months: 60 });
    const gone = await rejected(member);
    const open = await applicant(member);
    const held = await rejected(member);
    await setLegalHold(member, held, "Charge at the EEOC");
    const agreed = await rejected(member);
    const agreement = { organizationId, candidateId: agreed, purpose: "keep_on_file", granted: true };
    await inHiring(member, (tx) =>
      tx.consent.create({ data: { ...agreement, textShown: "Keep me.", textHash: "0".repeat(64) } }),
    );
    const hired = await applicant(member);
    await moveApplication(member, hired.applicationId, { status: "offer" });
    await moveApplication(member, hired.applicationId, { status: "hired" });
    afterMonths(59);
    await run();
    expect(await erased(member)).toEqual([]);
    afterMonths(61);
    expect(await readKeeping(member)).toMatchObject({ months: 60, due: 1, held: 1, runs: [] });
    expect(await run()).toMatchObject({ erased: 1, held: 1 });
    expect(await erased(member)).toEqual([gone]);
    expect(await erased(member)).not.toContain(open.candidateId);
    const audits = await db().auditEntry.findMany({ where: { organizationId, action: "candidate.erase" } });
    expect(audits).toMatchObject([{ entityId: String(gone), detail: { because: "retention", months: 60 } }]);
    expect(await readKeeping(member)).toMatchObject({ due: 0, held: 1, runs: [{ removed: 1, held: 1 }] });
    await releaseLegalHold(member, held);
    await run();
    expect(await erased(member)).toEqual([gone, held]);
  });

  it("stay as long as the law of the job's state asks for, however short the company's period is", async () => {
    const { member } = await makeTeam();
    await saveKeeping(member, { months: 12 });
    const inCalifornia = await rejected(member, { location: "Los Angeles, CA" });
    const row = await inHiring(member, (tx) => tx.candidate.findFirstOrThrow({ where: { id: inCalifornia } }));
    const years = ((row.retainUntil?.getTime() ?? 0) - now().getTime()) / (365.25 * DAY_MS);
    expect(years).toBeGreaterThan(3.9);
    // Somebody else's hand must not shorten it.
    await inHiring(member, (tx) => tx.candidate.update({ where: { id: inCalifornia }, data: { retainUntil: null } }));
    afterMonths(13);
    await run();
    expect(await erased(member)).toEqual([]);
    afterMonths(49);
    await run();
    expect(await erased(member)).toEqual([inCalifornia]);
  });

  it("stay for the first week of a new period, so that a slip of the finger erases nobody", async () => {
    const { member } = await makeTeam();
    const old = await rejected(member, { location: "Reno, NV" });
    afterMonths(120);
    await saveKeeping(member, { months: 24 });
    expect(await readKeeping(member)).toMatchObject({ due: 1, startsAt: expect.any(Date) });
    await run();
    expect(await erased(member)).toEqual([]);
    await saveKeeping(member, { months: null });
    afterMonths(121);
    await run();
    expect(await erased(member)).toEqual([]);
    await saveKeeping(member, { months: 24 });
    afterMonths(122);
    await run();
    expect(await erased(member)).toEqual([old]);
  });

  it("of one company are not another's", async () => {
    const [one, other] = [await makeTeam(), await makeTeam()];
    await saveKeeping(one.member, { months: 60 });
    await rejected(one.member);
    await rejected(other.member);
    afterMonths(61);
    await run();
    expect(await erased(one.member)).toHaveLength(1);
    expect(await erased(other.member)).toEqual([]);
  });

  it("are many: a run goes through all of them, and one that is told to end begins nothing more", async () => {
    const { member, organizationId } = await makeTeam();
    await saveKeeping(member, { months: 60 });
    await inHiring(member, (tx) =>
      tx.candidate.createMany({
        data: Array.from({ length: 120 }, (_, turn) => ({
          organizationId,
          email: `old${turn}@example.com`,
          firstName: "Old",
          lastName: "Candidate",
          createdAt: now(),
        })),
      }),
    );
    const job = await publishedJob(member);
    expect(job).toBeGreaterThan(0);
    afterMonths(61);
    expect(await eraseOld({ signal: AbortSignal.abort() })).toMatchObject({ erased: 0 });
    expect(await run()).toMatchObject({ erased: 120 });
  });
});

it("a period is a year at least, and twenty at most", async () => {
  const { member } = await makeTeam();
  for (const months of [0, 11, 241, 12.5]) {
    await expect(saveKeeping(member, { months })).rejects.toMatchObject({ status: 422 });
  }
  expect(await readKeeping(member)).toMatchObject({ months: null, due: 0, startsAt: null });
});
