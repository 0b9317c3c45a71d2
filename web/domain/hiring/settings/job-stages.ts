import { z } from "zod";
import type { Transaction } from "~/platform/db/client";
import { DEFAULT_STAGES, STAGE_KINDS, type StageShape } from "./defaults";

export const stageShape = z.object({ name: z.string().trim().min(1).max(80), kind: z.enum(STAGE_KINDS) });

/** Gives a new job its pipeline: the chosen template's, else the organization's default, else the built-in one. */
export async function copyStages(
  tx: Transaction,
  organizationId: number,
  jobId: number,
  templateId: number | null = null,
): Promise<void> {
  const template = await tx.stageTemplate.findFirst({
    where: { organizationId, isActive: true, ...(templateId ? { id: templateId } : { isDefault: true }) },
    orderBy: { id: "asc" },
  });
  const stages = readStages(template?.stages) ?? DEFAULT_STAGES;
  await tx.jobStage.createMany({
    data: stages.map(({ name, kind }, position) => ({ organizationId, jobId, name, kind, position })),
  });
}

/** The stages of a stored template; null when they are none. */
export function readStages(stored: unknown): StageShape[] | null {
  const parsed = z.array(stageShape).min(1).safeParse(stored);
  return parsed.success ? parsed.data : null;
}
