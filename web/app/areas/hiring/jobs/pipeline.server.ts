import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  type HiringMember,
  listStageTemplates,
  memberMay,
  pipelineForm,
  readPipeline,
  savePipeline,
  saveStageTemplate,
  stageTemplateForm,
} from "~/domain/hiring";
import { NotFound } from "~/platform/errors";
import { idOf, textOf } from "../act.server";
import { checked } from "../checked.server";
import { hiring } from "../hiring.server";
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

/** The forms of a job's pipeline. */
export async function pipelineAction(arrival: ActionFunctionArgs) {
  const jobId = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const member = await hiring(arrival, intent === INTENT.keep ? "settings" : "jobs:write");
  const failed = { title: "Pipeline Not Saved", description: "Please check the stages." };
  return submit(form, { intent, schema: z.object({}).loose(), failed }, async () => {
    const back = (title: string) =>
      redirectTo(`/ats/jobs/${jobId}/stages`, { toast: { title, variant: "success" as const } });
    if (intent === INTENT.keep) {
      const { stages } = await readPipeline(member, jobId);
      await saveStageTemplate(member, checked(stageTemplateForm, { name: textOf(form, "name"), stages }));
      return back("Pipeline Kept");
    }
    const wished =
      intent === INTENT.use ? await takenOver(member, jobId, Number(textOf(form, "templateId"))) : stagesOf(form);
    await savePipeline(member, jobId, checked(pipelineForm, { stages: wished }));
    return back("Pipeline Saved");
  });
}
