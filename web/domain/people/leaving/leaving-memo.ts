import { usd } from "~/domain/pay";
import { dateText } from "~/platform/calendar/date-text";
import { makePdf, type Pdf, printable } from "~/platform/pdf";
import type { PeopleMember } from "../member/people-member";
import type { Cited } from "./cited";
import { KIND_WORDS, type LeavingKind } from "./leaving-form";
import { AT_ONCE } from "./leaving-tasks";
import type { LeavingPlan } from "./plan";
import { readLeaving } from "./read-leavings";

const INK = "#14213d";
const QUIET = "#5f6c84";
const LEFT = 72;
const WIDTH = 468;
const HOUR = 60;

/** The memo of a decision, with the law that it rests on as it was then: for the file, not for the one who leaves. */
export async function leavingMemo(member: PeopleMember, employeeId: number): Promise<{ name: string; bytes: Buffer }> {
  const { plan, kind, lastDay, reason, number, status } = await readLeaving(member, employeeId);
  const title = `Last day of ${plan.name}`;
  const bytes = await makePdf(
    {
      margins: { top: 72, bottom: 72, left: LEFT, right: LEFT },
      info: { Title: printable(title), Author: printable(member.organizationName), CreationDate: noon(plan.madeOn) },
    },
    (pdf) => {
      quiet(pdf, member.organizationName);
      heading(pdf, "H1", title);
      line(
        pdf,
        `${KIND_WORDS[kind as LeavingKind]}; last day ${day(lastDay)}; employee ${number}; ${status.replace("_", " ")}.`,
      );
      if (reason) line(pdf, `Reason: ${reason}`);
      writePlan(pdf, plan);
      quiet(pdf, `The law as of ${day(plan.madeOn)}, from the corpus of Statewise. Not legal advice.`);
    },
  );
  return { name: `last-day-${number.replaceAll(/[^\w-]/g, "_")}.pdf`, bytes };
}

function writePlan(pdf: Pdf, { finalPay, leave, late, notices, warn, looks, place }: LeavingPlan): void {
  line(pdf, place ? `Place of work: ${place.name}, ${place.state}.` : "Place of work: not known; only federal law is.");
  heading(pdf, "H2", "Final pay");
  line(pdf, finalPay.dueOn ? `Due by ${day(finalPay.dueOn)}.` : NEEDS[finalPay.needs ?? "words"]);
  if (finalPay.isAtOnce) line(pdf, AT_ONCE);
  sources(pdf, finalPay.basis ? [finalPay.basis] : finalPay.rules);
  sources(pdf, finalPay.form);
  heading(pdf, "H2", "Leave");
  for (const { name, minutes, amount, isPaidOut, why } of leave.lines)
    line(
      pdf,
      `${name}: ${hours(minutes)}, ${isPaidOut ? `paid out${amount === null ? "" : ` (${usd(amount)})`}` : "not paid out"}. ${why}.`,
    );
  if (leave.lines.length === 0) line(pdf, "No leave is left.");
  sources(pdf, leave.rules);
  heading(pdf, "H2", "If it is late");
  if (late.perDay !== null)
    line(pdf, `${usd(late.perDay)} for each day${late.mostDays ? `, for at most ${late.mostDays} days` : ""}.`);
  sources(pdf, late.rules);
  heading(pdf, "H2", "Notices");
  sources(pdf, [...notices.cobra.rules, ...notices.unemployment]);
  if (warn) {
    heading(pdf, "H2", "Mass layoffs");
    const where = warn.place ? ` at ${warn.place}` : "";
    line(
      pdf,
      `${warn.jobsLost} of ${warn.atSite} jobs${where} end between ${day(warn.from)} and ${day(warn.until)}; ${warn.employees} employees in all.`,
    );
    line(
      pdf,
      warn.isReached ? "A threshold is reached: notice may be due." : "No threshold that can be computed is reached.",
    );
    sources(pdf, warn.rules);
  }
  if (looks.length > 0) {
    heading(pdf, "H2", "Looked at twice");
    for (const { text } of looks) line(pdf, text);
  }
}

export const NEEDS = {
  payday: "Due on the next regular payday, which is not known here.",
  demand: "Due within a time that runs from the employee's demand.",
  words: "The law of the place names no day that can be computed; its words stand below.",
} as const;

const noon = (plain: string): Date => new Date(`${plain}T12:00:00Z`);
const day = (plain: string): string => dateText(plain);
const hours = (minutes: number): string => `${Math.round((minutes / HOUR) * 100) / 100} hours`;

function sources(pdf: Pdf, cited: readonly Cited[]): void {
  for (const { text, cite, isOpen } of cited)
    line(pdf, `• ${text} (${cite}${isOpen ? "; under a further condition" : ""})`);
}

const tagged = (pdf: Pdf, tag: "H1" | "H2" | "P", draw: () => unknown): void =>
  void pdf.addStructure(pdf.struct(tag, {}, [() => void draw()]));

function heading(pdf: Pdf, tag: "H1" | "H2", words: string): void {
  const size = tag === "H1" ? 18 : 13;
  tagged(pdf, tag, () =>
    pdf
      .moveDown(tag === "H1" ? 0.2 : 0.6)
      .font("Helvetica-Bold")
      .fontSize(size)
      .fillColor(INK)
      .text(printable(words), LEFT, pdf.y, { width: WIDTH })
      .moveDown(0.3),
  );
}

const line = (pdf: Pdf, words: string): void => write(pdf, words, 10.5, INK);
const quiet = (pdf: Pdf, words: string): void => write(pdf, words, 9, QUIET);

function write(pdf: Pdf, words: string, size: number, color: string): void {
  tagged(pdf, "P", () =>
    pdf
      .font("Helvetica")
      .fontSize(size)
      .fillColor(color)
      .text(printable(words), LEFT, pdf.y, { width: WIDTH, lineGap: 2 })
      .moveDown(0.25),
  );
}
