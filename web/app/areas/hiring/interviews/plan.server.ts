import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  hiringChoices,
  interviewPlan,
  listScorecardTemplates,
  readInterviewPlan,
  readJob,
  saveInterviewPlan,
} from "~/domain/hiring";
import { idOf, textOf } from "../act.server";
import { checked } from "../checked.server";
import { hiring } from "../hiring.server";
import { INTERVIEW_INTENT as INTENT } from "./interview-intents";

/** The interview plan of a job, with room for one more step. */
export async function planView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const jobId = idOf(arrival.params.id);
  const { title } = await orErrorScreen(readJob(member, jobId));
  const [steps, { people }, cards] = await Promise.all([
    orErrorScreen(readInterviewPlan(member, jobId)),
    hiringChoices(member),
    listScorecardTemplates(member),
  ]);
  return {
    jobId,
    title,
    steps,
    people,
    cards: cards.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
  };
}

/** Steps as the form has them, in its order; one without a name is not there. */
function stepsOf(form: FormData) {
  return form.getAll("step").flatMap((key) => {
    const field = (name: string) => textOf(form, `${name}-${String(key)}`);
    if (!field("name").trim() || field("remove") === "on") return [];
    return [
      {
        id: Number(field("id")) || null,
        name: field("name"),
        description: field("description"),
        type: field("type") || undefined,
        duration: Number(field("duration")) || 0,
        isRequired: field("required") === "on",
        interviewerIds: form.getAll(`people-${String(key)}`).map(Number),
        scorecardTemplateId: Number(field("card")) || null,
      },
    ];
  });
}

/** Saves the plan as a whole. */
export async function planAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const jobId = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const failed = { title: "Plan Not Saved", description: "Please check the steps." };
  return submit(form, { intent: INTENT.plan, schema: z.object({}).loose(), failed }, async () => {
    await saveInterviewPlan(member, jobId, checked(interviewPlan, { steps: stepsOf(form) }));
    return redirectTo(`/ats/jobs/${jobId}/plan`, { toast: { title: "Interview Plan Saved", variant: "success" } });
  });
}
