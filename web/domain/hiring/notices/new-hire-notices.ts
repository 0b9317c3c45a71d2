import { businessDaysAfter } from "~/platform/calendar/business-days";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { placeOfText, postingFacts } from "../checks/posting-facts";
import { dayFrom } from "../reports/report-query";
import { formsDue } from "./hire-forms";

/** What makes a notice of the corpus one that a new hire must get. */
const AT_HIRE =
  /\b(new (hires?|employees?)|(at|on|upon|time of|before) hire|of hire|when hired|start of employment|first day of work)\b/i;
/** Deadlines that run from the hire and are the employer's to keep. */
const AFTER_HIRE = /\b(new hires?|after (the )?hire|of hire|first day of work)\b/i;

/** A deadline of the employer's own, not of an authority or of the person. */
const DUTY = /\b(due|report|file|give|submit|complete|verify|send)\b/i;

const MOST_DAYS = 90;

type Entry = { text: string; cite: string | null; days: number | undefined };
type Stored = { role: string; text: string; cite?: string | null; value?: unknown };
export type DueNotice = {
  title: string;
  lawId: number | null;
  /** A form of `hire-forms.json`; null for what the corpus asks for. */
  formKey: string | null;
  citation: string | null;
  state: string | null;
  dueOn: Date | null;
};

type Hire = {
  organizationId: number;
  jobId: number;
  /** The first day of the accepted offer, or the day of the hire. */
  start: string;
  /** Where the accepted offer says that the work is done. */
  location: string | null;
};

/**
 * The forms, notices and deadlines that come with a hire, read from the laws of the place that was agreed, or else of the
 * places the job can be done in.
 */
export async function noticesDue(
  tx: Transaction,
  { organizationId, jobId, start, location }: Hire,
): Promise<DueNotice[]> {
  const facts = await postingFacts(tx, organizationId, jobId);
  const agreed = await placeOfText(tx, location);
  const places = agreed ? [agreed] : (facts?.places ?? []);
  const states = [...new Set(places.map(({ state }) => state))];
  const cities = places.flatMap(({ state, city }) => (city ? [{ jurisdiction: state, city }] : []));
  const laws = await tx.law.findMany({
    where: {
      archivedAt: null,
      isAbsence: false,
      confidence: { not: "recalled" },
      status: "in_force",
      OR: [{ jurisdiction: { in: ["FEDERAL", ...states] }, city: null }, ...cities],
    },
    orderBy: [{ jurisdiction: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, jurisdiction: true, citation: true, provisions: true },
      ...{ minEmployees: true, effectiveDate: true },
    },
  });
  const day = today();
  const heads = facts?.heads.total ?? null;
  const notices = laws
    .filter(({ effectiveDate }) => effectiveDate === null || effectiveDate.toISOString().slice(0, 10) <= day)
    .filter(({ minEmployees }) => heads === null || minEmployees === null || heads >= minEmployees)
    .flatMap(({ id, jurisdiction, citation, provisions }) => {
      const of = { lawId: id, formKey: null, state: jurisdiction === "FEDERAL" ? null : jurisdiction.slice(0, 2) };
      const given = entries(provisions, "notice").filter(({ text }) => AT_HIRE.test(text));
      const dated = entries(provisions, "deadline").filter(
        ({ text, days }) => days && days <= MOST_DAYS && AFTER_HIRE.test(text) && DUTY.test(text),
      );
      return [
        ...given.map((one) => ({ ...of, ...lineOf(one, citation), dueOn: dateOf(start) })),
        ...dated.map((one) => ({ ...of, ...lineOf(one, citation), dueOn: dateOf(dueAfter(start, one)) })),
      ];
    });
  return [...(await formsDue(tx, states, dateOf(start))), ...notices];
}

const dueAfter = (start: string, { text, days = 0 }: Entry): string =>
  /business days?/i.test(text) ? businessDaysAfter(start, days) : dayFrom(start, days);

/** The sentences of a law that do this, each with its own place in the law. */
const entries = (provisions: unknown, wanted: "notice" | "deadline"): Entry[] =>
  (Array.isArray(provisions) ? (provisions as Stored[]) : [])
    .filter(({ role }) => role === wanted)
    .map(({ text, cite, value }) => ({
      text,
      cite: cite ?? null,
      days: (value as { days?: number } | undefined)?.days,
    }));
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const lineOf = ({ text, cite }: Entry, citation: string | null) => ({
  title: text.slice(0, 300),
  citation: (cite ?? citation)?.slice(0, 300) ?? null,
});

/**
 * Puts the notices of a hire on its list; what is there already stays as it was marked. What is still open and no law asks
 * for any more, or in other words now, goes.
 */
export async function listNotices(
  tx: Transaction,
  { organizationId, applicationId, jobId }: { organizationId: number; applicationId: number; jobId: number },
): Promise<number> {
  const offer = await tx.offer.findFirst({
    where: { organizationId, applicationId, status: "accepted" },
    select: { startDate: true, location: true },
  });
  const start = offer?.startDate?.toISOString().slice(0, 10) ?? today();
  const due = await noticesDue(tx, { organizationId, jobId, start, location: offer?.location ?? null });
  const known = await tx.newHireNotice.findMany({
    where: { organizationId, applicationId },
    select: { id: true, lawId: true, title: true, formKey: true, status: true },
  });
  const wanted = new Set(due.map(keyOf));
  const gone = known.filter((row) => row.status === "open" && !wanted.has(keyOf(row))).map(({ id }) => id);
  await tx.newHireNotice.deleteMany({ where: { organizationId, id: { in: gone } } });
  const keys = new Set(known.map(keyOf));
  const fresh = due.filter((notice) => !keys.has(keyOf(notice)));
  await tx.newHireNotice.createMany({
    data: fresh.map((notice) => ({ ...notice, organizationId, applicationId, createdAt: now() })),
  });
  return fresh.length;
}

const keyOf = ({ lawId, title, formKey }: Pick<DueNotice, "lawId" | "title" | "formKey">): string =>
  formKey ?? `${lawId}|${title}`;

/** Takes the open notices away with a hire that is taken back; what was given stays as proof. */
export const dropNotices = (tx: Transaction, own: { organizationId: number; applicationId: number }) =>
  tx.newHireNotice.deleteMany({ where: { ...own, status: "open" } });
