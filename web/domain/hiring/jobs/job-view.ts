import type { JobModel as Job } from "~/platform/db/generated/models";
import type { HiringMember } from "../member/hiring-member";
import { allowedJobActions, type JobAction, stateOf } from "../states/job-states";
import { isOwnJob } from "./hold-job";

/** A job as the API and the screens show it. */
export type JobView = Omit<
  Job,
  "deletedAt" | "searchVector" | "lawCheckedFor" | "applicationDeadline" | "documentAttachments" | "organizationId"
> & {
  applicationDeadline: string | null;
  allowedActions: JobAction[];
};

export function jobView(job: Job, member: HiringMember, isAsked: boolean): JobView {
  const { deletedAt: _d, applicationDeadline, documentAttachments: _a, organizationId: _o, ...shown } = job;
  const { lawCheckedFor: _l, ...rest } = shown;
  const actor = { role: member.role, isOwn: isOwnJob(job, member), isAsked };
  return {
    ...rest,
    applicationDeadline: applicationDeadline?.toISOString().slice(0, 10) ?? null,
    allowedActions: job.isTemplate ? [] : allowedJobActions(stateOf(job), actor),
  };
}
