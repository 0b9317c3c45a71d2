import { DateTime } from "luxon";
import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { FACTS } from "../reports/facts";
import type { ReportQuery } from "../reports/report-query";
import { type GroupCount, type ImpactLine, impactOf } from "./impact";

/** Steps of the pipeline that a selection can be looked at in: from whom, to what. */
export const IMPACT_STEPS = {
  "applied-hired": { from: "applied", to: "hired", label: "Application to hire" },
  "applied-screening": { from: "applied", to: "screening", label: "Application to screening" },
  "screening-interviewing": { from: "screening", to: "interviewing", label: "Screening to interview" },
  "interviewing-offer": { from: "interviewing", to: "offer", label: "Interview to offer" },
  "offer-hired": { from: "offer", to: "hired", label: "Offer to hire" },
} as const;
export type ImpactStep = keyof typeof IMPACT_STEPS;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Write a month as YYYY-MM.");

/** Whole months only: comparing days next to each other could single one person out. */
export const impactQuery = z
  .object({
    fromMonth: month.optional(),
    toMonth: month.optional(),
    step: z.enum(Object.keys(IMPACT_STEPS) as [ImpactStep, ...ImpactStep[]]).default("applied-hired"),
    jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    department: z.string().trim().max(100).optional(),
  })
  .transform(({ fromMonth, toMonth, ...rest }) => {
    const last = toMonth ?? today().slice(0, 7);
    const first = fromMonth ?? DateTime.fromISO(`${last}-01`).minus({ months: 11 }).toFormat("yyyy-MM");
    const [begin = last, end = last] = [first, last].sort();
    return { fromMonth: begin, toMonth: end, ...rest };
  });
export type ImpactQuery = z.output<typeof impactQuery>;

/** The query of a program; what cannot be is refused with its field. */
export function readImpactQuery(given: z.input<typeof impactQuery>): ImpactQuery {
  const read = impactQuery.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidField(String(issue?.path[0] ?? "fromMonth"), issue?.message ?? "Check the months.");
}

export type ImpactReport = {
  fromMonth: string;
  toMonth: string;
  step: string;
  /** Everybody who came to the step's start, and how many of them said something of themselves. */
  pool: number;
  answeredShare: number | null;
  groups: { title: string; lines: ImpactLine[] }[];
};

const STAGES = ["applied", "screening", "interviewing", "offer", "hired"];
const from = (stage: string): string[] => STAGES.slice(STAGES.indexOf(stage));

export const reportDays = ({ fromMonth, toMonth, jobId, department }: ImpactQuery): ReportQuery => ({
  from: `${fromMonth}-01`,
  to: DateTime.fromISO(`${toMonth}-01`).endOf("month").toFormat("yyyy-MM-dd"),
  jobId,
  department: department || undefined,
  start: "applied",
});

/** Selection rates by sex, by race and ethnicity, and by both, from the voluntary answers. Totals only. */
export const adverseImpact = (member: HiringMember, query: ImpactQuery): Promise<ImpactReport> =>
  inHiring(member, async (tx) => {
    const { from: start, to, label } = IMPACT_STEPS[query.step];
    const rows = await countRows(tx, member.organizationId, query, { start, to });
    // Beside the transaction: support that only looks reads in one that changes nothing.
    await recordAudit(db(), member.principal, {
      action: "adverse_impact.read",
      organizationId: member.organizationId,
      entity: { type: "organization", id: member.organizationId },
      detail: { ...query },
    });
    const pool = rows.reduce((sum, row) => sum + row.pool, 0);
    const answered = rows.reduce((sum, row) => (row.gender || row.race ? sum + row.pool : sum), 0);
    return {
      fromMonth: query.fromMonth,
      toMonth: query.toMonth,
      step: label,
      pool,
      // Rounded, so that it does not give a small group away.
      answeredShare: pool >= 20 ? Math.round((answered / pool) * 20) * 5 : null,
      groups: [
        { title: "Sex", lines: impactOf(collect(rows, ({ gender }) => gender)) },
        { title: "Race and ethnicity", lines: impactOf(collect(rows, ({ race }) => race)) },
        {
          title: "Both together",
          lines: impactOf(
            collect(rows, ({ gender, race }) => (gender && race ? bothOf(gender, race) : null)),
            (category) => category.split(BOTH),
          ),
        },
      ],
    };
  });

const BOTH = " · ";
export const bothOf = (gender: string, race: string): string => `${gender}${BOTH}${race}`;

export type CountRow = { gender: string | null; race: string | null; pool: number; selected: number };

export const countRows = (
  tx: Transaction,
  organizationId: number,
  query: ImpactQuery,
  { start, to }: { start: string; to: string },
): Promise<CountRow[]> => tx.$queryRaw<CountRow[]>`
  select e.gender, e.ethnicity as race, count(*)::int as pool,
    (count(*) filter (where f.mark = any(${from(to)}::text[])))::int as selected
  from (${FACTS.funnel(organizationId, reportDays(query))}) f
  left join eeo_responses e on e.organization_id = ${organizationId} and e.application_ref = f.application_id
  where f.mark = any(${from(start)}::text[])
  group by 1, 2`;

/** Rows of one category together; who did not say is in none. */
export function collect(rows: CountRow[], categoryOf: (row: CountRow) => string | null): GroupCount[] {
  const byCategory = new Map<string, GroupCount>();
  for (const row of rows) {
    const category = categoryOf(row);
    if (category === null) continue;
    const known = byCategory.get(category) ?? { category, pool: 0, selected: 0 };
    byCategory.set(category, { category, pool: known.pool + row.pool, selected: known.selected + row.selected });
  }
  return [...byCategory.values()].sort((a, b) => a.category.localeCompare(b.category));
}
