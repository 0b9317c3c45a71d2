import { type Judgement, judge } from "../judging/judge";
import type { Issue, Reading } from "./types";
import { type Ground, weigh } from "./weigh";

/** So many sentences that fit best by their points and meaning are read together with the question. */
const MOST_JUDGED = 8;
/** What a piece of a longer text asks is read by itself where it says so much; else within the whole text. */
const LEAST_WORDS = 5;

/** The same reading, with what the sentences that may answer each issue say to it. */
export async function judged(reading: Reading, text: string, ground: Ground): Promise<Reading> {
  const issues: Issue[] = [];
  for (const issue of reading.issues)
    issues.push({ ...issue, judged: await judgedOf(issue, askedBy(issue, text), ground) });
  return { ...reading, issues };
}

async function judgedOf(issue: Issue, asked: string, ground: Ground): Promise<Issue["judged"]> {
  const { fits, below } = weigh(issue, ground);
  const best = [...fits, ...below].sort((a, b) => b.fit - a.fit);
  const sentences = [...new Set(best.map(({ provision }) => provision.text))].slice(0, MOST_JUDGED);
  const read = await judge(asked, sentences);
  const said = asked.split(/\s+/).length > STORY_WORDS ? read.map(halfAsSure) : read;
  return new Map(sentences.flatMap((sentence, at) => (said[at] ? [[sentence, said[at]] as const] : [])));
}

/** Most of what a long story tells has nothing to do with the rule: what is read of it counts half. */
const STORY_WORDS = 30;
const EVEN = 0.2;
const halfAsSure = (read: Judgement): Judgement => ({
  yes: (read.yes + EVEN) / 2,
  no: (read.no + EVEN) / 2,
  limits: (read.limits + EVEN) / 2,
  tells: (read.tells + EVEN) / 2,
  other: (read.other + EVEN) / 2,
});

/** A question of several is read alone; what a story asks, or a question that leans on it, with the story. */
const askedBy = ({ text, isTold, isRival, leans }: Issue, whole: string): string =>
  isTold || isRival || leans || text.split(/\s+/).length < LEAST_WORDS ? whole : text;
