import { figuresAtPlace } from "~/domain/research";
import { businessDaysAfter } from "~/platform/business-days";
import type { Transaction } from "~/platform/db/client";
import { addDays, dateOf, dayOf } from "../plain-days";

/** 42 U.S.C. 653a: states may ask for less, never allow more. */
const FEDERAL_REPORT_DAYS = 20;
/** 8 CFR 274a.2(b)(1)(ii)(B). */
const I9_BUSINESS_DAYS = 3;

/** What the first day of somebody asks for, each with its day and its law; made once, also when it is asked for again. */
export async function firstDayTasks(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  createdBy: number | null,
): Promise<void> {
  const position = await tx.employeePosition.findFirstOrThrow({
    where: { organizationId, employeeId, isPrimary: true },
    orderBy: { startDate: "desc" },
    select: { startDate: true, place: { select: { state: true } } },
  });
  const start = dayOf(position.startDate);
  const report = await reportRule(position.place?.state ?? null);
  const tasks = [
    {
      key: "i9_section_1",
      title: "Form I-9, section 1",
      owner: "employee",
      dueOn: start,
      citation: "8 CFR 274a.2(b)(1)(i)(A)",
      lawId: null,
    },
    {
      key: "i9_section_2",
      title: "Form I-9, section 2: look at the documents",
      owner: "hr",
      dueOn: businessDaysAfter(start, I9_BUSINESS_DAYS),
      citation: "8 CFR 274a.2(b)(1)(ii)(B)",
      lawId: null,
    },
    { key: "w4", title: "Form W-4", owner: "employee", dueOn: start, citation: "26 CFR 31.3402(f)(2)-1", lawId: null },
    {
      key: "new_hire_report",
      title: `Report the new hire to the state (within ${report.days} days)`,
      owner: "hr",
      dueOn: addDays(start, report.days),
      citation: report.citation,
      lawId: report.lawId,
    },
  ];
  await tx.peopleTask.createMany({
    data: tasks.map((task) => ({
      ...task,
      dueOn: dateOf(task.dueOn),
      list: "first_day",
      organizationId,
      employeeId,
      createdBy,
    })),
    skipDuplicates: true,
  });
}

/** The days that the place gives for the report, where its law names fewer than the federal one. */
async function reportRule(state: string | null): Promise<{ days: number; citation: string; lawId: number | null }> {
  const rules = state ? await figuresAtPlace("new_hire_notice", state) : [];
  const found = rules
    .filter(({ law }) => law.jurisdiction === state)
    .flatMap(({ law, figures }) => {
      const days = figures.find(({ key }) => key === "reportDays")?.value;
      return typeof days === "number" && days <= FEDERAL_REPORT_DAYS
        ? [{ days, citation: (law.citation ?? law.title).slice(0, 300), lawId: law.id }]
        : [];
    })[0];
  return found ?? { days: FEDERAL_REPORT_DAYS, citation: "42 U.S.C. 653a(b)(2)", lawId: null };
}
