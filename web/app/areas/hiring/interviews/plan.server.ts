import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import { hiringChoices } from "~/domain/hiring";
import {
  interviewPlan,
  listScorecardTemplates,
  readInterviewPlan,
  saveInterviewPlan,
} from "~/domain/hiring/recruiting";
import { readJob } from "~/domain/hiring/requisitions";
import { hiring, may } from "../hiring.server";
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
export const planAction = onlyAct(
  may("jobs:write"),
  INTENT.plan,
  act({
    schema: interviewPlan,
    read: (form) => ({ steps: stepsOf(form) }),
    call: (member, plan, { id }) => saveInterviewPlan(member, id, plan),
    said: "Interview Plan Saved",
    failed: { title: "Plan Not Saved", description: "Please check the steps." },
  }),
  { back: ({ id }) => `/ats/jobs/${id}/plan` },
);
