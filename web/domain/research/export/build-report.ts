import { accessOf, type Principal, requireAccess } from "~/domain/access";
import { now, today } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Invalid } from "~/platform/errors";
import { assessConcern } from "../answer/assess-concern";
import type { RiskAssessment } from "../answer/types";
import type { GivenFacts } from "../facts/given-facts";
import { lawOn } from "../library/law-on-day";
import { readCases } from "../library/read-cases";
import { readLaws } from "../library/read-laws";
import { placeOf } from "../query/understand";
import { askedOptions } from "../search/asked-options";
import { inReading } from "../search/reading";
import { retrieve } from "../search/retrieve";
import { checkedText, type Report } from "./report";

export type ReportOrder = {
  lawIds: number[];
  caseIds: number[];
  question?: string;
  place?: string;
  federal?: boolean;
  /** Employees of who asks. */
  employees?: number;
  /** Facts of the case, given or withdrawn. */
  facts?: GivenFacts;
  /** Whether the answer and its risk go in; they are made anew from question and place, whatever the caller sent. */
  withAnswer?: boolean;
  /** Made on the server for this request. */
  assessment?: RiskAssessment | null;
  /** A saved search of the same person. */
  historyId?: number;
};

/**
 * The report of an order. Only ids are believed: every record is read again, and what is not there is refused by name
 * (decision 44).
 */
export async function buildReport(principal: Principal, order: ReportOrder): Promise<Report> {
  requireAccess(principal, "research");
  const saved = order.historyId ? await savedAnswer(principal, order.historyId) : null;
  const made = order.withAnswer && order.question && !saved ? await answerAgain(order.question, order) : null;
  return assembleReport({ ...order, ...(made ?? {}) }, saved);
}

/** The report itself, for a reader whose access was checked or for the open demonstration. */
export async function assembleReport(order: ReportOrder, saved: SavedAnswer | null = null): Promise<Report> {
  const day = today();
  const { laws, cases } = await inReading(async (client) => ({
    laws: (await readLaws(client, order.lawIds)).map((law) => lawOn(law, day)),
    cases: await readCases(client, order.caseIds),
  }));
  refuseUnknown("lawIds", order.lawIds, laws);
  refuseUnknown("caseIds", order.caseIds, cases);
  const assessment = order.assessment ?? null;
  const [oldest] = [...laws, ...cases]
    .filter(({ verifiedAsOf }) => verifiedAsOf !== null)
    .sort((a, b) => (a.verifiedAsOf ?? "").localeCompare(b.verifiedAsOf ?? ""));
  return {
    question: order.question || saved?.query || "Selected records",
    place: order.place || saved?.place || "All States",
    madeAt: now(),
    asOf: oldest ? checkedText(oldest) : null,
    answer: plainSentences(assessment?.directAnswer ?? saved?.answer ?? ""),
    assessment,
    citations: assessment?.citations ?? [],
    laws,
    cases,
  };
}

function refuseUnknown(field: string, wanted: number[], found: { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = wanted.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw new Invalid(`There are no records with these ids: ${unknown.slice(0, 20).join(", ")}.`, {
    fields: [{ field, message: `unknown: ${unknown.slice(0, 20).join(", ")}` }],
  });
}

/** The answer of the dashboard once more: the same words, place and facts give the same answer. */
async function answerAgain(question: string, { place: jurisdiction, federal, employees, facts }: ReportOrder) {
  const place = await placeOf({ jurisdiction });
  const options = { ...askedOptions({ federal, employees, facts }), parts: true };
  const assessment = assessConcern(await retrieve(question, place, options));
  const city = place.city?.name ?? (place.includeCityLaws && place.state !== "ALL" ? "all cities" : null);
  return { assessment, place: city ? `${city}, ${place.stateName}` : place.stateName };
}

type SavedAnswer = { query: string; place: string; answer: string | null };

async function savedAnswer(principal: Principal, historyId: number): Promise<SavedAnswer | null> {
  const userId = principal.account?.id;
  if (userId === undefined || !accessOf(principal, "research").allowed) return null;
  const row = await db().searchHistory.findFirst({ where: { id: historyId, userId } });
  return row && { query: row.query, place: row.jurisdiction ?? "All States", answer: row.quickAnswer };
}

/** The paragraphs of the answer as plain text; the reference numbers stay in brackets. */
export function plainSentences(html: string): string[] {
  return html
    .replace(/<sup[^>]*>(.*?)<\/sup>/g, " [$1]")
    .split(/<\/p>/)
    .map((paragraph) =>
      paragraph
        .replace(/<[^>]+>/g, "")
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}
