import type { FormOutcome } from "~/app/forms/form-outcome";
import { StatCard } from "~/app/ui/cards/stat-card";
import { ReportFilters, type ReportFilterValues } from "./report-filters";
import type { Choice, Schedule } from "./report-types";
import { Schedules } from "./schedules";

export type ReportsData = {
  reports: { type: string; title: string; headline: string; text: string; n: number; counted: string }[];
  values: ReportFilterValues;
  jobs: Choice[];
  departments: string[];
  schedules: Schedule[];
  readers: { id: number; name: string; email: string }[];
  more: { href: string; label: string; text: string }[];
  search: string;
  outcome: FormOutcome | null;
};

/** Every report with its one figure for the chosen days. */
export function ReportsScreen({ reports, values, jobs, departments, more, search, ...mail }: ReportsData) {
  return (
    <div className="grid gap-6">
      <h2 className="font-serif text-xl font-semibold">Reports</h2>
      <ReportFilters values={values} jobs={jobs} departments={departments} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {reports.map(({ type, title, headline, text, n, counted }) => (
          <li key={type} className="grid">
            <StatCard
              label={title}
              value={text}
              hint={`${headline} · n = ${n.toLocaleString("en-US")} ${counted}`}
              href={`/ats/reports/${type}${search}`}
            />
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <section className="grid gap-3">
          <h3 className="font-serif text-lg font-semibold">Fairness of selection</h3>
          <ul className="grid gap-3 sm:grid-cols-2">
            {more.map(({ href, label, text }) => (
              <li key={href} className="grid">
                <StatCard
                  label={label}
                  value={<span className="text-sm font-normal text-ink-2">{text}</span>}
                  href={href}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Schedules reports={reports} departments={departments} {...mail} />
    </div>
  );
}
