import { Forbidden } from "~/platform/errors";
import { ORGANIZATION_MANAGERS } from "./organization-role";
import type { OrganizationRole } from "./principal";

type Entry = { role: string };
type Restricted = Entry & { seesOnlyJobs: boolean; jobIds: number[] };

/** The columns of an entry of the team that say which jobs the person sees; `jobsOf` alone reads them. */
const COLUMNS = { role: true, seesOnlyJobs: true, jobIds: true } as const;
export const RESTRICTION: { readonly role: true } = COLUMNS;

/** The only jobs that somebody sees, of an entry that was read with `RESTRICTION`; null: all. Owners and admins see all: they set it. */
export const jobsOf = (entry: Entry): number[] | null => {
  const { role, seesOnlyJobs, jobIds } = entry as Restricted;
  return seesOnlyJobs && !ORGANIZATION_MANAGERS.includes(role as OrganizationRole) ? jobIds : null;
};

/** Whether somebody of the team sees what belongs to a job. */
export const seesJob = (person: Entry, jobId: number): boolean => jobsOf(person)?.includes(jobId) ?? true;

/** Refuses what reaches beyond single jobs: new jobs, people without one, and a person as a whole. */
export function requireEveryJob({ jobs }: { jobs: readonly number[] | null }, what: string): void {
  if (jobs === null) return;
  throw new Forbidden(`You work on single jobs here, and ${what}. An owner or admin of hiring can do it for you.`, {
    code: "single_jobs",
  });
}
