import { DIMENSIONS } from "./encode";
import { calibration } from "./model-files";

const { keys, scale, bias, weights } = calibration.topics;
const TOPICS = keys.split(" ");
const UNITS = Int8Array.from(Buffer.from(weights, "base64"));

/** What a meaning tells of each topic, and of none of them, as logarithms of chances. */
export type TopicChances = { ofTopic: (topic: string) => number; none: number };

/** A topic that came after the model was taught is as likely as the middle of all. */
export function topicChances(vector: Float32Array): TopicChances {
  const odds = bias.map((start, row) => {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (vector[at] as number) * (UNITS[row * DIMENSIONS + at] as number);
    return start + sum * scale;
  });
  const most = Math.max(...odds);
  const whole = most + Math.log(odds.reduce((sum, one) => sum + Math.exp(one - most), 0));
  const chances = new Map(TOPICS.map((topic, at) => [topic, (odds[at] as number) - whole]));
  const middle = [...chances.values()].sort((a, b) => a - b)[TOPICS.length >> 1] as number;
  return { ofTopic: (topic) => chances.get(topic) ?? middle, none: (odds[TOPICS.length] as number) - whole };
}
