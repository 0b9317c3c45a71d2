import { SECOND_MS } from "~/platform/clock";
import { completeChat, hasLanguageModel } from "~/platform/language-model/chat";
import { log } from "~/platform/log";
import { maskPersonal } from "../../questions/mask-personal";
import type { Retrieval } from "../../search/retrieval";
import type { FullCase, FullLaw } from "../../search/types";
import { NOT_CHECKED } from "../choosing/usable";
import type { RiskAssessment } from "../types";
import { type CitedSentence, sentenceJudge } from "./borne-sentence";
import { escaped } from "./html";

const TIMEOUT_MS = 6 * SECOND_MS;
const MOST_SENTENCES = 6;
/** With fewer of the model's sentences left than this share of our own, ours stand. */
const ENOUGH_LEFT = 0.5;

const RULES = `You rewrite the sentences of a legal answer for a human resources manager: plainer, shorter, in the order that answers the question.
Say nothing that the sentences do not say. Keep every number, date and place. Do not add yes or no. One sentence a line, each followed by
its references in brackets as given, such as [L1].`;

/**
 * The answer in the words of the configured language model. A sentence whose reference does not resolve, or that says
 * more than the cited record, is dropped; without a model, in time-out or with too little left, the built-in answer stands.
 */
export async function phraseAnswer(
  assessment: RiskAssessment,
  retrieval: Retrieval,
  timeoutMs = TIMEOUT_MS,
): Promise<RiskAssessment> {
  if (!hasLanguageModel()) return assessment;
  const told = toldSentences(assessment.directAnswer);
  const own = told.filter(({ text }) => !isMark(text));
  try {
    const text = await completeChat({ messages: messagesFor(retrieval.question.text, own), maxTokens: 600, timeoutMs });
    const isBorne = sentenceJudge(own, recordsOf(assessment, retrieval));
    const kept = readSentences(text).filter(isBorne).slice(0, MOST_SENTENCES);
    if (kept.length < own.length * ENOUGH_LEFT) return assessment;
    const cited = new Set(kept.flatMap(({ refs }) => refs));
    const marks = told
      .filter(({ text }) => isMark(text))
      .map((sentence) => ({ ...sentence, refs: sentence.refs.filter((ref) => cited.has(ref)) }));
    return { ...assessment, directAnswer: [kept, marks.filter(({ refs }) => refs.length > 0)].map(paragraph).join("") };
  } catch (error) {
    log().warn({ err: error }, "the language model gave no answer; the built-in one is used");
    return assessment;
  }
}

const isMark = (text: string): boolean => text.toLowerCase().startsWith(NOT_CHECKED);

function messagesFor(question: string, told: CitedSentence[]) {
  const lines = told.map(({ text, refs }) => `${refs.map((ref) => `[L${ref}]`).join(" ")} ${text}`);
  return [
    { role: "system" as const, content: RULES },
    { role: "user" as const, content: `Question: ${maskPersonal(question)}\n\nSentences:\n${lines.join("\n")}` },
  ];
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** The sentences of a built-in answer, with their references. */
function toldSentences(html: string): CitedSentence[] {
  const marked = html.replace(/<sup[^>]*data-ref="(\d+)"[^>]*>\d+<\/sup>/g, "[L$1]").replace(/<\/?(?:p|strong)>/g, " ");
  return readSentences(marked.replace(/(\])\s+(?!\[)/g, "$1\n")).map(({ text, refs }) => ({
    refs,
    text: text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  }));
}

function readSentences(text: string): CitedSentence[] {
  return text.split("\n").flatMap((line) => {
    const refs = [...line.matchAll(/\[L(\d+)\]/g)].map(([, ref]) => Number(ref));
    const said = line
      .replace(/\[[^\]]*\]/g, "")
      .replace(/^[\s\-*•]+/, "")
      .replace(/\s+/g, " ")
      .trim();
    return said ? [{ text: said, refs: [...new Set(refs)] }] : [];
  });
}

function recordsOf(
  { citations }: RiskAssessment,
  { laws, everyState = [], cases }: Retrieval,
): Map<number, FullLaw | FullCase> {
  const records = new Map<number, FullLaw | FullCase>();
  for (const { ref, lawId, caseId } of citations) {
    const record = [...laws, ...everyState].find(({ id }) => id === lawId) ?? cases.find(({ id }) => id === caseId);
    if (record) records.set(ref, record);
  }
  return records;
}

function paragraph(sentences: CitedSentence[]): string {
  if (sentences.length === 0) return "";
  const parts = sentences.map(({ text, refs }) => {
    const sups = [...refs].sort((a, b) => a - b).map((ref) => `<sup class="cite" data-ref="${ref}">${ref}</sup>`);
    return `${escaped(text)}${sups.join("")}`;
  });
  return `<p>${parts.join(" ")}</p>`;
}
