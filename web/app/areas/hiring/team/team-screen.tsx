import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { ButtonLink } from "~/app/ui/actions/button";
import { Badge } from "~/app/ui/status/badge";
import type { JobChoice, TeamRow } from "~/domain/hiring";
import { EntryForm, type Zone } from "./entry-form";
import { OwnSingleJobs, SingleJobsForm } from "./single-jobs";

type TeamScreenProps = {
  team: TeamRow[];
  zones: Zone[];
  runs: boolean;
  /** Of whoever runs the team. */
  jobs: JobChoice[] | null;
  membersHref: string | null;
  outcome: FormOutcome | null;
};

const ROLES: Record<string, string> = {
  owner: "Owner",
  admin: "Admin",
  recruiter: "Recruiter",
  hiring_manager: "Hiring manager",
  interviewer: "Interviewer",
  viewer: "Viewer",
};

/** Everybody who takes part in hiring, their role and what they look after now. */
export function TeamScreen({ team, zones, runs, jobs, membersHref, outcome }: TeamScreenProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-serif text-xl font-semibold">Hiring team</h2>
        {membersHref ? (
          <ButtonLink size="sm" href={membersHref}>
            Invite and change roles
          </ButtonLink>
        ) : null}
      </div>
      <FormProblem outcome={outcome} />
      <ul className="rounded-card border border-line bg-card px-4">
        {team.map((member) => (
          <li key={member.id} className="border-t border-line-2 py-3 text-sm first:border-t-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 basis-60 break-words">
                <strong className="font-semibold">
                  {member.firstName} {member.lastName}
                </strong>
                {member.isSelf ? " (you)" : ""}
                <span className="block text-xs text-ink-2">
                  {[member.title, member.department, member.email, member.timeZone].filter(Boolean).join(" · ")}
                </span>
              </p>
              <span className="text-xs text-ink-2">
                {count(member.openJobs, "open job")}, {count(member.openApplications, "open application")}
              </span>
              {member.singleJobs ? <Badge tone="neutral">{count(member.singleJobs.length, "job")} only</Badge> : null}
              <Badge>{ROLES[member.role] ?? member.role}</Badge>
              {member.isActive ? null : <Badge tone="neutral">Left</Badge>}
            </div>
            {member.isSelf && member.singleJobs ? <OwnSingleJobs jobs={member.singleJobs} /> : null}
            {runs || member.isSelf ? <EntryForm member={member} zones={zones} /> : null}
            {jobs && !member.seesEveryJob ? <SingleJobsForm member={member} jobs={jobs} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? "" : "s"}`;
