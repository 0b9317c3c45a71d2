import type { FindingView, JobDetail } from "~/domain/hiring/requisitions";

/** A job's page data as it arrives in the browser. */
export type JobData = JobDetail;
export type Finding = FindingView;
export type JobRights = {
  mayWrite: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  mayOverride: boolean;
  mayOpenSite: boolean;
};
export type JobActionLink = { action: string; label: string };
