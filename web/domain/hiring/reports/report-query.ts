import { z } from "zod";
import { DAY_MS, today } from "~/platform/clock";
import { Prisma } from "~/platform/db/generated/client";
import { invalidField } from "~/platform/errors";

const USUAL_DAYS = 90;
const LONGEST_DAYS = 3 * 366;

const plainDate = z.iso.date("Write a date as YYYY-MM-DD.");

/** Day so many days before or after another, both plain dates. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** What a report looks at. Both days count; without them it is the last 90 days. */
export const reportQuery = z
  .object({
    from: plainDate.optional(),
    to: plainDate.optional(),
    jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    department: z.string().trim().max(100).optional(),
    /** Where the clock of time to hire starts. */
    start: z.enum(["applied", "contacted", "posted"]).default("applied"),
  })
  .transform(({ from, to, ...rest }) => {
    const last = to ?? today();
    return { from: from ?? dayFrom(last, 1 - USUAL_DAYS), to: last, ...rest };
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day must not be before the first." })
  .refine(({ from, to }) => dayFrom(from, LONGEST_DAYS) >= to, {
    path: ["from"],
    message: "Choose at most three years.",
  });
export type ReportQuery = z.output<typeof reportQuery>;

/** The query of a program; what cannot be is refused with its field. */
export function readReportQuery(given: z.input<typeof reportQuery>): ReportQuery {
  const read = reportQuery.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidField(String(issue?.path[0] ?? "from"), issue?.message ?? "Check the days.");
}

/** The days of a query as a condition on a moment; days begin and end on the East Coast, like all days of the product. */
export const during = (column: Prisma.Sql, { from, to }: Pick<ReportQuery, "from" | "to">): Prisma.Sql =>
  Prisma.sql`${column} >= (${from}::text::date)::timestamp at time zone 'America/New_York'
    and ${column} < (${to}::text::date + 1)::timestamp at time zone 'America/New_York'`;

/** The job and department of a query as a condition on `j`. */
export const ofJobs = ({ jobId, department }: Pick<ReportQuery, "jobId" | "department">): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`true`,
      ...(jobId ? [Prisma.sql`j.id = ${jobId}`] : []),
      ...(department ? [Prisma.sql`j.department = ${department}`] : []),
    ],
    " and ",
  );
