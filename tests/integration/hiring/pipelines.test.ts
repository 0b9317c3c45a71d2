import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { applicationBoard, moveApplication, receiveApplication, reopenApplication } from "~/domain/hiring/recruiting";
import {
  chooseStageTemplate,
  createJob,
  listStageTemplates,
  newJobForm,
  pipelineForm,
  readPipeline,
  removeStageTemplate,
  savePipeline,
  saveStageTemplate,
} from "~/domain/hiring/requisitions";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam } from "./team";

useDatabase();

let counter = 0;

const applied = (member: HiringMember, jobId: number): Promise<number> =>
  inHiring(member, async (tx) => {
    counter += 1;
    const { applicationId } = await receiveApplication(tx, {
      ...{ organizationId: member.organizationId, jobId, source: "Careers page", publicOnly: false },
      applicant: { email: `ann${counter}@example.com`, firstName: "Ann", lastName: "Lee" },
      actor: { kind: "member", userId: member.userId },
    });
    return applicationId;
  });

const newJob = (member: HiringMember) => createJob(member, newJobForm.parse({ title: "Baker" }));
const stagesOf = async (member: HiringMember, jobId: number) => (await readPipeline(member, jobId)).stages;
const names = async (member: HiringMember, jobId: number) => (await stagesOf(member, jobId)).map(({ name }) => name);
const save = (member: HiringMember, jobId: number, stages: object[]) =>
  savePipeline(member, jobId, pipelineForm.parse({ stages }));

describe("the pipeline of a job", () => {
  it("takes new names, places and stages; who stands there goes along, also where two change names", async () => {
    const { member } = await makeTeam();
    const jobId = await newJob(member);
    const id = await applied(member, jobId);
    const [first, screening, phone, , offer, hired] = await stagesOf(member, jobId);
    const onsite = (await stagesOf(member, jobId))[3];
    await save(member, jobId, [
      { ...first, name: "Inbox" },
      screening as object,
      { ...onsite, name: "Phone interview" },
      { ...phone, name: "Interview" },
      { name: "Trial shift", kind: "interviewing" },
      offer as object,
      hired as object,
    ]);
    expect(await names(member, jobId)).toEqual([
      "Inbox",
      "Screening",
      "Phone interview",
      "Interview",
      "Trial shift",
      "Offer",
      "Hired",
    ]);
    const board = await applicationBoard(member, jobId);
    expect(board.columns[0]).toMatchObject({ title: "Inbox", cards: [{ id, stage: "Inbox" }] });
    expect(await moveApplication(member, id, { stageId: onsite?.id })).toMatchObject({ status: "interviewing" });
  });

  it("keeps a stage in which somebody stands, and its kind", async () => {
    const { member } = await makeTeam();
    const jobId = await newJob(member);
    const id = await applied(member, jobId);
    await moveApplication(member, id, { status: "screening" });
    const all = await stagesOf(member, jobId);
    const without = all.filter(({ kind }) => kind !== "screening");
    await expect(save(member, jobId, without)).rejects.toMatchObject({
      message: "One person is in Screening. Move them first.",
    });
    const other = all.map((stage) => (stage.kind === "screening" ? { ...stage, kind: "interviewing" } : stage));
    await expect(save(member, jobId, other)).rejects.toMatchObject({ status: 422 });
    // Who was turned down holds no stage, and is reopened in what is left of it.
    await moveApplication(member, id, { status: "rejected", reason: "No practice" });
    await save(member, jobId, without);
    expect(await reopenApplication(member, id, "Another look")).toMatchObject({ status: "applied" });
    expect((await applicationBoard(member, jobId)).columns[0]?.cards).toHaveLength(1);
  });

  it("is refused without an end, twice the same name, kinds out of order, or with the stage of another job", async () => {
    const { member, organizationId } = await makeTeam();
    const jobId = await newJob(member);
    const [elsewhere] = await stagesOf(member, await newJob(member));
    const list = (...stages: [string, string][]) => ({ stages: stages.map(([name, kind]) => ({ name, kind })) });
    for (const wrong of [
      list(["Applied", "applied"], ["Offer", "offer"]),
      list(["Applied", "applied"], ["applied", "screening"], ["Offer", "offer"], ["Hired", "hired"]),
      list(["Applied", "applied"], ["Hired", "hired"]),
      list(["Applied", "applied"], ["Offer", "offer"], ["Screening", "screening"], ["Hired", "hired"]),
    ])
      expect(pipelineForm.safeParse(wrong).success).toBe(false);
    const stages = [
      { ...elsewhere, kind: "applied" },
      { name: "Offer", kind: "offer" },
      { name: "Hired", kind: "hired" },
    ];
    await expect(save(member, jobId, stages)).rejects.toMatchObject({ status: 422 });
    const stranger = (await makeTeam("Elsewhere")).member;
    await expect(readPipeline(stranger, jobId)).rejects.toMatchObject({ status: 404 });
    const manager = (await joinTeam(organizationId, "hiring_manager")).member;
    await expect(save(manager, jobId, await stagesOf(member, jobId))).rejects.toMatchObject({ status: 403 });
  });

  it("changed while somebody is moved leaves nobody in a stage that is gone", async () => {
    const { member } = await makeTeam();
    const jobId = await newJob(member);
    const id = await applied(member, jobId);
    const all = await stagesOf(member, jobId);
    const results = await Promise.allSettled([
      moveApplication(member, id, { status: "screening" }),
      save(
        member,
        jobId,
        all.filter(({ kind }) => kind !== "screening"),
      ),
    ]);
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    const board = await applicationBoard(member, jobId);
    const cards = board.columns.flatMap((column) => column.cards);
    expect(cards).toHaveLength(1);
  });
});

describe("pipelines to start from", () => {
  it("are kept under a name, chosen for new jobs, and removed when no new job starts with them", async () => {
    const { member } = await makeTeam();
    const stages = [
      { name: "Inbox", kind: "applied" as const },
      { name: "Trial", kind: "interviewing" as const },
      { name: "Yes", kind: "offer" as const },
      { name: "Start", kind: "hired" as const },
    ];
    const id = await saveStageTemplate(member, { name: "Bakery", stages });
    expect(await saveStageTemplate(member, { name: "Bakery", stages: stages })).toBe(id);
    await chooseStageTemplate(member, id);
    expect(await names(member, await newJob(member))).toEqual(["Inbox", "Trial", "Yes", "Start"]);
    await expect(removeStageTemplate(member, id)).rejects.toMatchObject({ code: "default" });
    const [, standard] = await listStageTemplates(member);
    await chooseStageTemplate(member, standard?.id ?? 0);
    await removeStageTemplate(member, id);
    expect(await listStageTemplates(member)).toHaveLength(1);
    const stranger = (await makeTeam("Elsewhere")).member;
    await expect(chooseStageTemplate(stranger, standard?.id ?? 0)).rejects.toMatchObject({ status: 404 });
  });
});
