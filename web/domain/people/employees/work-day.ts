import { Prisma } from "~/platform/db/generated/client";

/** The day as of which somebody's work is shown, of `employees e`: the first one of those who are still to come. */
export const workDayFrom = (day: Date): Prisma.Sql =>
  Prisma.sql`greatest(${day}::date, case when e.status in ('onboarding', 'draft') then e.hire_date end)`;
