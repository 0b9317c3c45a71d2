import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, rowId, textOf } from "~/app/server/form-fields.server";
import { type HiringMember, memberMay } from "~/domain/hiring";
import {
  listStageTemplates,
  pipelineForm,
  readPipeline,
  savePipeline,
  saveStageTemplate,
  stageTemplateForm,
} from "~/domain/hiring/requisitions";
import { NotFound } from "~/platform/errors";
import { hiring, may } from "../hiring.server";
import { PIPELINE_INTENT as INTENT } from "./job-intents";

/** The pipeline of a job and those it could take over. */
export async function pipelineView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const jobId = idOf(arrival.params.id);
  const pipeline = await orErrorScreen(readPipeline(member, jobId));
  return {
    jobId,
    ...pipeline,
    templates: await listStageTemplates(member),
    mayKeep: memberMay(member, "settings"),
  };
}

/** Rows of the form in the order of their places; a new one without a name is not there. */
function stagesOf(form: FormData) {
  return form
    .getAll("stage")
    .map(String)
    .map((row) => ({
      place: Number(textOf(form, `place-${row}`)) || 99,
      id: Number(row) || null,
      name: textOf(form, `name-${row}`).trim(),
      kind: textOf(form, `kind-${row}`),
      isGone: textOf(form, `remove-${row}`) === "on",
    }))
    .filter(({ id, name, isGone }) => !isGone && (id !== null || name !== ""))
    .sort((a, b) => a.place - b.place)
    .map(({ id, name, kind }) => ({ id, name, kind }));
}

/** Stages of another pipeline; those of the same name and kind stay where people stand. */
async function takenOver(member: HiringMember, jobId: number, templateId: number) {
  const template = (await listStageTemplates(member)).find(({ id }) => id === templateId);
  if (!template) throw new NotFound("This pipeline was not found.");
  const { stages } = await readPipeline(member, jobId);
  return template.stages.map(({ name, kind }) => {
    const same = stages.find((stage) => stage.kind === kind && stage.name.toLowerCase() === name.toLowerCase());
    return { id: same?.id ?? null, name, kind };
  });
}

const failed = { title: "Pipeline Not Saved", description: "Please check the stages." };
const keptAs = z.object({ name: z.string().default("") });

/** Keeps the pipeline of a job for others to take over. */
async function keep(member: HiringMember, jobId: number, name: string) {
  const { stages } = await readPipeline(member, jobId);
  await saveStageTemplate(member, checked(stageTemplateForm, { name, stages }));
}

/** The forms of a job's pipeline. */
export const pipelineAction = acts(
  may("read"),
  {
    [INTENT.keep]: act({
      guard: may("settings"),
      schema: keptAs,
      call: (member, { name }, { id }) => keep(member, id, name),
      said: "Pipeline Kept",
      failed,
    }),
    [INTENT.use]: act({
      guard: may("jobs:write"),
      schema: z.object({ templateId: rowId }),
      call: async (member, { templateId }, { id }) =>
        savePipeline(member, id, checked(pipelineForm, { stages: await takenOver(member, id, templateId) })),
      said: "Pipeline Saved",
      failed,
    }),
    [INTENT.save]: act({
      guard: may("jobs:write"),
      schema: pipelineForm,
      read: (form) => ({ stages: stagesOf(form) }),
      call: (member, wish, { id }) => savePipeline(member, id, wish),
      said: "Pipeline Saved",
      failed,
    }),
  },
  { back: ({ id }) => `/ats/jobs/${id}/stages` },
);
