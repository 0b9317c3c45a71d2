import { type Principal, requireOpenInImpersonation, type SignedIn } from "~/domain/access";
import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import type { RiskAssessment } from "../answer/types";
import type { Question } from "../query/types";
import { placeOf, understandQuestion } from "../query/understand";
import { keepQuestion, placeColumns, questionRow, takeOverQuestion } from "../questions/keep-questions";
import { noteAsked } from "../questions/note-asked";
import type { SearchOptions } from "./read-history";

export type FinishedSearch = {
  /** One per press of the button (decision 46); empty when a program searched without one. */
  submission: string;
  question: Question;
  /** As the call sends it: null for all states, `CA`, or `CA, los-angeles`. */
  jurisdiction: string | null;
  lawIds: number[];
  caseIds: number[];
  assessment: RiskAssessment | null;
  options: SearchOptions;
};

/**
 * Keeps what was asked and found: once per submission, whatever tab, filter or reload asks for the page again. A visitor
 * leaves the masked question only.
 */
export async function recordSearch(principal: Principal, search: FinishedSearch): Promise<number | null> {
  if (principal.isTestKey) return null;
  const submission = search.submission.slice(0, 40) || randomToken(12);
  return db().$transaction(async (tx) => {
    const found = { laws: search.lawIds.length, cases: search.caseIds.length };
    const fresh = await keepQuestion(tx, questionRow(principal, search.question, found, submission));
    const userId = principal.account?.id;
    if (userId === undefined || principal.impersonator) return null;
    if (!fresh && !(await takeOverQuestion(tx, submission, userId)))
      return renewHistory(tx, userId, search, submission);
    await tx.user.update({ where: { id: userId }, data: { totalSearches: { increment: 1 } }, select: { id: true } });
    return keepHistory(tx, userId, search, submission);
  });
}

async function keepHistory(tx: Transaction, userId: number, search: FinishedSearch, submissionId: string) {
  const data = {
    userId,
    submissionId,
    query: search.question.text,
    jurisdiction: search.jurisdiction,
    ...placeColumns(search.question.place),
    timestamp: now(),
    ...(await resultColumns(tx, userId, search, submissionId)),
  };
  return (await tx.searchHistory.create({ data, select: { id: true } })).id;
}

/** The same search with other facts of the case: its row tells what it finds with them. */
async function renewHistory(tx: Transaction, userId: number, search: FinishedSearch, submissionId: string) {
  const where = { userId_submissionId: { userId, submissionId } };
  const row = await tx.searchHistory.findUnique({ where, select: { id: true, options: true } });
  if (!row || factsOf(row.options as SearchOptions | null) === factsOf(search.options)) return null;
  await tx.searchHistory.update({ where, data: await resultColumns(tx, userId, search, submissionId) });
  return row.id;
}

const factsOf = (options: SearchOptions | null): string =>
  JSON.stringify([options?.employees ?? null, Object.entries(options?.facts ?? {}).sort()]);

/** What a search found, and what it was asked with. */
async function resultColumns(tx: Transaction, userId: number, search: FinishedSearch, submissionId: string) {
  const { assessment, lawIds, caseIds } = search;
  const load = await tx.corpusLoad.findFirst({
    where: { status: "done" },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const saved = assessment
    ? await keepAssessment(tx, { userId, search, submissionId, assessment, corpusLoadId: load?.id })
    : null;
  return {
    resultsCount: lawIds.length + caseIds.length,
    riskAssessmentId: saved,
    lawResults: lawIds,
    caseResults: caseIds,
    quickAnswer: assessment?.directAnswer ?? null,
    legalExplanation: assessment?.legalExplanation ?? null,
    recommendedActions: assessment?.recommendedActions ?? [],
    riskAssessment: assessment ? { overallRisk: assessment.overallRisk } : Prisma.DbNull,
    options: search.options,
    corpusLoadId: load?.id,
  };
}

type Keep = {
  userId: number;
  search: FinishedSearch;
  submissionId: string;
  assessment: RiskAssessment;
  corpusLoadId?: number;
};

async function keepAssessment(tx: Transaction, { userId, search, submissionId, assessment, corpusLoadId }: Keep) {
  const { question, jurisdiction, lawIds, caseIds } = search;
  const { id } = await tx.riskAssessment.create({
    data: {
      userId,
      submissionId,
      query: question.text,
      jurisdiction,
      ...placeColumns(question.place),
      employees: question.employees,
      overallRisk: assessment.overallRisk,
      criticalIssues: assessment.criticalIssues,
      mediumRiskIssues: assessment.mediumRiskIssues,
      compliantAreas: assessment.compliantAreas,
      keyRiskAreas: assessment.keyRiskAreas,
      potentialDamages: assessment.potentialDamages,
      recommendations: assessment.recommendations,
      legalExplanation: assessment.legalExplanation,
      directAnswer: assessment.directAnswer,
      recommendedActions: assessment.recommendedActions,
      relatedLawIds: lawIds,
      relatedCaseIds: caseIds,
      totalPenaltyRange: assessment.totalPenaltyRange,
      specificPenalties: assessment.specificPenalties,
      maxPenalty: BigInt(Math.round(assessment.maxPenalty * 100)),
      minPenalty: BigInt(Math.round(assessment.minPenalty * 100)),
      citations: assessment.citations,
      topics: question.topics.map(({ topic }) => topic),
      corpusLoadId,
    },
    select: { id: true },
  });
  return id;
}

export type NotedSearch = { query: string; searchType: string; jurisdiction: string | null; resultsCount: number };

/** A search that a program made and counted itself: kept in its person's history without results. */
export async function noteSearch(principal: SignedIn, search: NotedSearch): Promise<{ id: number }> {
  requireOpenInImpersonation(principal, "research:write");
  const place = await placeOf({ jurisdiction: search.jurisdiction });
  const question = await understandQuestion(search.query, place);
  const userId = principal.account.id;
  const row = await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { totalSearches: { increment: 1 } }, select: { id: true } });
    const data = { ...search, userId, submissionId: randomToken(12), ...placeColumns(place), timestamp: now() };
    return tx.searchHistory.create({ data, select: { id: true } });
  });
  noteAsked(principal, question, { laws: search.resultsCount, cases: null });
  return row;
}
