import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { ActiveJobs, RecentApplications, Tasks } from "./dashboard-lists";
import type { JobLine, RecentLine, Stats, TaskCounts } from "./dashboard-types";

type AtsDashboardProps = {
  firstName: string | null;
  stats: Stats;
  /** Null for who may not read applications. */
  recent: RecentLine[] | null;
  jobs: JobLine[];
  tasks: TaskCounts;
  /** Addresses that this member may go to: nothing leads to a closed door. */
  open: string[];
};

const TILES = [
  { href: "/ats/jobs/new", label: "Create New Job", text: "Start a requisition" },
  { href: "/ats/candidates/new", label: "Add Candidate", text: "By hand or with a resume" },
  { href: "/ats/jobs/interviews/new", label: "Schedule Interview", text: "With invitations by mail" },
  { href: "/ats/reports", label: "View Reports", text: "Funnel, time, sources" },
];

/** The specification's start page of the ATS, every figure computed. */
export function AtsDashboard({ firstName, stats, recent, jobs, tasks, open }: AtsDashboardProps) {
  const tiles = TILES.filter(({ href }) => open.includes(href));
  const link = (href: string) => (open.includes(href) ? href : undefined);
  return (
    <div className="grid gap-6">
      <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-action-soft px-5 py-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-serif text-xl font-semibold">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h2>
          <p className="mt-1 text-ink-2">What is open, what is new and what waits for you.</p>
        </div>
        {link("/ats/jobs/new") ? (
          <ButtonLink href="/ats/jobs/new" variant="primary">
            Post New Job
          </ButtonLink>
        ) : null}
        {link("/ats/candidates/new") ? <ButtonLink href="/ats/candidates/new">Add Candidate</ButtonLink> : null}
      </section>
      <Figures stats={stats} link={link} />
      {tiles.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {tiles.map(({ href, label, text }) => (
            <li key={href}>
              <StatCard
                label={label}
                value={<span className="text-sm font-normal text-ink-2">{text}</span>}
                href={href}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-3">
        {recent ? (
          <Card as="section" title="Recent Applications">
            <RecentApplications lines={recent} href={link("/ats/applications")} />
          </Card>
        ) : null}
        <Card as="section" title="Active Job Postings">
          <ActiveJobs lines={jobs} href={link("/ats/jobs")} />
        </Card>
        <Card as="section" title="Today's Tasks & Reminders">
          <Tasks tasks={tasks} open={open} />
        </Card>
      </div>
    </div>
  );
}

const NOT_ENOUGH = <span className="text-base font-normal text-ink-2">Not enough data yet</span>;

function Figures({ stats, link }: { stats: Stats; link: (href: string) => string | undefined }) {
  const { timeToHire, offerAcceptance } = stats;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
      <StatCard
        label="Active Jobs"
        value={stats.activeJobs}
        hint={`${stats.positions} ${stats.positions === 1 ? "position" : "positions"}`}
        href={link("/ats/jobs")}
      />
      <StatCard label="Total Candidates" value={stats.candidates} href={link("/ats/candidates")} />
      <StatCard label="Active Applications" value={stats.applications} href={link("/ats/applications")} />
      <StatCard
        label="Upcoming Interviews"
        value={stats.interviews}
        hint="Next 7 days"
        href={link("/ats/jobs/interviews")}
      />
      <StatCard label="Team Members" value={stats.team} hint="Active users" href={link("/ats/team")} />
      <StatCard
        label="Avg. Time to Hire"
        value={timeToHire ? `${timeToHire.days} days` : NOT_ENOUGH}
        hint={timeToHire ? `${timeToHire.hires} hires, last 30 days` : "Last 30 days"}
      />
      <StatCard
        label="Success Rate"
        value={offerAcceptance ? `${offerAcceptance.percent}%` : NOT_ENOUGH}
        hint={offerAcceptance ? `Offer acceptance rate, ${offerAcceptance.answered} answers` : "Offer acceptance rate"}
      />
    </div>
  );
}
