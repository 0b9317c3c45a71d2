import { STAGE_KINDS } from "../settings/defaults";
import type { CheckLaw, Found, Severity, WorkPlace } from "./check-types";
import { lawsAt } from "./laws-of-places";
import type { PostingFacts } from "./posting-facts";
import { provisos, reachOf, severityOf } from "./reach";
import { TOPIC_WORDING, WORDING_TERMS } from "./wording";

type Mention = { where: string; quote: string; questionId?: number; hiddenUntil?: string | null };

/** Every place where the posting or its form says something, with the words. */
function mentions(facts: PostingFacts, pattern: RegExp): Mention[] {
  const inText = facts.texts.flatMap(({ where, text }) => {
    const hit = pattern.exec(text);
    return hit ? [{ where, quote: quoted(text, hit.index, hit[0].length) }] : [];
  });
  const asked = facts.questions.flatMap(({ id, label, hiddenUntil }) =>
    pattern.test(label) ? [{ where: "a question of the form", quote: label, questionId: id, hiddenUntil }] : [],
  );
  return [...inText, ...asked];
}

const AROUND = 30;
function quoted(text: string, at: number, length: number): string {
  const piece = text.slice(Math.max(0, at - AROUND), at + length + AROUND).replace(/\s+/g, " ");
  return `${at > AROUND ? "…" : ""}${piece.trim()}${at + length + AROUND < text.length ? "…" : ""}`;
}

/** Wording that leans on a protected trait; judged by the federal law it touches, or the state's own act for a small employer. */
export function wordingRules(facts: PostingFacts, laws: CheckLaw[], places: WorkPlace[]): Found[] {
  return WORDING_TERMS.flatMap((term, index) => {
    const hits = apart(mentions(facts, term.pattern));
    if (hits.length === 0) return [];
    const federal = laws.find(({ slug }) => slug === term.law);
    const own = places.flatMap((place) => lawsAt(laws, "discrimination_act", place));
    const law = [federal, ...own].find((one) => one && reachOf(one, facts.heads) !== "below") ?? federal ?? null;
    const reach = law ? reachOf(law, facts.heads) : "below";
    const severity: Severity =
      reach === "below" ? "info" : law ? severityOf(term.severity, law, reach, null, facts.day) : "warn";
    return hits.map((hit) => ({
      rule: `wording-${index + 1}`,
      place: null,
      law,
      severity,
      questionId: hit.questionId,
      message: `"${hit.quote}" in ${hit.where} ${term.why}.${law ? provisos(law, reach, null, facts.day) : ""}`,
      suggestion: term.instead,
    }));
  });
}

/** The first mention of the texts, and every question: each is asked, hidden and overridden for itself. */
function apart(hits: Mention[]): Mention[] {
  const inText = hits.filter(({ questionId }) => questionId === undefined);
  return [...inText.slice(0, 1), ...hits.filter(({ questionId }) => questionId !== undefined)];
}

type TopicRule = {
  topic: keyof typeof TOPIC_WORDING;
  rule: string;
  /** How the law of a place weighs a mention; null lets it pass. */
  weigh: (law: CheckLaw, hit: Mention) => { severity: Severity; message: string; suggestion: string } | null;
};

const stageOrder = (kind: string | null | undefined): number => (kind ? STAGE_KINDS.indexOf(kind as "applied") : 0);

/** From which stage a question about criminal history may be asked, by the choice in the corpus. */
export const MAY_ASK: Record<string, string> = {
  "after application": "screening",
  "after first interview": "interviewing",
  "after conditional offer": "offer",
};

const TOPIC_RULES: readonly TopicRule[] = [
  {
    topic: "salary_history_ban",
    rule: "salary-history",
    weigh: (law, hit) =>
      law.figures.get("banned") === true
        ? {
            severity: "block",
            message: `"${hit.quote}" in ${hit.where} asks about pay history.`,
            suggestion: "Ask for the pay that the person expects instead.",
          }
        : null,
  },
  {
    topic: "ban_the_box",
    rule: "criminal-history",
    weigh: (law, hit) => {
      if (law.figures.get("privateEmployers") !== true) return null;
      const stage = String(law.figures.get("stage") ?? "");
      const needed = MAY_ASK[stage];
      if (hit.questionId && needed && stageOrder(hit.hiddenUntil) >= stageOrder(needed)) return null;
      return {
        severity: needed ? (hit.questionId ? "block" : "warn") : "info",
        message: `"${hit.quote}" in ${hit.where} is about criminal history; it may be asked ${stage || "within limits"}.`,
        suggestion: hit.questionId
          ? `Hide the question until the stage ${needed ?? "that the law permits"}.`
          : "Take it out of the posting, and leave it to the stage that the law permits.",
      };
    },
  },
  {
    topic: "non_compete",
    rule: "non-compete",
    weigh: (law, hit) => {
      const rule = law.figures.get("rule");
      if (rule !== "banned" && rule !== "limited") return null;
      const floor = law.figures.get("salaryThreshold");
      const limit =
        typeof floor === "number" ? ` It needs pay of at least $${(floor / 100).toLocaleString("en-US")} a year.` : "";
      return {
        severity: rule === "banned" ? "block" : "warn",
        message: `"${hit.quote}" in ${hit.where}: non-competes are ${rule} here.${limit}`,
        suggestion: rule === "banned" ? "Take the clause out." : "Check the limits before you use the clause.",
      };
    },
  },
  {
    topic: "credit_checks",
    rule: "credit-check",
    weigh: (law, hit) =>
      law.figures.get("restricted") === true
        ? {
            severity: "warn",
            message: `"${hit.quote}" in ${hit.where}: credit checks of applicants are restricted here.`,
            suggestion: "Keep it only where the job is among the exceptions of the law.",
          }
        : null,
  },
  {
    topic: "polygraph",
    rule: "lie-detector",
    weigh: (law, hit) =>
      law.figures.get("banned") === true
        ? {
            severity: "block",
            message: `"${hit.quote}" in ${hit.where}: lie-detector tests of applicants are barred or limited here.`,
            suggestion: "Take it out.",
          }
        : null,
  },
];

/** Questions and clauses that the law of a place bars or limits. */
export function topicRules(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  return TOPIC_RULES.flatMap(({ topic, rule, weigh }) => {
    const hits = mentions(facts, TOPIC_WORDING[topic]);
    if (hits.length === 0) return [];
    return lawsAt(laws, topic, place).flatMap((law): Found[] => {
      const reach = reachOf(law, facts.heads);
      if (reach === "below") return [];
      return apart(hits).flatMap((hit): Found[] => {
        const weighed = weigh(law, hit);
        if (!weighed) return [];
        const { severity, message, suggestion } = weighed;
        return [
          {
            rule,
            place,
            law,
            questionId: hit.questionId,
            severity: severityOf(severity, law, reach, law.effectiveDate, facts.day),
            message: `${place.label}: ${message}${provisos(law, reach, law.effectiveDate, facts.day)}`,
            suggestion,
          },
        ];
      });
    });
  });
}

/** What the law of a place asks of whoever screens with software. */
export function automatedRules(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  if (!facts.usesAi) return [];
  return lawsAt(laws, "ai_hiring", place).flatMap((law): Found[] => {
    const reach = reachOf(law, facts.heads);
    if (reach === "below") return [];
    const from = String(law.figures.get("from") ?? law.effectiveDate ?? "") || null;
    const duty = law.requirements.find((text) => /audit|notice|tell|told|notify/i.test(text)) ?? law.title;
    return [
      {
        rule: "ai-notice",
        place,
        law,
        from,
        severity: "warn",
        message: `${place.label}: software screens applicants of this job. ${duty}${provisos(law, reach, from, facts.day)}`,
        suggestion: "The posting says by itself that software helps in screening. Check the further duties of the law.",
      },
    ];
  });
}
