import path from "node:path";
import { projectRoot } from "~/platform/root";
import { modelOf } from "../encoder/open-model";
import { piecesOf } from "../encoder/wordpiece";

/** What one sentence of law says to one question: how likely each of these is; together they are 1. */
export type Judgement = {
  /** The first word of the answer is yes. */
  yes: number;
  no: number;
  /** Yes or no only within limits that the question leaves open. */
  limits: number;
  /** It answers what was not asked for yes or no. */
  tells: number;
  /** It speaks of something else. */
  other: number;
};

const MODEL_FILE = path.join(projectRoot, "web", "domain", "research", "judging", "model", "judge.onnx");
/** A question is cut before the sentence is: what the law says is short, and read whole. */
const [MOST_OF_QUESTION, MOST_PIECES] = [72, 128];
const MOST_LETTERS = 1_000;

const theModel = modelOf(MODEL_FILE, "scores");

/** What each sentence of law, read together with the question, says to it. */
export async function judge(question: string, sentences: readonly string[]): Promise<Judgement[]> {
  if (sentences.length === 0) return [];
  const { vocabulary, read } = await theModel();
  const asked = piecesOf(question.slice(0, MOST_LETTERS), vocabulary, MOST_OF_QUESTION);
  const judged: Judgement[] = [];
  for (const sentence of sentences) {
    // The start stands before the question only.
    const said = piecesOf(sentence.slice(0, MOST_LETTERS), vocabulary, MOST_PIECES - asked.length + 1).slice(1);
    const pieces = [...asked, ...said];
    const scores = await read({
      input_ids: pieces,
      attention_mask: pieces.map(() => 1),
      token_type_ids: pieces.map((_piece, at) => (at < asked.length ? 0 : 1)),
    });
    judged.push(shares(scores));
  }
  return judged;
}

/** The order in which the model was taught to say them. */
const SAID = ["yes", "no", "limits", "tells", "other"] as const;

function shares(scores: Float32Array): Judgement {
  const most = Math.max(...scores);
  const powers = Array.from(scores, (score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return Object.fromEntries(SAID.map((word, at) => [word, (powers[at] as number) / sum])) as Judgement;
}
