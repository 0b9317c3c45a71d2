import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { Conflict, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { StageShape } from "../settings/defaults";
import { readStages, stageList, stageShape } from "../settings/job-stages";

const MOST = 50;

export const stageTemplateForm = z.object({ name: requiredLine("Name", 100), stages: stageList(stageShape) });
export type StageTemplateForm = z.output<typeof stageTemplateForm>;

export type StageTemplateView = { id: number; name: string; isDefault: boolean; stages: StageShape[] };

/** Pipelines to start from; the default is what new jobs get. */
export const listStageTemplates = (member: HiringMember): Promise<StageTemplateView[]> =>
  inHiring(member, async (tx) => {
    const rows = await tx.stageTemplate.findMany({
      where: { organizationId: member.organizationId, isActive: true },
      orderBy: [{ isDefault: "desc" }, { name: "asc" }],
      take: MOST,
    });
    return rows.map(({ id, name, isDefault, stages }) => ({ id, name, isDefault, stages: readStages(stages) ?? [] }));
  });

/** Keeps a pipeline under a name; the same name again replaces what it stood for. */
export const saveStageTemplate = (member: HiringMember, { name, stages }: StageTemplateForm): Promise<number> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const known = await tx.stageTemplate.findFirst({ where: { organizationId, name }, select: { id: true } });
    if (!known && (await tx.stageTemplate.count({ where: { organizationId } })) >= MOST)
      throw new Conflict(`At most ${MOST} pipelines. Remove one first.`);
    const { id } = await tx.stageTemplate.upsert({
      where: { organizationId_name: { organizationId, name } },
      create: { organizationId, name, stages, createdBy: userId, createdAt: now() },
      update: { stages, isActive: true },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "stage_template.save",
      organizationId,
      entity: { type: "stage_template", id },
      detail: { name },
    });
    return id;
  });

/** Makes a pipeline the one that new jobs get. */
export const chooseStageTemplate = (member: HiringMember, id: number): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    await tx.$queryRaw`select id from stage_templates where organization_id = ${organizationId} order by id for update`;
    const known = await tx.stageTemplate.count({ where: { id, organizationId, isActive: true } });
    if (known === 0) throw new NotFound("This pipeline was not found.");
    await tx.stageTemplate.updateMany({ where: { organizationId, isDefault: true }, data: { isDefault: false } });
    await tx.stageTemplate.update({ where: { id }, data: { isDefault: true }, select: { id: true } });
  });

/** Removes a pipeline that is not the default; jobs that began with it keep theirs. */
export const removeStageTemplate = (member: HiringMember, id: number): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const row = await tx.stageTemplate.findFirst({
      where: { id, organizationId },
      select: { isDefault: true, name: true },
    });
    if (!row) throw new NotFound("This pipeline was not found.");
    if (row.isDefault)
      throw new Conflict("New jobs start with this pipeline. Choose another one first.", { code: "default" });
    await tx.stageTemplate.delete({ where: { id } });
    await recordAudit(tx, member.principal, {
      action: "stage_template.delete",
      organizationId,
      entity: { type: "stage_template", id },
      detail: { name: row.name },
    });
  });
