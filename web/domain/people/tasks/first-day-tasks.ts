import { figuresAtPlace, type PlaceSentence, sentencesAtPlace } from "~/domain/research";
import { businessDaysAfter } from "~/platform/calendar/business-days";
import type { Transaction } from "~/platform/db/client";
import { addDays, dateOf, dayOf, dayOrNull } from "../plain-days";
import { stateForms } from "./hire-forms";

/** 42 U.S.C. 653a: states may ask for less, never allow more. */
const FEDERAL_REPORT_DAYS = 20;
/** 8 CFR 274a.2(b)(1)(ii)(B). */
const I9_BUSINESS_DAYS = 3;

type Task = {
  key: string;
  title: string;
  detail?: string;
  owner: "employee" | "hr";
  dueOn: string;
  citation: string | null;
  lawId: number | null;
};

/**
 * What the first day of somebody asks for, each with its day and its law. Asked for again it makes nothing twice: open tasks
 * take the days of the first day as it is now, what was done or skipped stays.
 */
export async function firstDayTasks(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  createdBy: number | null,
): Promise<void> {
  const employments = await tx.employmentPeriod.findMany({
    where: { organizationId, employeeId },
    orderBy: { id: "asc" },
    select: { startDate: true, endDate: true },
  });
  const position = await tx.employeePosition.findFirstOrThrow({
    where: { organizationId, employeeId, isPrimary: true },
    orderBy: { startDate: "desc" },
    select: { startDate: true, place: { select: { state: true } } },
  });
  // Somebody who is hired again fills everything in again.
  const again = employments.length > 1 ? `:${employments.length}` : "";
  const start = dayOf(employments.find(({ endDate }) => endDate === null)?.startDate ?? position.startDate);
  const wanted = (await tasksOf(start, position.place?.state ?? null)).map((task) => ({
    ...task,
    key: task.key + again,
  }));
  const known = await tx.peopleTask.findMany({
    where: { organizationId, employeeId, list: "first_day", key: { in: wanted.map(({ key }) => key) } },
  });
  const byKey = new Map(known.map((row) => [row.key, row]));
  for (const { dueOn, ...task } of wanted) {
    const row = byKey.get(task.key);
    if (!row || !["todo", "in_progress", "blocked"].includes(row.status) || dayOrNull(row.dueOn) === dueOn) continue;
    await tx.peopleTask.update({
      where: { id: row.id },
      data: { ...task, dueOn: dateOf(dueOn), version: { increment: 1 } },
      select: { id: true },
    });
  }
  await tx.peopleTask.createMany({
    data: wanted
      .filter(({ key }) => !byKey.has(key))
      .map((task) => ({
        ...task,
        ...{ dueOn: dateOf(task.dueOn), list: "first_day", organizationId, employeeId, createdBy },
      })),
    skipDuplicates: true,
  });
}

/** Federal papers, the certificate of the state, and what the law of the place says is given at hire. */
async function tasksOf(start: string, state: string | null): Promise<Task[]> {
  const report = await reportRule(state);
  return [
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
    ...stateForms(state).map(
      ({ key, form, name, says, issuer }): Task => ({
        key,
        title: `${form}: ${name}`.slice(0, 300),
        detail: `${says} Issued by: ${issuer}.`,
        owner: "employee",
        dueOn: start,
        citation: null,
        lawId: null,
      }),
    ),
    ...(await noticesOf(start, state)),
    {
      key: "new_hire_report",
      title: `Report the new hire to the state (within ${report.days} days)`,
      owner: "hr",
      dueOn: addDays(start, report.days),
      citation: report.citation,
      lawId: report.lawId,
    },
  ];
}

/** One notice for each of these points; its words are those of the law. */
const NOTICES = [
  { point: "new_hire_notice.wage_notice", key: "wage_notice", title: "Written notice of pay" },
  { point: "new_hire_notice.handouts", key: "handouts", title: "Brochures and rights at hire" },
  // Of a law that was not read by points yet: what its notices are about, its words say.
  { point: "new_hire_notice.notice", key: "hire_notices", title: "Notices at hire" },
  { point: "paid_sick_leave.notice", key: "sick_leave_notice", title: "Notice of paid sick leave" },
] as const;

async function noticesOf(start: string, state: string | null): Promise<Task[]> {
  if (!state) return [];
  const points = NOTICES.map(({ point }) => point);
  const sentences = (await sentencesAtPlace(points, { state, day: start })).filter(
    ({ law, role, mood, holding }) =>
      law.jurisdiction === state && role !== "exception" && mood === "must" && holding.verdict !== "no",
  );
  return NOTICES.flatMap(({ point, key, title }) => {
    const said = sentences.filter((sentence) => sentence.point === point);
    return said[0] ? [{ ...noticeOf(said[0], said), key, title: `${title} (${state})`, dueOn: start }] : [];
  });
}

const noticeOf = ({ law, cite }: PlaceSentence, all: PlaceSentence[]) => ({
  detail: all.map(({ text }) => text).join(" "),
  owner: "hr" as const,
  citation: (cite ?? law.citation ?? law.title).slice(0, 300),
  lawId: law.id,
});

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
