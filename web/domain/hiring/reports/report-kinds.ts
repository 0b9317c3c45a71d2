import {
  days,
  FEWEST,
  type Group,
  percent,
  type ReportBody,
  type ReportColumn,
  type ReportLine,
  type ReportType,
} from "./report-types";

type Kind = {
  title: string;
  /** In words, what is counted and how: printed on the report. */
  definition: string;
  /** What `n` counts. */
  counted: string;
  lineName: string;
  body: (groups: Group[], total: Group | null) => ReportBody;
  /** Marks of the rows behind a column; all of them where it names none. */
  marks?: (key: string) => { key?: string; marks?: string[] };
};

const count = (key: string, label: string): ReportColumn => ({ key, label, format: "count" });
const share = (key: string, label: string): ReportColumn => ({ key, label, format: "percent" });
const time = (key: string, label: string): ReportColumn => ({ key, label, format: "days" });
const money = (key: string, label: string): ReportColumn => ({ key, label, format: "money" });

const STAGES = ["applied", "screening", "interviewing", "offer", "hired"] as const;
const STAGE_LABELS: Record<string, string> = {
  applied: "Applied",
  screening: "Screening",
  interviewing: "Interviewing",
  offer: "Offer",
  hired: "Hired",
};
const from = (stage: string) => STAGES.slice(STAGES.indexOf(stage as "applied"));

/** The groups of one line together, in the order of their size. */
function lines(
  groups: Group[],
  values: (of: Group[]) => (number | null)[],
  size: (of: Group[]) => number,
): ReportLine[] {
  const byKey = new Map<string, Group[]>();
  for (const group of groups) {
    const key = group.key as string;
    byKey.set(key, [...(byKey.get(key) ?? []), group]);
  }
  return [...byKey]
    .map(([key, of]) => ({ line: { key, label: of[0]?.label as string, values: values(of) }, size: size(of) }))
    .sort((a, b) => b.size - a.size || a.line.label.localeCompare(b.line.label))
    .map(({ line }) => line);
}

const counted = (of: Group[], marks?: readonly string[]): number =>
  of.reduce((sum, { mark, count: n }) => (marks && !marks.includes(mark as string) ? sum : sum + n), 0);
const all = (of: Group[]) => counted(of);

/** Lines of a duration: how many, median, mean, 90th percentile. */
const durations =
  (name: string, headline: string) =>
  (groups: Group[], total: Group | null): ReportBody => ({
    headline: { label: headline, value: total && total.count >= FEWEST ? days(total.median) : null, format: "days" },
    columns: [count("count", name), time("median", "Median"), time("mean", "Mean"), time("p90", "90th percentile")],
    lines: lines(groups, ([one]) => [one?.count as number, days(one?.median), days(one?.mean), days(one?.p90)], all),
    drawn: 1,
  });

/** Every report: a row of data that the queries, the screens, the mails and the API read. */
export const REPORTS: Record<ReportType, Kind> = {
  funnel: {
    title: "Funnel",
    definition:
      "Of the applications that came in between the two days: how many ever reached each step, wherever they stand now. Steps that were undone do not count.",
    counted: "applications",
    lineName: "Step",
    body: (groups) => {
      const reached = STAGES.map((stage) => counted(groups, from(stage)));
      const countAt = (index: number) => reached[index] as number;
      const total = countAt(0);
      return {
        headline: {
          label: "Hired of those who applied",
          value: total >= FEWEST ? percent(countAt(4), total) : null,
          format: "percent",
        },
        columns: [count("reached", "Reached"), share("ofAll", "Of all"), share("ofBefore", "Of the step before")],
        lines: STAGES.map((stage, index) => ({
          key: stage,
          label: STAGE_LABELS[stage] as string,
          values: [
            countAt(index),
            percent(countAt(index), total),
            index === 0 ? null : percent(countAt(index), countAt(index - 1)),
          ],
        })),
        drawn: 0,
      };
    },
    marks: (key) => ({ marks: from(key) }),
  },
  time_to_hire: {
    title: "Time to hire",
    definition:
      "Of the people hired between the two days: days from the start you choose (application, first contact, or posting of the job) to the hire. Hires without that start are left out.",
    counted: "hires",
    lineName: "Job",
    body: durations("Hires", "Median days to hire"),
  },
  time_in_stage: {
    title: "Time in stage",
    definition:
      "Days that applications spent in a stage before they left it between the two days, in whatever direction. Applications that are still in a stage are not counted yet.",
    counted: "stays in a stage",
    lineName: "Stage",
    body: durations("Stays", "Median days in a stage"),
  },
  source: {
    title: "Sources",
    definition:
      "Where the applications of these days came from, how many of them ever reached an interview, and how many were hired.",
    counted: "applications",
    lineName: "Source",
    body: (groups, total) => ({
      headline: {
        label: "Hired of those who applied",
        value: total && total.count >= FEWEST ? percent(counted(groups, ["hired"]), total.count) : null,
        format: "percent",
      },
      columns: [
        count("count", "Applications"),
        count("interviewed", "Interviewed"),
        count("hired", "Hired"),
        share("rate", "Hired of applied"),
      ],
      lines: lines(
        groups,
        (of) => [
          all(of),
          counted(of, from("interviewing")),
          counted(of, ["hired"]),
          percent(counted(of, ["hired"]), all(of)),
        ],
        all,
      ),
      drawn: 0,
    }),
  },
  offer_acceptance: {
    title: "Offer acceptance",
    definition:
      "Accepted offers divided by accepted and declined ones, for offers answered between the two days. Expired offers are shown beside and are not part of the rate; withdrawn ones are left out.",
    counted: "offers",
    lineName: "Department",
    body: (groups) => {
      const accepted = counted(groups, ["accepted"]);
      const answered = counted(groups, ["accepted", "declined"]);
      return {
        headline: {
          label: "Accepted of those answered",
          value: answered >= FEWEST ? percent(accepted, answered) : null,
          format: "percent",
        },
        columns: [
          count("accepted", "Accepted"),
          count("declined", "Declined"),
          count("expired", "Expired"),
          share("rate", "Acceptance"),
        ],
        lines: lines(
          groups,
          (of) => [
            counted(of, ["accepted"]),
            counted(of, ["declined"]),
            counted(of, ["expired"]),
            percent(counted(of, ["accepted"]), counted(of, ["accepted", "declined"])),
          ],
          all,
        ),
        drawn: 3,
      };
    },
  },
  pipeline: {
    title: "Pipeline by recruiter",
    definition:
      "Applications of these days that are open now, by the recruiter they are assigned to, or else the recruiter of the job.",
    counted: "open applications",
    lineName: "Recruiter",
    body: (groups, total) => ({
      headline: { label: "Open applications", value: total?.count ?? 0, format: "count" },
      columns: [
        ...STAGES.slice(0, 4).map((stage) => count(stage, STAGE_LABELS[stage] as string)),
        count("count", "Together"),
      ],
      lines: lines(groups, (of) => [...STAGES.slice(0, 4).map((stage) => counted(of, [stage])), all(of)], all),
      drawn: 4,
    }),
  },
  referrals: {
    title: "Referrals",
    definition:
      "Applications that came through a colleague's referral between the two days, how many were hired, and the bonuses that came of them. Owed are bonuses that are due or will be; void ones are left out.",
    counted: "referred applications",
    lineName: "Colleague",
    body: (groups, total) => {
      const sumOf = (of: Group[], states: string[]) =>
        of.reduce(
          (sum, { mark, sum: cents }) => (states.includes(mark?.split("/")[1] as string) ? sum + (cents ?? 0) : sum),
          0,
        );
      const hired = (of: Group[]) =>
        of.reduce((sum, { mark, count: n }) => (mark?.startsWith("hired/") ? sum + n : sum), 0);
      return {
        headline: {
          label: "Hired of those referred",
          value: total && total.count >= FEWEST ? percent(hired(groups), total.count) : null,
          format: "percent",
        },
        columns: [
          count("count", "Referred"),
          count("hired", "Hired"),
          share("rate", "Hired of referred"),
          money("owed", "Bonus owed"),
          money("paid", "Bonus paid"),
        ],
        lines: lines(
          groups,
          (of) => [
            all(of),
            hired(of),
            percent(hired(of), all(of)),
            sumOf(of, ["eligible", "payable"]),
            sumOf(of, ["paid"]),
          ],
          all,
        ),
        drawn: 0,
      };
    },
  },
};
