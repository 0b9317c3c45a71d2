import { z } from "zod";
import type { Transaction } from "~/platform/db/client";
import { DEFAULT_STAGES, STAGE_KINDS, type StageShape } from "./defaults";

export const stageShape = z.object({
  name: z.string().trim().min(1, "Give each stage a name").max(80, "At most 80 characters"),
  kind: z.enum(STAGE_KINDS),
});

const rank = (kind: StageShape["kind"]): number => STAGE_KINDS.indexOf(kind);

/** What is wrong with a pipeline, in words; null where nothing is. */
export function stagesProblem(stages: StageShape[]): string | null {
  if (stages.length < 2) return "At least 2 stages";
  if (stages.length > 20) return "At most 20 stages";
  if (stages[0]?.kind !== "applied") return "The first stage must be of the kind applied";
  if (stages.at(-1)?.kind !== "hired") return "The last stage must be of the kind hired";
  if (new Set(stages.map(({ name }) => name.toLowerCase())).size !== stages.length)
    return "Each stage needs a name of its own";
  if (!stages.some(({ kind }) => kind === "offer"))
    return "A stage of the kind offer is needed: people are hired from there";
  const isBackward = stages.some(({ kind }, at) => rank(kind) < rank(stages[at - 1]?.kind ?? "applied"));
  return isBackward ? "The kinds must follow each other: applied, screening, interviewing, offer, hired" : null;
}

/** A list of stages as somebody wishes it, refused in words. */
export const stageList = <Shape extends z.ZodType<StageShape>>(shape: Shape) =>
  z.array(shape).superRefine((stages, context) => {
    const message = stagesProblem(stages);
    if (message) context.addIssue({ code: "custom", message });
  });

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
