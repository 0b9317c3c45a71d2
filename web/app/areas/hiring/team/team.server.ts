import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { rowId } from "~/app/server/form-fields.server";
import {
  jobChoices,
  listTeam,
  memberMay,
  saveTeamMember,
  setSingleJobs,
  singleJobsForm,
  teamMemberForm,
} from "~/domain/hiring";
import { US_TIME_ZONES } from "~/domain/hiring/recruiting";
import { hiring, may } from "../hiring.server";

/** Everybody who takes part in hiring; for who runs the team also the jobs that somebody can be restricted to. */
export async function teamView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const runs = memberMay(member, "settings");
  return {
    team: await listTeam(member),
    zones: US_TIME_ZONES.map(([value, label]) => ({ value, label })),
    runs,
    jobs: memberMay(member, "team") ? await jobChoices(member) : null,
    membersHref: runs ? `/organizations/${member.organizationId}` : null,
  };
}

const failed = { title: "Not Saved", description: "Please check the form and try again." };
const ids = singleJobsForm.shape.jobIds.unwrap();

/** What the screen sends: every job, or those that are marked. */
const singleJobs = z
  .object({
    id: rowId,
    sees: z.enum(["all", "some"], "Choose every job or single ones."),
    jobIds: z.preprocess((sent) => [sent ?? []].flat().map(Number), ids),
  })
  .transform(({ id, sees, jobIds }) => ({ id, jobIds: sees === "all" ? null : jobIds }));

export const teamAction = acts(
  may("self:write"),
  {
    team: act({
      schema: z.object({ id: rowId, ...teamMemberForm.shape }),
      call: (member, { id, ...value }) => saveTeamMember(member, id, value),
      said: "Saved",
      failed,
    }),
    "single-jobs": act({
      guard: may("team"),
      schema: singleJobs,
      call: (member, { id, jobIds }) => setSingleJobs(member, id, { jobIds }),
      said: "Saved",
      failed,
    }),
  },
  { back: "/ats/team" },
);
